# Cheating Moth: what moves are called in a hint, and why they are good.

cm-weighed-draw = Draw a card
cm-weighed-skip = Do nothing
cm-weighed-give-to = { $card }, to { $name }
cm-weighed-give-nothing = Give nothing
cm-weighed-lapse = Lay nothing
cm-weighed-leaf = Leaf { $leaf }

cm-why-last-card = After { $card } the hand is empty, and the round is over.
cm-why-rid-of-moth = Only the Guard may play { $card }, which would cost { $points } minus points at the end.
cm-why-plays-number = Without { $card } the hand is one card smaller.
cm-why-deed = Out with { $card }: in the hand it would cost { $points } minus points, and when played it even does something.
cm-why-nothing-fits = Nothing else fits.
cm-why-keeps-moth = A Moth would fit, but it is more useful later.
cm-why-gives-dear = It would cost { $points } minus points to keep { $card }. Let somebody else have it.
cm-why-gives-cheap = One card fewer, even if it is only { $card }.
cm-why-gives-nothing = Here it is best to keep everything.
cm-why-lays = On the Cockroach you get rid of { $card } without using a turn.
cm-why-lays-nothing = There is nothing to lay, or laying gains nothing.
cm-why-hides-on-leaf = One leaf is as good as another, as long as nobody else hides there.
