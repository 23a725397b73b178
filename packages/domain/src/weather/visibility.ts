import type { BothLanguages } from '#language/language.ts';

/** Band of the horizontal visibility, worst first. */
export type VisibilityBand = 'denseFog' | 'fog' | 'poor' | 'moderate' | 'good';

/**
 * A word for each band of domain.md §2.4.10–14, shown next to the figure: it repeats neither the distance nor the
 * quantity.
 */
export const VISIBILITY_BANDS: Readonly<Record<VisibilityBand, BothLanguages>> = {
  denseFog: { vi: 'Sương mù dày đặc', en: 'Dense fog' },
  fog: { vi: 'Sương mù', en: 'Fog' },
  poor: { vi: 'Kém', en: 'Poor' },
  moderate: { vi: 'Khá', en: 'Moderate' },
  good: { vi: 'Tốt', en: 'Good' },
};

/** Band of a visibility in kilometres: below 50 m, below 1 km, below 4 km, up to 10 km, over 10 km. Throws a RangeError for NaN. */
export function classifyVisibility(visibilityKm: number): VisibilityBand {
  if (Number.isNaN(visibilityKm)) throw new RangeError('The band of an unknown visibility is unknown');
  if (visibilityKm < 0.05) return 'denseFog';
  if (visibilityKm < 1) return 'fog';
  if (visibilityKm < 4) return 'poor';
  return visibilityKm <= 10 ? 'moderate' : 'good';
}
