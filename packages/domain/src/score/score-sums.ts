import { classifyRain } from '#weather/rain-class.ts';

/** Rain thresholds of a wet day, mm: small, plain and heavy rain are scored separately (domain-2.md §21.9). */
export const RAIN_THRESHOLDS_MM = [0.3, 1, 10] as const;
/** Errors up to this count as correct: for °C and m/s (domain.md §7.8.1, §7.8.2). */
const TOLERANCE = 2;
const DAY_HOURS = 24;
const TENTHS = 10;

/**
 * Sums over pairs, in storage order. A new sum goes to the end: older records have 0 for it. `own` is the forecast's
 * absolute error over the pairs with a reference.
 */
const AMOUNT_SUMS = [
  'pairs',
  'error',
  'absolute',
  'squared',
  'within',
  'persistencePairs',
  'persistenceAbsolute',
  'persistenceOwn',
  'climatePairs',
  'climateAbsolute',
  'climateOwn',
  'rangePairs',
  'rangeInside',
  'classPairs',
  'classRight',
] as const;

type AmountSum = (typeof AMOUNT_SUMS)[number];

const AT = Object.fromEntries(AMOUNT_SUMS.map((name, index) => [name, index])) as Record<AmountSum, number>;
const COUNTS = 4;
const FIRST_TABLE = AMOUNT_SUMS.length;
const FIRST_PERSISTENCE_TABLE = FIRST_TABLE + COUNTS * RAIN_THRESHOLDS_MM.length;
const FIRST_CHANCE = FIRST_PERSISTENCE_TABLE + COUNTS * RAIN_THRESHOLDS_MM.length;
/** Indices of the sums of chances, from the first of them. */
const CHANCE = {
  pairs: FIRST_CHANCE,
  squared: FIRST_CHANCE + 1,
  climatePairs: FIRST_CHANCE + 2,
  climateSquared: FIRST_CHANCE + 3,
  climateOwn: FIRST_CHANCE + 4,
  persistencePairs: FIRST_CHANCE + 5,
  persistenceSquared: FIRST_CHANCE + 6,
  persistenceOwn: FIRST_CHANCE + 7,
  cases: FIRST_CHANCE + 8,
  chances: FIRST_CHANCE + 8 + TENTHS,
  events: FIRST_CHANCE + 8 + 2 * TENTHS,
} as const;
const LENGTH = CHANCE.events + TENTHS;

/** Sums over pairs of forecast and measurement. Sums of subsets add up to the whole, in any order. */
export type ScoreSums = Float64Array;

/** Creates empty sums. */
export const makeSums = (): ScoreSums => new Float64Array(LENGTH);

/** Adds the second to the first. */
export function addSums(sums: ScoreSums, more: ArrayLike<number>): void {
  for (let at = 0; at < Math.min(more.length, LENGTH); at++) sums[at] = (sums[at] as number) + (more[at] as number);
}

/** As numbers for storage, without trailing zeros. */
export function packSums(sums: ScoreSums): number[] {
  return Array.from(sums.subarray(0, sums.findLastIndex((value) => value !== 0) + 1));
}

/** A forecast with its measurement and the reference forecasts; null if a reference is unknown. */
export interface AmountPair {
  readonly forecast: number;
  readonly observed: number;
  readonly persistence: number | null;
  readonly climate: number | null;
  /** Range of the forecast, both ends or none. */
  readonly low?: number | null;
  readonly high?: number | null;
}

function add(sums: ScoreSums, name: AmountSum, value: number): void {
  sums[AT[name]] = (sums[AT[name]] as number) + value;
}

/** Counts a pair of temperatures, winds or amounts. */
export function addAmountPair(sums: ScoreSums, pair: AmountPair): void {
  const { forecast, observed, persistence, climate, low = null, high = null } = pair;
  const error = forecast - observed;
  add(sums, 'pairs', 1);
  add(sums, 'error', error);
  add(sums, 'absolute', Math.abs(error));
  add(sums, 'squared', error * error);
  if (isWithin(error)) add(sums, 'within', 1);
  if (persistence !== null) {
    add(sums, 'persistencePairs', 1);
    add(sums, 'persistenceAbsolute', Math.abs(persistence - observed));
    add(sums, 'persistenceOwn', Math.abs(error));
  }
  if (climate !== null) {
    add(sums, 'climatePairs', 1);
    add(sums, 'climateAbsolute', Math.abs(climate - observed));
    add(sums, 'climateOwn', Math.abs(error));
  }
  if (low !== null && high !== null) {
    add(sums, 'rangePairs', 1);
    if (observed >= low && observed <= high) add(sums, 'rangeInside', 1);
  }
}

/** Values have two decimals; a difference of exactly 2.00 must not fall out by its binary remainder. */
const isWithin = (error: number): boolean => Math.abs(error) <= TOLERANCE + 1e-9;

/** Counts a pair of daily rain: as an amount, as yes or no at each threshold, and by class. */
export function addRainPair(sums: ScoreSums, pair: AmountPair): void {
  addAmountPair(sums, pair);
  const { forecast, observed, persistence } = pair;
  for (const [index, least] of RAIN_THRESHOLDS_MM.entries()) {
    countYesNo(sums, FIRST_TABLE + COUNTS * index, forecast >= least, observed >= least);
    if (persistence !== null)
      countYesNo(sums, FIRST_PERSISTENCE_TABLE + COUNTS * index, persistence >= least, observed >= least);
  }
  const [wet] = RAIN_THRESHOLDS_MM;
  if (forecast < wet && observed < wet) return;
  add(sums, 'classPairs', 1);
  const distance = Math.abs(classifyRain(Math.max(forecast, 0), DAY_HOURS) - classifyRain(observed, DAY_HOURS));
  if (distance <= 1) add(sums, 'classRight', 1);
}

/** An event at a threshold: whether it was forecast, and whether it came. */
interface EventPair {
  readonly isForecast: boolean;
  readonly isObserved: boolean;
  /** Whether it came on the day used for persistence; null: unknown. */
  readonly persistence: boolean | null;
}

/** Counts an event at a threshold of its variable, by its index in `EVENT_THRESHOLDS`. */
export function addEventPair(sums: ScoreSums, index: number, { isForecast, isObserved, persistence }: EventPair): void {
  countYesNo(sums, FIRST_TABLE + COUNTS * index, isForecast, isObserved);
  if (persistence !== null) countYesNo(sums, FIRST_PERSISTENCE_TABLE + COUNTS * index, persistence, isObserved);
}

/** Hit, false alarm, miss, correct negative: a, b, c, d. */
function countYesNo(sums: ScoreSums, first: number, isForecast: boolean, isObserved: boolean): void {
  const at = first + (isForecast ? (isObserved ? 0 : 1) : isObserved ? 2 : 3);
  sums[at] = (sums[at] as number) + 1;
}

/** A chance of rain and its outcome; chances 0 to 1. */
export interface ChancePair {
  readonly chance: number;
  readonly occurred: boolean;
  /** Whether it rained on the day used for persistence. */
  readonly persistence: boolean | null;
  /** Climatological share of wet days for the place and month. */
  readonly climate: number | null;
}

/** Counts a chance of rain. */
export function addChancePair(sums: ScoreSums, { chance, occurred, persistence, climate }: ChancePair): void {
  const event = occurred ? 1 : 0;
  const plus = (at: number, value: number) => {
    sums[at] = (sums[at] as number) + value;
  };
  const own = (chance - event) ** 2;
  plus(CHANCE.pairs, 1);
  plus(CHANCE.squared, own);
  if (climate !== null) {
    plus(CHANCE.climatePairs, 1);
    plus(CHANCE.climateSquared, (climate - event) ** 2);
    plus(CHANCE.climateOwn, own);
  }
  if (persistence !== null) {
    plus(CHANCE.persistencePairs, 1);
    plus(CHANCE.persistenceSquared, ((persistence ? 1 : 0) - event) ** 2);
    plus(CHANCE.persistenceOwn, own);
  }
  const tenth = Math.min(Math.floor(chance * TENTHS), TENTHS - 1);
  plus(CHANCE.cases + tenth, 1);
  plus(CHANCE.chances + tenth, chance);
  plus(CHANCE.events + tenth, event);
}

/** A sum by its name. */
export const getSum = (sums: ScoreSums, name: AmountSum): number => sums[AT[name]] as number;

/** Contingency counts: hits a, false alarms b, misses c, correct negatives d. */
export interface Contingency {
  readonly hits: number;
  readonly falseAlarms: number;
  readonly misses: number;
  readonly correctNegatives: number;
}

/** The counts at a threshold of `RAIN_THRESHOLDS_MM` by its index, for the forecast or for persistence. */
export function getContingency(sums: ScoreSums, threshold: number, of: 'forecast' | 'persistence'): Contingency {
  const first = (of === 'forecast' ? FIRST_TABLE : FIRST_PERSISTENCE_TABLE) + COUNTS * threshold;
  const [hits = 0, falseAlarms = 0, misses = 0, correctNegatives = 0] = sums.subarray(first, first + COUNTS);
  return { hits, falseAlarms, misses, correctNegatives };
}

/** Sums of chances: of the Brier score, of its references, and by tenths of the chance. */
export interface ChanceSums {
  readonly pairs: number;
  readonly squared: number;
  readonly climatePairs: number;
  readonly climateSquared: number;
  readonly climateOwn: number;
  readonly persistencePairs: number;
  readonly persistenceSquared: number;
  readonly persistenceOwn: number;
  readonly tenths: readonly { readonly cases: number; readonly chances: number; readonly events: number }[];
}

/** The sums of chances by name. */
export function getChanceSums(sums: ScoreSums): ChanceSums {
  const at = (index: number) => sums[index] as number;
  return {
    pairs: at(CHANCE.pairs),
    squared: at(CHANCE.squared),
    climatePairs: at(CHANCE.climatePairs),
    climateSquared: at(CHANCE.climateSquared),
    climateOwn: at(CHANCE.climateOwn),
    persistencePairs: at(CHANCE.persistencePairs),
    persistenceSquared: at(CHANCE.persistenceSquared),
    persistenceOwn: at(CHANCE.persistenceOwn),
    tenths: Array.from({ length: TENTHS }, (_, tenth) => ({
      cases: at(CHANCE.cases + tenth),
      chances: at(CHANCE.chances + tenth),
      events: at(CHANCE.events + tenth),
    })),
  };
}

/** Number of pairs of any kind. */
export const countPairs = (sums: ScoreSums): number => getSum(sums, 'pairs') + (sums[CHANCE.pairs] as number);
