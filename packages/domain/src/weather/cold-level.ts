/** Cold of a day: 0 none, 1 rét, 2 rét đậm, 3 rét hại, 4 băng giá. */
export type ColdLevel = 0 | 1 | 2 | 3 | 4;

const ICE_C = 0;
const DAMAGING_C = 13;
const SEVERE_C = 15;
const COLD_C = 20;

/**
 * Cold level of a day from its mean and lowest temperature, °C, and the month, 1–12. "Rét" applies from November to
 * April only: a mean of 18 °C in a mountain summer is not cold. An unknown value (null) never makes a day cold
 * (domain.md §1.2 and §1.7 step 2).
 */
export function classifyCold(meanC: number | null, minimumC: number | null, month: number): ColdLevel {
  if (minimumC !== null && minimumC <= ICE_C) return 4;
  if (meanC === null || !(meanC <= COLD_C)) return 0;
  if (meanC <= DAMAGING_C) return 3;
  if (meanC <= SEVERE_C) return 2;
  return month >= 11 || month <= 4 ? 1 : 0;
}
