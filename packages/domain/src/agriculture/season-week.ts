import type { Crop } from './crop.ts';
import type { CropSeason } from './crop-season.ts';
import { proposed } from './threshold.ts';
import { growingDegreeDays } from './water-balance.ts';

/** Limits of a week's rain, mm, and mean temperature, °C, in a seasonal outlook. All are the portal's own. */
export const SEASON_LIMITS = {
  dryToMm: proposed(15, 'about half of what most crops drink in a week at 4–5 mm a day'),
  wetFromMm: proposed(60, 'about twice of what most crops drink in a week at 4–5 mm a day'),
  hotFromC: proposed(30, 'weeks of such a mean bring days of 35 °C and more'),
  coolPondToC: proposed(23, 'a pond at 24 °C, one degree above the air; shrimp hardly eat in cooler water'),
} as const;

/** Rating of a seasonal week for a crop; null if unknown. */
export interface SeasonWeek {
  readonly water: 'wet' | 'moist' | 'dry' | null;
  /** `cold`: too cold to sow; `coolHeading`: too cool for rice at heading; `hot`; `coolPond`; `fit`: no concern. */
  readonly warmth: 'cold' | 'coolHeading' | 'hot' | 'coolPond' | 'fit' | null;
  /** °C·day of the week, estimated from its mean alone; null if degree days do not apply. */
  readonly degreeDays: number | null;
}

/**
 * Rates the mean temperature, °C, and the rain, mm, of a week for a crop (proposed, docs/science/agriculture.md);
 * sowing and heading only in season.
 */
export function classifySeasonWeek(
  crop: Crop,
  meanC: number | null,
  rainMm: number | null,
  season: Pick<CropSeason, 'sow' | 'flower'>,
): SeasonWeek {
  const ofDay = crop.growth === null ? null : growingDegreeDays(meanC, meanC, crop.growth);
  return {
    water: rainMm === null ? null : classifyRain(rainMm),
    warmth: meanC === null ? null : classifyWarmth(crop, meanC, season),
    degreeDays: ofDay === null ? null : ofDay * 7,
  };
}

function classifyRain(rainMm: number): NonNullable<SeasonWeek['water']> {
  if (rainMm < SEASON_LIMITS.dryToMm.value) return 'dry';
  return rainMm >= SEASON_LIMITS.wetFromMm.value ? 'wet' : 'moist';
}

function classifyWarmth(
  crop: Crop,
  meanC: number,
  { sow, flower }: Pick<CropSeason, 'sow' | 'flower'>,
): NonNullable<SeasonWeek['warmth']> {
  if (crop.kind === 'pond') return sow && meanC < SEASON_LIMITS.coolPondToC.value ? 'coolPond' : 'fit';
  if (sow && crop.sowing !== null && meanC < (crop.sowing.coveredAboveC ?? crop.sowing.meanFromC).value) return 'cold';
  const heading = crop.stresses.find(
    ({ kind, stage, value, weight }) =>
      kind === 'cold' && stage === 'heading' && value === 'meanC' && weight === 'consider',
  );
  if (flower && heading !== undefined && meanC < heading.limit.value) return 'coolHeading';
  return meanC >= SEASON_LIMITS.hotFromC.value ? 'hot' : 'fit';
}
