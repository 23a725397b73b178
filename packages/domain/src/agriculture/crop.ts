import type { ActivityLimits } from './activity-limits.ts';
import type { DiseaseId } from './disease.ts';
import { type Basis, findWeakestBasis, type Threshold } from './threshold.ts';
import type { ActivityId } from './verdict.ts';
import type { GrowthRange } from './water-balance.ts';

/** What the portal advises on: lúa, ngô, cà phê, hồ tiêu, sầu riêng, thanh long, rau, tôm. */
export type CropId = 'rice' | 'maize' | 'coffee' | 'pepper' | 'durian' | 'dragonFruit' | 'vegetables' | 'shrimp';

/** All of them, in the order in which pages offer them; rice is the one that is meant where none is named. */
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
 * Regions whose crops share their dates (domain-2.md §15.1): Red River delta, northern mountains, these above 800 m, north and
 * south central coast, central highlands, south-east, Mekong delta.
 */
export type CropRegion = 'RRD' | 'NM' | 'NM-high' | 'NC' | 'SC' | 'CH' | 'SE' | 'MD';

/** When in its life weather harms a crop; `any` is always. */
export type GrowthStage = 'seedling' | 'heading' | 'flowering' | 'any';

/** Cold or heat that harms a crop: below the limit, °C, for cold, above it for heat. */
export interface CropStress {
  readonly kind: 'cold' | 'heat';
  readonly stage: GrowthStage;
  /** What is held against the limit: a day's mean or highest temperature, or the lowest of the night after it. */
  readonly value: 'meanC' | 'maxC' | 'nightMinC';
  readonly limit: Threshold;
  /** How many of the next five days have to meet it; one day of the coming week is enough where it is left out. */
  readonly leastDays?: number;
  /** What it says of the crop; a danger where it is left out. */
  readonly weight?: 'consider' | 'avoid';
}

/** Weather in which a crop is sown: the mean of each of the coming days, and the rain of the first of them. */
export interface SowingLimits {
  readonly meanFromC: Threshold;
  /** Up to here nothing is sown; between the two only under cover. Null: there is no sowing under cover. */
  readonly coveredAboveC: Threshold | null;
  readonly rainToMm: Threshold;
  readonly days: Threshold;
  readonly rainDays: Threshold;
}

/** Crop coefficients Kc: what a crop drinks as a multiple of ET₀ (FAO-56 Table 12). */
interface CropCoefficients {
  readonly initial: Threshold;
  readonly mid: Threshold;
  readonly end: Threshold;
}

/** Everything that the rules know of a crop. */
export interface Crop {
  readonly id: CropId;
  readonly kind: 'field' | 'pond';
  /** Null for what is not counted in degree days. */
  readonly growth: GrowthRange | null;
  readonly coefficients: CropCoefficients;
  readonly activities: ActivityLimits;
  readonly diseases: readonly DiseaseId[];
  /** The most harmful first: of each kind only the first that the coming days meet is reported. */
  readonly stresses: readonly CropStress[];
  /** Null for what is not sown every year. */
  readonly sowing: SowingLimits | null;
  /** Balance of seven days, mm, at which water has to be given or let off. */
  readonly water: { readonly shortMm: Threshold; readonly plentyMm: Threshold };
  /** Rain of a day, mm, and gust, m/s, before which something has to be done. */
  readonly heavyRainMm: Threshold;
  readonly strongGustMs: Threshold;
  /** Good days that drying takes; null for what is not dried. */
  readonly dryingDays: { readonly least: Threshold; readonly most: Threshold } | null;
}

/** How the rule of a kind of work is founded: as its weakest figure; `proposed` for work that the crop does not have. */
export function findActivityBasis(activity: ActivityId, limits: ActivityLimits): Basis {
  return findWeakestBasis(Object.values(limits[activity] ?? {}).filter((limit) => limit !== null));
}
