// Who has to mind the Guard's eyes is warned when they come, and told when they go again.

/** @param {{comes: () => void, goes: () => void}} says */
export function newWarning({ comes, goes }) {
  /** @type {number | null} */
  let warned = null;

  /** @param {number | null} mine the seat that has to mind them now @param {boolean} isLookedAt */
  return (mine, isLookedAt) => {
    if (mine !== null && isLookedAt !== (warned === mine)) (isLookedAt ? comes : goes)();
    warned = isLookedAt ? mine : null;
  };
}
