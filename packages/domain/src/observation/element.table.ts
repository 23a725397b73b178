/** Measured elements, in the order of a stored row. */
export const ELEMENTS = [
  'temperatureC',
  'dewPointC',
  'humidityPercent',
  'windMs',
  'windDirectionDeg',
  'gustMs',
  'pressureHpa',
  'stationPressureHpa',
  'visibilityM',
  'cloudOktas',
  'rainMm',
  'rainHours',
  'rain24Mm',
  'temperatureMaxC',
  'temperatureMinC',
  'weather',
] as const;

/**
 * One measured quantity, with its unit in its name. `rainMm` is over the previous `rainHours`; `weather` is a sum of
 * `WEATHER`.
 */
export type Element = (typeof ELEMENTS)[number];

/** Limits for checking a value; a null limit is not checked. */
interface ElementLimits {
  /** Plausible range, inclusive. */
  readonly range: readonly [number, number];
  /**
   * A value that differs from both neighbours in time by more than this per hour, in the same direction, is a spike.
   */
  readonly stepPerHour: number | null;
  /** A value unchanged for this many hours indicates a stuck sensor. */
  readonly stuckHours: number | null;
  /** The least value that can count as stuck: calm and dry spells are long. */
  readonly stuckFrom: number;
}

const NEVER_STUCK = { stepPerHour: null, stuckHours: null, stuckFrom: Number.NEGATIVE_INFINITY };

/**
 * Our own limits of quality control. Ranges leave a margin above the records of Vietnam: 44.2 °C (Tương Dương,
 * 7/5/2023), frost of the northern mountains, gusts of the strongest typhoons, more than 1,700 mm of rain in a day.
 * Steps allow a squall line and the eye of a typhoon. Pressure has a diurnal tide of 2–4 hPa in the tropics: it is
 * never constant for 18 hours.
 */
export const ELEMENT_LIMITS: Readonly<Record<Element, ElementLimits>> = {
  temperatureC: { range: [-10, 46], stepPerHour: 10, stuckHours: 48, stuckFrom: Number.NEGATIVE_INFINITY },
  dewPointC: { range: [-25, 34], stepPerHour: 10, stuckHours: 60, stuckFrom: Number.NEGATIVE_INFINITY },
  humidityPercent: { range: [2, 100], stepPerHour: 50, stuckHours: null, stuckFrom: 0 },
  windMs: { range: [0, 65], stepPerHour: 20, stuckHours: 36, stuckFrom: 0.1 },
  windDirectionDeg: { range: [0, 360], ...NEVER_STUCK },
  gustMs: { range: [0, 95], ...NEVER_STUCK },
  pressureHpa: { range: [880, 1050], stepPerHour: 15, stuckHours: 18, stuckFrom: 0 },
  stationPressureHpa: { range: [780, 1050], stepPerHour: 15, stuckHours: 18, stuckFrom: 0 },
  visibilityM: { range: [0, 100_000], ...NEVER_STUCK },
  cloudOktas: { range: [0, 8], ...NEVER_STUCK },
  rainMm: { range: [0, 2000], stepPerHour: null, stuckHours: 12, stuckFrom: 0.05 },
  rainHours: { range: [0, 24], ...NEVER_STUCK },
  rain24Mm: { range: [0, 2000], ...NEVER_STUCK },
  temperatureMaxC: { range: [-10, 46], ...NEVER_STUCK },
  temperatureMinC: { range: [-12, 40], ...NEVER_STUCK },
  weather: { range: [0, 0xffff], ...NEVER_STUCK },
};

/** Present weather, as a sum of these. */
export const WEATHER = {
  rain: 1,
  drizzle: 2,
  shower: 4,
  thunder: 8,
  fog: 16,
  mist: 32,
  haze: 64,
  squall: 128,
  ice: 256,
  light: 512,
  heavy: 1024,
  recentThunder: 2048,
  other: 4096,
} as const;

/** Most plausible rain in a number of hours, mm: above the world records of short-duration rain. */
export function findMostRainMm(hours: number): number {
  return hours <= 1 ? 300 : hours <= 3 ? 600 : hours <= 6 ? 1000 : 2000;
}
