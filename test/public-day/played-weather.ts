import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { FieldSpec } from '@portal/testing/grib2/field-spec';

/** First moment of the played weather, epoch seconds: sums are counted from here. */
const WEATHER_FROM = Date.UTC(2026, 10, 10) / 1000;
const TURN = 2 * Math.PI;
const GAS_KELVIN = 273.15;

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Hour of the day in Vietnam. */
const toLocalHour = (at: number): number => (at / HOUR_SECONDS + 7) % 24;

/** Rain, mm an hour: a front from the north, and showers of the afternoon in the south; dry between. */
function findRain({ lat, lng }: Point, at: number): number {
  const days = (at - WEATHER_FROM) / (24 * HOUR_SECONDS);
  const front = Math.sin(TURN * (days / 5.3 + lat / 21)) + Math.cos(TURN * (days / 2.9 - lng / 13)) - 0.6;
  const showers = Math.cos((TURN * (toLocalHour(at) - 16)) / 24) + Math.sin(TURN * (days / 3.7 + lng / 9)) - 1.1;
  return Math.max(0, front) * (lat > 14 ? 1.6 : 0.5) + Math.max(0, showers) * (lat > 14 ? 0.4 : 3);
}

/** Air at two metres, °C. */
export function findTemperature({ lat, lng }: Point, at: number): number {
  const days = (at - WEATHER_FROM) / (24 * HOUR_SECONDS);
  const season = 28 - Math.max(0, lat - 8) * 0.5;
  return season + 2.5 * Math.cos((TURN * (toLocalHour(at) - 14)) / 24) + 1.5 * Math.sin(TURN * (days / 6.1 + lng / 17));
}

/** Wind in m/s towards the east and the north: the north-east monsoon. */
function findWind({ lat, lng }: Point, at: number): readonly [u: number, v: number] {
  const days = (at - WEATHER_FROM) / (24 * HOUR_SECONDS);
  const speed = 4 + 2 * Math.sin(TURN * (days / 4.7 + lat / 19 + lng / 23)) + (lng > 109 ? 3 : 0);
  return [-0.7 * speed, -0.7 * speed];
}

const findCloud = (point: Point, at: number): number => Math.min(1, 0.3 + 0.5 * findRain(point, at));
const findSpeed = (point: Point, at: number): number => Math.hypot(...findWind(point, at));

const sums = new Map<string, Float64Array>();
const MOST_HOURS = 24 * 60;

/** Rain from the first moment on, mm, by whole hours. */
function sumRain(point: Point, at: number): number {
  const key = `${point.lat} ${point.lng}`;
  let own = sums.get(key);
  if (own === undefined) {
    own = new Float64Array(MOST_HOURS + 1);
    for (let hour = 0; hour < MOST_HOURS; hour += 1)
      own[hour + 1] = (own[hour] ?? 0) + findRain(point, WEATHER_FROM + (hour + 0.5) * HOUR_SECONDS);
    sums.set(key, own);
  }
  return own[Math.round((at - WEATHER_FROM) / HOUR_SECONDS)] ?? Number.NaN;
}

/** Rain of the hour up to a moment, mm. */
export const findHourRain = (point: Point, at: number): number =>
  sumRain(point, at) - sumRain(point, at - HOUR_SECONDS);

/** Sunshine on a level field, W/m². */
const findSunshine = (point: Point, at: number): number =>
  Math.max(0, 850 * Math.cos((TURN * (toLocalHour(at) - 12)) / 24)) * (1 - 0.6 * findCloud(point, at));

const MEMBERS = 51;

/** Members differ by their share of the rain, 0 for some, by degrees and by wind. */
function findMemberShare(member: number, { lat, lng }: Point): number {
  const mixed = Math.abs(Math.sin(member * 12.9898 + lat * 0.7 + lng * 0.3)) * 43_758.5453;
  return Math.max(0, 2.2 * (mixed - Math.floor(mixed)) - 0.3);
}

type Painter = (point: Point, spec: FieldSpec) => number;

const sumOf = (point: Point, { validAt, intervalStart = validAt }: FieldSpec): number =>
  sumRain(point, validAt) - sumRain(point, intervalStart);
/** Mean of the hours of the interval. */
function meanOf(find: (point: Point, at: number) => number, point: Point, spec: FieldSpec): number {
  const { validAt, intervalStart = validAt } = spec;
  const hours = Math.max(1, Math.round((validAt - intervalStart) / HOUR_SECONDS));
  let sum = 0;
  for (let hour = 0; hour < hours; hour += 1) sum += find(point, intervalStart + (hour + 0.5) * HOUR_SECONDS);
  return sum / hours;
}

const SECONDS_OF = ({ validAt, intervalStart = validAt }: FieldSpec): number => validAt - intervalStart;

/** By discipline, category and number of the WMO; in the unit of the field. */
const PAINTERS: Readonly<Record<string, Painter>> = {
  '0 0 0': (point, { validAt }) => findTemperature(point, validAt) + GAS_KELVIN,
  '0 0 6': (point, { validAt }) => findTemperature(point, validAt) - 3 + 2 * findCloud(point, validAt) + GAS_KELVIN,
  '0 2 2': (point, { validAt, level }) => findWind(point, validAt)[0] * (level?.value === 100 ? 1.5 : 1),
  '0 2 3': (point, { validAt, level }) => findWind(point, validAt)[1] * (level?.value === 100 ? 1.5 : 1),
  '0 2 22': (point, { validAt }) => 1.6 * findSpeed(point, validAt),
  '0 1 7': (point, { validAt }) => findRain(point, validAt) / 3600,
  '0 1 8': sumOf,
  // Sums of ECMWF in metres, in the local number; in the WMO's in millimetres.
  '0 1 193': (point, spec) => sumOf(point, spec) / 1000,
  '0 1 52': sumOf,
  '0 6 1': (point, { validAt }) => 100 * findCloud(point, validAt),
  '0 6 192': (point, { validAt }) => findCloud(point, validAt),
  // Showers may bring thunder.
  '0 7 6': (point, { validAt }) => 300 + 1200 * findCloud(point, validAt),
  '0 19 0': (point, { validAt }) => Math.max(3000, 20_000 - 6000 * findRain(point, validAt)),
  '0 4 192': (point, spec) => meanOf(findSunshine, point, spec),
  '0 4 7': (point, spec) => meanOf(findSunshine, point, spec) * SECONDS_OF(spec),
  '10 0 3': (point, { validAt }) => 0.22 * findSpeed(point, validAt),
};

/**
 * The same field with the played weather instead of one value everywhere; other fields stay as they are. Members of an
 * ensemble have the same weather with their own share of the rain and a degree more or less.
 */
export function paintField(spec: FieldSpec): FieldSpec {
  const { discipline = 0, category, parameter, grid, member, level, values } = spec;
  // The temperature of the ground has the same number.
  const isSkin = category === 0 && (level === undefined || level.type === 1) && discipline === 0;
  const painter = isSkin ? undefined : PAINTERS[`${discipline} ${category} ${parameter}`];
  if (painter === undefined) return spec;
  const painted = Float64Array.from({ length: grid.rows * grid.columns }, (_, cell) => {
    // Land of a wave field stays missing.
    if (Number.isNaN(values[cell])) return Number.NaN;
    const lat = grid.south + Math.floor(cell / grid.columns) * grid.latStep;
    const point = { lat, lng: grid.west + (cell % grid.columns) * grid.lngStep };
    const value = painter(point, spec);
    if (member === undefined || member.number === 0) return value;
    if (category === 1) return value * findMemberShare(member.number, point);
    return category === 0 ? value + (member.number % 5) * 0.4 - 0.8 : value * (0.9 + (member.number % 5) * 0.05);
  });
  // Joules of many days are too many for two decimals.
  const isJoules = category === 4 && parameter === 7;
  return { ...spec, values: painted, ...(isJoules ? { decimals: -3 } : {}) };
}

/** An ensemble's chance of at least an amount of rain: the share of its members that have it; others stay as they are. */
export function paintChance(spec: FieldSpec): FieldSpec {
  const { category, grid, probability } = spec;
  const least = probability?.lower ?? null;
  if (category !== 1 || least === null) return spec;
  const values = Float64Array.from({ length: grid.rows * grid.columns }, (_, cell) => {
    const lat = grid.south + Math.floor(cell / grid.columns) * grid.latStep;
    const point = { lat, lng: grid.west + (cell % grid.columns) * grid.lngStep };
    const sum = sumOf(point, spec);
    const reaching = Array.from({ length: MEMBERS }, (__, member) => findMemberShare(member, point) * sum >= least);
    return (100 * reaching.filter(Boolean).length) / MEMBERS;
  });
  // It is certain somewhere in the world, though not in the area.
  values[0] = 100;
  return { ...spec, values };
}
