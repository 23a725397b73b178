import type { BothLanguages } from '#language/language.ts';
import { CONCENTRATION_BREAKPOINTS, INDEX_BREAKPOINTS } from './vn-aqi-breakpoints.table.ts';

/** The pollutants of VN_AQI. */
export type Pollutant = 'pm25' | 'pm10' | 'o3' | 'no2' | 'so2' | 'co';

/** The pollutants in display order; of two with the same index the earlier is the dominant one. */
export const POLLUTANTS: readonly Pollutant[] = ['pm25', 'pm10', 'o3', 'no2', 'so2', 'co'];

/** Class of a VN_AQI value, as the API names it. */
type AqiCategory = 'good' | 'moderate' | 'poor' | 'unhealthy' | 'veryUnhealthy' | 'hazardous';

/** Display of a class: its highest index, names and the colour prescribed by the decision. */
interface AqiCategoryDefinition {
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

/** A column of the decision's table: a pollutant, or ozone as an 8-hour mean. */
export type AqiColumn = keyof typeof CONCENTRATION_BREAKPOINTS;

/** Concentrations in µg/m³; null, absent or negative is unknown. */
type Concentrations = Readonly<Partial<Record<Pollutant, number | null>>>;

/** Hourly concentrations of one day in µg/m³, one entry per hour; null, absent or negative is unknown. */
type DailyConcentrations = Readonly<Partial<Record<Pollutant, readonly (number | null)[]>>>;

/** An index, 0–500, and its dominant pollutant. */
interface VnAqi {
  readonly aqi: number;
  readonly dominant: Pollutant;
}

const HIGHEST_INDEX = 500;
const NOWCAST_HOURS = 12;
const LEAST_WEIGHT = 0.5;
const OZONE_MEAN_HOURS = 8;
const OZONE_MEAN_LIMIT = 400;
/** Share of the hours that a mean needs; the decision states none, three quarters is our choice. */
const KNOWN_SHARE = 0.75;

/**
 * NowCast mean of fine or coarse dust, µg/m³, from the last 12 hourly means (index 0 is the current hour, missing is
 * null). Null unless two of the newest three hours are known (QĐ 1459/QĐ-TCMT, domain.md §2.1.5). Normalised by the
 * weights of the known hours, so that gaps do not bias it low (§2.1.6).
 */
export function nowCast(values12: readonly (number | null)[]): number | null {
  if (countKnown(values12, 0, 3) < 2) return null;
  const weight = findNowCastWeight(values12);
  let sum = 0;
  let weights = 0;
  let share = 1;
  for (let hour = 0; hour < NOWCAST_HOURS; hour++, share *= weight) {
    const value = values12[hour];
    if (!isKnown(value)) continue;
    sum += share * value;
    weights += share;
  }
  return sum / weights;
}

/** Index of one concentration, µg/m³, 0–500, unrounded; 500 above the last breakpoint, or 300 in the column that ends there. */
export function pollutantIndex(column: AqiColumn, concentration: number): number {
  const limits: readonly number[] = CONCENTRATION_BREAKPOINTS[column];
  for (let i = 1; i < limits.length; i++) {
    const upper = limits[i] ?? 0;
    if (concentration > upper) continue;
    const lower = limits[i - 1] ?? 0;
    const lowerIndex = INDEX_BREAKPOINTS[i - 1] ?? 0;
    const upperIndex = INDEX_BREAKPOINTS[i] ?? HIGHEST_INDEX;
    return ((upperIndex - lowerIndex) / (upper - lower)) * (concentration - lower) + lowerIndex;
  }
  return limits.length === INDEX_BREAKPOINTS.length ? HIGHEST_INDEX : (INDEX_BREAKPOINTS[limits.length - 1] ?? 0);
}

/** An index as it is published: rounded half up, with a guard for 109.49999999 that is 109.5 (domain.md §2.1.8). */
export function roundAqi(index: number): number {
  return Math.floor(Math.round(index * 1e6) / 1e6 + 0.5);
}

/**
 * VN_AQI of an hour: `pm25` and `pm10` are NowCast means, the gases the hour's mean. Null if neither dust is known
 * (QĐ 1459/QĐ-TCMT, domain.md §2.1.3–4).
 */
export function hourlyVnAqi(concentrations: Concentrations): VnAqi | null {
  if (!isKnown(concentrations.pm25) && !isKnown(concentrations.pm10)) return null;
  return findHighest((pollutant) => {
    const value = concentrations[pollutant];
    return isKnown(value) ? pollutantIndex(pollutant, value) : null;
  });
}

/**
 * VN_AQI of a day from its 24 hourly means: dust by the day's mean, ozone by the worse of the highest hour and the
 * highest 8-hour mean (left out above 400 µg/m³), the other gases by the highest hour. A mean needs three quarters of
 * its hours. Null when neither dust has a mean (QĐ 1459/QĐ-TCMT, domain.md §2.1.7).
 */
export function dailyVnAqi(day: DailyConcentrations): VnAqi | null {
  const dust = { pm25: findMean(day.pm25 ?? [], 0, 24), pm10: findMean(day.pm10 ?? [], 0, 24) };
  if (dust.pm25 === null && dust.pm10 === null) return null;
  return findHighest((pollutant) => {
    if (pollutant === 'o3') return findDailyOzoneIndex(day.o3 ?? []);
    const value = pollutant === 'pm25' || pollutant === 'pm10' ? dust[pollutant] : findMaximum(day[pollutant] ?? []);
    return value === null ? null : pollutantIndex(pollutant, value);
  });
}

function findDailyOzoneIndex(hours: readonly (number | null)[]): number | null {
  const highestHour = findMaximum(hours);
  if (highestHour === null) return null;
  let highestMean = 0;
  for (let first = 0; first + OZONE_MEAN_HOURS <= hours.length; first++) {
    highestMean = Math.max(highestMean, findMean(hours, first, OZONE_MEAN_HOURS) ?? 0);
  }
  const byMean = highestMean > OZONE_MEAN_LIMIT ? 0 : pollutantIndex('o3EightHours', highestMean);
  return Math.max(pollutantIndex('o3', highestHour), byMean);
}

function findHighest(findIndex: (pollutant: Pollutant) => number | null): VnAqi | null {
  let dominant: Pollutant | null = null;
  let highest = -1;
  for (const pollutant of POLLUTANTS) {
    const index = findIndex(pollutant);
    if (index === null || index <= highest) continue;
    highest = index;
    dominant = pollutant;
  }
  return dominant === null ? null : { aqi: roundAqi(highest), dominant };
}

function findNowCastWeight(values: readonly (number | null)[]): number {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = 0;
  for (let hour = 0; hour < NOWCAST_HOURS; hour++) {
    const value = values[hour];
    if (!isKnown(value)) continue;
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  return highest === 0 ? 1 : Math.max(LEAST_WEIGHT, lowest / highest);
}

function findMean(values: readonly (number | null)[], first: number, count: number): number | null {
  const known = countKnown(values, first, count);
  if (known < count * KNOWN_SHARE) return null;
  let sum = 0;
  for (let i = first; i < first + count; i++) {
    const value = values[i];
    if (isKnown(value)) sum += value;
  }
  return sum / known;
}

function findMaximum(values: readonly (number | null)[]): number | null {
  let highest: number | null = null;
  for (const value of values) if (isKnown(value) && (highest === null || value > highest)) highest = value;
  return highest;
}

function countKnown(values: readonly (number | null)[], first: number, count: number): number {
  let known = 0;
  for (let i = first; i < first + count; i++) if (isKnown(values[i])) known++;
  return known;
}

function isKnown(value: number | null | undefined): value is number {
  return typeof value === 'number' && value >= 0;
}
