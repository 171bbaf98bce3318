"""What answers which request, as far as it does not fail."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from engine import protocol as wire
from engine import sharing_protocol as sharing
from engine.fair_protocol import Check, Checked, Fingerprint, Fingerprinted, Tallied, Tally
from engine.review_protocol import Review, Reviewed
from engine.storing_protocol import Keep, Paint, Painted, Whole
from engine.teaching_protocol import Teach

# What may come instead of any answer. `Reading` may come first where a link has to be read: then
# the same is asked once more.
Failure: TypeAlias = wire.Refused | wire.Unread | wire.Failed

ANSWERS: Final[Mapping[type, Any]] = MappingProxyType(
    {
        wire.Open: wire.Update,
        wire.Load: wire.Update,
        Teach: wire.Update,
        wire.Submit: wire.Update,
        wire.Advance: wire.Update,
        wire.Think: wire.Thinking,
        wire.Hint: wire.Advice,
        wire.Why: wire.Account,
        wire.Nudge: wire.Update,
        wire.TakeBack: wire.Update,
        wire.Look: wire.Update,
        wire.Read: wire.Log,
        Keep: Whole,
        Paint: Painted,
        Check: Checked,
        Review: Reviewed,
        Tally: Tallied,
        Fingerprint: Fingerprinted,
        sharing.Share: sharing.Shared,
        sharing.Today: sharing.Shared,
        sharing.Unfold: sharing.Unfolded,
        sharing.Follow: wire.Update,
        sharing.Replay: sharing.Replayed,
        sharing.Retell: sharing.Retold,
        sharing.Point: sharing.Shared,
        sharing.AskAgain: sharing.AskedAgain,
        sharing.Pack: sharing.Packed,
        sharing.Unpack: sharing.Unpacked,
    }
)
