/** A value as a reply shows it: so many decimals, never −0; null stays null. */
export function roundTo(value: number | null, decimals: Decimals): number | null {
  return value === null || !Number.isFinite(value) ? null : round(value, decimals);
}

/** Powers of ten by their number of noughts: working one out took longer than the rounding. */
const FACTORS = [1, 10, 100, 1000, 10_000, 100_000] as const;

/** Decimals that a value is shown with. */
export type Decimals = 0 | 1 | 2 | 3 | 4 | 5;

/** A known value with so many decimals, never −0. */
export function round(value: number, decimals: Decimals): number {
  const factor = FACTORS[decimals];
  return Math.round(value * factor) / factor + 0;
}
