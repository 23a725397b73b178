import type { BothLanguages } from '#language/language.ts';

/** Class of a VN_AQI value, as the API names it. */
export type AqiCategory = 'good' | 'moderate' | 'poor' | 'unhealthy' | 'veryUnhealthy' | 'hazardous';

/** How a class is shown: its highest index, names and the colour that the decision prescribes. */
export interface AqiCategoryDefinition {
  readonly upTo: number;
  readonly name: BothLanguages;
  readonly colour: string;
}

/** The six classes, best first (QĐ 1459/QĐ-TCMT, domain.md §2.1.10; English names of portal.md §3). */
export const AQI_CATEGORIES: Readonly<Record<AqiCategory, AqiCategoryDefinition>> = {
  good: { upTo: 50, name: { vi: 'Tốt', en: 'Good' }, colour: '#00E400' },
  moderate: { upTo: 100, name: { vi: 'Trung bình', en: 'Moderate' }, colour: '#FFFF00' },
  poor: { upTo: 150, name: { vi: 'Kém', en: 'Poor' }, colour: '#FF7E00' },
  unhealthy: { upTo: 200, name: { vi: 'Xấu', en: 'Unhealthy' }, colour: '#FF0000' },
  veryUnhealthy: { upTo: 300, name: { vi: 'Rất xấu', en: 'Very unhealthy' }, colour: '#8F3F97' },
  hazardous: { upTo: 500, name: { vi: 'Nguy hại', en: 'Hazardous' }, colour: '#7E0023' },
};

/** Class of a published (whole) index; above 500 is hazardous too. Throws a RangeError for NaN. */
export function classifyAqi(aqi: number): AqiCategory {
  if (Number.isNaN(aqi)) throw new RangeError('The class of an unknown air quality index is unknown');
  if (aqi <= AQI_CATEGORIES.good.upTo) return 'good';
  if (aqi <= AQI_CATEGORIES.moderate.upTo) return 'moderate';
  if (aqi <= AQI_CATEGORIES.poor.upTo) return 'poor';
  if (aqi <= AQI_CATEGORIES.unhealthy.upTo) return 'unhealthy';
  return aqi <= AQI_CATEGORIES.veryUnhealthy.upTo ? 'veryUnhealthy' : 'hazardous';
}
