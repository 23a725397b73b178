import type { BothLanguages } from '#language/language.ts';

/** Level of the UV index: WHO's five, with Moderate, which portal.md leaves out and decisions.md adds. */
export type UvLevel = 'low' | 'moderate' | 'high' | 'veryHigh' | 'extreme';

/** How a level of the UV index is shown: names and WHO's colour (domain.md §2.3). */
export interface UvLevelDefinition {
  readonly name: BothLanguages;
  readonly colour: string;
}

/** The five levels, weakest first. */
export const UV_LEVELS: Readonly<Record<UvLevel, UvLevelDefinition>> = {
  low: { name: { vi: 'Thấp', en: 'Low' }, colour: '#289500' },
  moderate: { name: { vi: 'Trung bình', en: 'Moderate' }, colour: '#F7E400' },
  high: { name: { vi: 'Cao', en: 'High' }, colour: '#F85900' },
  veryHigh: { name: { vi: 'Rất cao', en: 'Very high' }, colour: '#D8001D' },
  extreme: { name: { vi: 'Cực kỳ cao', en: 'Extreme' }, colour: '#6B49C8' },
};

/** Level of a UV index: rounded half up to a whole number first, then banded (domain.md §2.3). Throws a RangeError for NaN. */
export function classifyUv(uvIndex: number): UvLevel {
  if (Number.isNaN(uvIndex)) throw new RangeError('The level of an unknown UV index is unknown');
  const whole = Math.floor(uvIndex + 0.5);
  if (whole <= 2) return 'low';
  if (whole <= 5) return 'moderate';
  if (whole <= 7) return 'high';
  return whole <= 10 ? 'veryHigh' : 'extreme';
}
