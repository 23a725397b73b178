/** Default share of the index that remains after a day (domain.md §5.2.2). */
const DEFAULT_RECESSION = 0.9;

/**
 * Antecedent precipitation index after the last day, mm: API ← k·API + P (domain.md §5.2.2). Null if a day is unknown,
 * because a gap affects the index for weeks.
 *
 * @param daysMm rain of each day, earliest first
 * @param recession k, 0.85–0.98
 */
export function computeAntecedentRain(
  daysMm: readonly (number | null)[],
  { startMm = 0, recession = DEFAULT_RECESSION }: { readonly startMm?: number; readonly recession?: number } = {},
): number | null {
  let index = startMm;
  for (const day of daysMm) {
    if (day === null) return null;
    index = recession * index + day;
  }
  return index;
}
