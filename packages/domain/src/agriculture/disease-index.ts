/** How much the weather favours a disease: under 30, 30 to 60, over 60 of a hundred days. */
export type DiseaseLevel = 'low' | 'medium' | 'high';

/** Index of a disease with its level. */
export interface DiseaseIndex {
  /** Favourable part of the days that are known, per cent, 0–100. */
  readonly index: number;
  readonly level: DiseaseLevel;
}

/** Days before today and from today on that the index is about (domain.md §4.3.8). */
export const DISEASE_DAYS = { past: 7, coming: 3 } as const;

/** With fewer known days nothing is said (proposed). */
const LEAST_DAYS = 7;
const MEDIUM_FROM = 30;
const HIGH_ABOVE = 60;

/**
 * Index 0–100 of a disease from whether each of the ten days favours it (proposed, domain.md §4.3.8): the part of the days
 * that are known. It tells of the weather, never that a field is ill. Null with fewer than seven known days.
 */
export function findDiseaseIndex(days: readonly (boolean | null)[]): DiseaseIndex | null {
  const known = days.filter((day) => day !== null);
  if (known.length < LEAST_DAYS) return null;
  const index = Math.round((100 * known.filter((day) => day).length) / known.length);
  return { index, level: index < MEDIUM_FROM ? 'low' : index > HIGH_ABOVE ? 'high' : 'medium' };
}
