/** A value as a reply shows it: so many decimals, never −0; null stays null. */
export function roundTo(value: number | null, decimals: number): number | null {
  return value === null || !Number.isFinite(value) ? null : round(value, decimals);
}

/** A known value with so many decimals, never −0. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor + 0;
}
