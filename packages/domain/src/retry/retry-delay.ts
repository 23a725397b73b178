/** How the pauses between tries grow. All of one unit, which the caller chooses: seconds or milliseconds. */
export interface BackOff {
  /** Pause after the first failed try; it doubles with each further one. */
  readonly first: number;
  readonly longest: number;
  /** Share of a pause over which chance spreads the callers (0…1), half to each side; 0: all wait alike. */
  readonly spread?: number;
}

/**
 * The pause after a failed try, in the unit of the back-off: exponential with jitter.
 * `attempt` counts the failed tries from 1; `chance` (0…1) is a random number that the caller hands in.
 */
export function computeRetryDelay({ first, longest, spread = 0 }: BackOff, attempt: number, chance: number): number {
  const pause = Math.min(first * 2 ** (attempt - 1), longest);
  return pause * (1 - spread / 2 + chance * spread);
}
