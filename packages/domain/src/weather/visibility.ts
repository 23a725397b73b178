import type { BothLanguages } from '#language/language.ts';

/** Band of the horizontal visibility, worst first. */
export type VisibilityBand = 'denseFog' | 'fog' | 'poor' | 'moderate' | 'good';

/** Wording of the bands; that of 1–4 km is our own, the others are those of the sea bulletins (domain.md §2.4.10–14). */
export const VISIBILITY_BANDS: Readonly<Record<VisibilityBand, BothLanguages>> = {
  denseFog: { vi: 'Sương mù dày đặc', en: 'Dense fog' },
  fog: { vi: 'Sương mù, tầm nhìn xa dưới 1 km', en: 'Fog, visibility under 1 km' },
  poor: { vi: 'Tầm nhìn kém', en: 'Poor visibility' },
  moderate: { vi: 'Tầm nhìn xa 4–10 km', en: 'Visibility 4–10 km' },
  good: { vi: 'Tầm nhìn xa trên 10 km', en: 'Visibility over 10 km' },
};

/** Band of a visibility in kilometres: below 50 m, below 1 km, below 4 km, up to 10 km, over 10 km. Throws a RangeError for NaN. */
export function classifyVisibility(visibilityKm: number): VisibilityBand {
  if (Number.isNaN(visibilityKm)) throw new RangeError('The band of an unknown visibility is unknown');
  if (visibilityKm < 0.05) return 'denseFog';
  if (visibilityKm < 1) return 'fog';
  if (visibilityKm < 4) return 'poor';
  return visibilityKm <= 10 ? 'moderate' : 'good';
}
