import type { ActivityLimits } from './activity-limits.ts';
import type { DiseaseId } from './disease.ts';
import { type Basis, findWeakestBasis, type Threshold } from './threshold.ts';
import type { ActivityId } from './verdict.ts';
import type { GrowthRange } from './water-balance.ts';

/** What the portal advises on: lúa, ngô, cà phê, hồ tiêu, sầu riêng, thanh long, rau, tôm. */
export type CropId = 'rice' | 'maize' | 'coffee' | 'pepper' | 'durian' | 'dragonFruit' | 'vegetables' | 'shrimp';

/** All crops in the order of pages; rice is the default. */
export const CROP_IDS: readonly CropId[] = [
  'rice',
  'maize',
  'coffee',
  'pepper',
  'durian',
  'dragonFruit',
  'vegetables',
  'shrimp',
];
/**
 * Regions with common crop dates (domain-2.md §15.1): Red River delta, northern mountains, those above 800 m, north and
 * south central coast, central highlands, south-east, Mekong delta.
 */
export type CropRegion = 'RRD' | 'NM' | 'NM-high' | 'NC' | 'SC' | 'CH' | 'SE' | 'MD';

/** Growth stage in which weather harms a crop; `any` is always. */
export type GrowthStage = 'seedling' | 'heading' | 'flowering' | 'any';

/** Cold or heat that harms a crop: below the limit, °C, for cold, above it for heat. */
export interface CropStress {
  readonly kind: 'cold' | 'heat';
  readonly stage: GrowthStage;
  /** Value compared with the limit: a day's mean or highest temperature, or the lowest of the following night. */
  readonly value: 'meanC' | 'maxC' | 'nightMinC';
  readonly limit: Threshold;
  /** How many of the next five days have to meet it; default: one day of the coming week. */
  readonly leastDays?: number;
  /** Its severity for the crop; default: avoid. */
  readonly weight?: 'consider' | 'avoid';
}

/** Weather for sowing a crop: the mean of each of the coming days, and the rain of the first of them. */
export interface SowingLimits {
  readonly meanFromC: Threshold;
  /** No sowing up to here; between the two only under cover. Null: there is no sowing under cover. */
  readonly coveredAboveC: Threshold | null;
  readonly rainToMm: Threshold;
  readonly days: Threshold;
  readonly rainDays: Threshold;
}

/** Crop coefficients Kc: a crop's water use as a multiple of ET₀ (FAO-56 Table 12). */
interface CropCoefficients {
  readonly initial: Threshold;
  readonly mid: Threshold;
  readonly end: Threshold;
}

/** Facts of a crop for the rules. */
export interface Crop {
  readonly id: CropId;
  readonly kind: 'field' | 'pond';
  /** Null if degree days do not apply. */
  readonly growth: GrowthRange | null;
  readonly coefficients: CropCoefficients;
  readonly activities: ActivityLimits;
  readonly diseases: readonly DiseaseId[];
  /** Most harmful first: of each kind only the first one met by the coming days is reported. */
  readonly stresses: readonly CropStress[];
  /** Null for crops that are not sown every year. */
  readonly sowing: SowingLimits | null;
  /** Balance of seven days, mm, at which to irrigate or drain. */
  readonly water: { readonly shortMm: Threshold; readonly plentyMm: Threshold };
  /** Daily rain, mm, and gust, m/s, that require precautions. */
  readonly heavyRainMm: Threshold;
  readonly strongGustMs: Threshold;
  /** Number of good days needed for drying; null for crops that are not dried. */
  readonly dryingDays: { readonly least: Threshold; readonly most: Threshold } | null;
}

/** Basis of an activity's rule: that of its weakest figure; `proposed` for an activity that the crop does not have. */
export function findActivityBasis(activity: ActivityId, limits: ActivityLimits): Basis {
  return findWeakestBasis(Object.values(limits[activity] ?? {}).filter((limit) => limit !== null));
}
