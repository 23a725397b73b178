/** How often something may be asked: so many times a second on average, a few at once, not at all during a pause. */
export interface AskBudget {
  /** Whether it may be asked now; counts as asked where it may. */
  take(): boolean;
  /** Asks nothing for so many seconds. */
  pause(seconds: number): void;
}

/** A budget with the clock of `nowMs`. `atOnce` questions may come without a gap after a quiet while. */
export function createAskBudget(perSecond: number, atOnce: number, nowMs: () => number): AskBudget {
  let left = atOnce;
  let filledAt = nowMs();
  let pausedUntil = Number.NEGATIVE_INFINITY;
  return {
    take: () => {
      const now = nowMs();
      left = Math.min(atOnce, left + (Math.max(0, now - filledAt) / 1000) * perSecond);
      filledAt = now;
      if (now < pausedUntil || left < 1) return false;
      left -= 1;
      return true;
    },
    pause: (seconds) => {
      pausedUntil = Math.max(pausedUntil, nowMs() + seconds * 1000);
    },
  };
}
