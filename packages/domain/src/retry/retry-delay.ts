/** Growth of the pauses between attempts. All in one unit, chosen by the caller: seconds or milliseconds. */
export interface BackOff {
  /** Pause after the first failed attempt; it doubles with each further one. */
  readonly first: number;
  readonly longest: number;
  /** Jitter as a share of a pause (0…1), half to each side; 0: none. */
  readonly spread?: number;
}

/**
 * The pause after a failed attempt, in the unit of the back-off: exponential with jitter. `attempt` counts the failed
 * attempts from 1; `chance` (0…1) is a random number from the caller.
 */
export function computeRetryDelay({ first, longest, spread = 0 }: BackOff, attempt: number, chance: number): number {
  const pause = Math.min(first * 2 ** (attempt - 1), longest);
  return pause * (1 - spread / 2 + chance * spread);
}
