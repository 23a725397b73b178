import type { BothLanguages } from '#language/language.ts';
import { type EpochSeconds, vietnamDate } from '#time/vietnam-time.ts';
import { OZONE_COLUMNS } from './ozone-column.table.ts';

/** Level of the UV index: WHO's five; portal.md omits Moderate, which decisions.md adds. */
type UvLevel = 'low' | 'moderate' | 'high' | 'veryHigh' | 'extreme';

/** Display of a UV level: names and WHO's colour (domain.md §2.3). */
interface UvLevelDefinition {
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

/**
 * Level of a UV index: first rounded half up to an integer, then classified (domain.md §2.3). Throws a RangeError for
 * NaN.
 */
export function classifyUv(uvIndex: number): UvLevel {
  if (Number.isNaN(uvIndex)) throw new RangeError('The level of an unknown UV index is unknown');
  const whole = Math.floor(uvIndex + 0.5);
  if (whole <= 2) return 'low';
  if (whole <= 5) return 'moderate';
  if (whole <= 7) return 'high';
  return whole <= 10 ? 'veryHigh' : 'extreme';
}

const FIRST_LAT = 5;
const LAT_STEP = 10;

/**
 * Climatological total ozone at a latitude on a day in Dobson units: linear between the table's latitudes and between
 * the middles of the months; constant beyond 5° and 25° N.
 */
export function typicalOzoneDu(lat: number, at: EpochSeconds): number {
  const row = Math.min(Math.max((lat - FIRST_LAT) / LAT_STEP, 0), OZONE_COLUMNS.length - 1);
  const south = Math.min(Math.floor(row), OZONE_COLUMNS.length - 2);
  const { year, month, day } = vietnamDate(at);
  const noon = Date.UTC(year, month - 1, day, 12);
  const first = noon < findMiddle(year, month - 1) ? month - 2 : month - 1;
  const middle = findMiddle(year, first);
  const share = (noon - middle) / (findMiddle(year, first + 1) - middle);
  const inSouth = readMonth(south, first) * (1 - share) + readMonth(south, first + 1) * share;
  const inNorth = readMonth(south + 1, first) * (1 - share) + readMonth(south + 1, first + 1) * share;
  return inSouth + (row - south) * (inNorth - inSouth);
}

/** Middle of a month, ms; months count from 0 and may exceed the year. */
function findMiddle(year: number, month: number): number {
  return (Date.UTC(year, month, 1) + Date.UTC(year, month + 1, 1)) / 2;
}

/** Months count from 0 and wrap around. */
function readMonth(row: number, month: number): number {
  return OZONE_COLUMNS[row]?.[(month + 12) % 12] ?? Number.NaN;
}

/** UV index of a clear, clean sky at sea level with the sun overhead and 300 Dobson units of ozone (Madronich 2007). */
const OVERHEAD_UV = 12.5;
const SUN_POWER = 2.42;
const OZONE_POWER = -1.23;
/** Increase per kilometre of height (US EPA, Calculating the UV index). */
const SHARE_PER_KM = 0.06;

/** Mean haze: optical depth at 550 nm over the Mekong delta and over the Red River, rounded from AERONET's means. */
const HAZE = { south: { lat: 13, depth: 0.3 }, north: { lat: 19, depth: 0.6 } };
/** Effect of haze of depth 1 on the UV index, as an exponent: our choice, see docs/science/sky.md. */
const HAZE_POWER = 0.4;

/**
 * Share of the UV index transmitted by clear, scattered, broken and overcast cloud (US National Weather Service, by
 * EPA).
 */
const CLOUD_SHARES = [
  [0, 1],
  [40, 0.89],
  [75, 0.73],
  [100, 0.31],
] as const;

/**
 * Estimated UV index under a clear sky with the sun overhead, for a place and a day: from latitude, mean ozone, mean
 * haze and height (metres; null counts as sea level). Input of `estimateUvIndex`.
 */
export function overheadUvIndex(lat: number, heightM: number | null, at: EpochSeconds): number {
  const height = 1 + (SHARE_PER_KM * Math.max(heightM ?? 0, 0)) / 1000;
  const haze = Math.exp(-HAZE_POWER * typicalHazeDepth(lat));
  return OVERHEAD_UV * (typicalOzoneDu(lat, at) / 300) ** OZONE_POWER * height * haze;
}

/**
 * Estimated UV index of a moment from `overheadUvIndex`, the sun's elevation and the cloud: Madronich's power of the
 * sine of the elevation (Photochemistry and Photobiology 83, 2007), and the National Weather Service's cloud
 * transmission, linear between its values. 0 with the sun below the horizon. An estimate, and to be labelled as one.
 */
export function estimateUvIndex(overhead: number, sunElevationDeg: number, cloudPercent: number): number {
  if (sunElevationDeg <= 0) return 0;
  return overhead * Math.sin((sunElevationDeg * Math.PI) / 180) ** SUN_POWER * findCloudShare(cloudPercent);
}

function typicalHazeDepth(lat: number): number {
  const { south, north } = HAZE;
  const share = Math.min(Math.max((lat - south.lat) / (north.lat - south.lat), 0), 1);
  return south.depth + share * (north.depth - south.depth);
}

function findCloudShare(cloudPercent: number): number {
  let lower = 0;
  let lowerShare = 1;
  for (const [upper, upperShare] of CLOUD_SHARES) {
    if (cloudPercent <= upper) {
      const part = upper === lower ? 0 : (cloudPercent - lower) / (upper - lower);
      return lowerShare + part * (upperShare - lowerShare);
    }
    lower = upper;
    lowerShare = upperShare;
  }
  return lowerShare;
}

/** Clear sky after Haurwitz (J. Meteorology 2, 1945), W/m², as Reno, Hansen and Stein (Sandia, 2012) list it. */
const CLEAR_SKY = { overheadWm2: 1098, airMass: 0.057 };
/** Cloud attenuation by Kasten and Czeplak (Solar Energy 24, 1980). */
const CLOUD = { share: 0.75, power: 3.4 };

/**
 * Estimated short-wave radiation on level ground, W/m², from the sun's elevation and the cloud: Haurwitz' clear sky
 * with Kasten and Czeplak's cloud transmission. 0 with the sun below the horizon. An estimate, and to be labelled as
 * one.
 */
export function estimateShortWaveWm2(sunElevationDeg: number, cloudPercent: number): number {
  if (sunElevationDeg <= 0) return 0;
  const sine = Math.sin((sunElevationDeg * Math.PI) / 180);
  const clear = CLEAR_SKY.overheadWm2 * sine * Math.exp(-CLEAR_SKY.airMass / sine);
  const cloud = Math.min(Math.max(cloudPercent, 0), 100) / 100;
  return clear * (1 - CLOUD.share * cloud ** CLOUD.power);
}
