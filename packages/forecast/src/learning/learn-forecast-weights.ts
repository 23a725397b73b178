import { FIRST_MIXED_DAY, mixWithClimate, priorForecastWeight } from '@portal/domain/weather/climate-mixture';
import { addHeldBackDay, describeHeldBack, type HeldBackSums, hasGain, makeHeldBack } from './held-back-chances.ts';
import { LEAD_GROUPS } from './learn-bias.ts';
import type { ChanceRefusal, LearnedForecastWeight } from './learned-version.ts';

/** The rain chance of a distant day at a station by forecast and by climate, and whether it rained there. */
export interface WeightPair {
  readonly source: string;
  readonly station: string;
  /** Calendar days from the start of the run to the day. */
  readonly leadDays: number;
  /** As pages would show it, calibrated if a law is applied. */
  readonly forecastPercent: number;
  readonly climatePercent: number;
  readonly isWet: boolean;
}

/** Requirements, as for laws of chances (docs/science/learning.md). */
const LEAST_DAYS = 60;
const LEAST_EVENTS = 30;
const LEAST_STATIONS = 5;
const LEAST_HELD_BACK = 30;
const LEAST_GAIN = 0.005;
const SURE_DEVIATIONS = 2;
const HALF_LIFE_DAYS = 60;
/** The prior counts as this many days with the pairs' own variance. */
const PRIOR_DAYS = 30;

/** Day of a page for a lead; today is 1. */
const toDay = (leadDays: number): number => leadDays + 1;

/** Weight of a day's forecast with a learned factor on the prior, 0…1. */
const scaleForecastWeight = (day: number, factor: number): number =>
  day < FIRST_MIXED_DAY ? 1 : Math.min(Math.max(factor * priorForecastWeight(day), 0), 1);

interface Pool {
  readonly source: string;
  readonly leadFrom: number;
  readonly leadTo: number;
  readonly stations: Set<string>;
  readonly heldBack: HeldBackSums;
  /** The factor at the end of each counted day, ascending; null while too little is known. */
  readonly factors: { readonly day: number; readonly factor: number | null }[];
  days: number;
  pairs: number;
  wet: number;
  dry: number;
  /**
   * Decaying sums over days of e·d and d·d, where d is the change that the prior weight makes to the climate, and e the
   * change that would have been right.
   */
  right: number;
  spread: number;
  weight: number;
}

/** Learns from days in chronological order. */
export interface ForecastWeightLearner {
  /** Adds a day, numbered from any origin; each must be later than the one before. */
  addDay(day: number, pairs: readonly WeightPair[]): void;
  list(): readonly LearnedForecastWeight[];
}

/**
 * Learns the weight of distant forecasts relative to the climate: one factor on the prior weights for each source and
 * group of leads, which minimizes the squared error of the blended chance, regularized towards 1.
 */
export function createForecastWeightLearner(): ForecastWeightLearner {
  const pools = new Map<string, Pool>();
  const findPool = ({ source, leadDays }: WeightPair): Pool => {
    const [leadFrom, leadTo] = LEAD_GROUPS.findLast(([from]) => leadDays >= from) ?? [0, 0];
    const key = `${source} ${leadFrom}`;
    const pool = pools.get(key) ?? makePool(source, leadFrom, leadTo);
    pools.set(key, pool);
    return pool;
  };
  return {
    addDay(day, pairs) {
      const far = pairs.filter(({ leadDays }) => toDay(leadDays) >= FIRST_MIXED_DAY);
      for (const [pool, own] of Map.groupBy(far, findPool)) addPairs(pool, day, own);
    },
    list: () =>
      [...pools.values()]
        .toSorted((a, b) => a.source.localeCompare(b.source, 'en') || a.leadFrom - b.leadFrom)
        .map(describePool),
  };
}

const makePool = (source: string, leadFrom: number, leadTo: number): Pool => ({
  source,
  leadFrom,
  leadTo,
  stations: new Set(),
  heldBack: makeHeldBack(),
  factors: [],
  days: 0,
  pairs: 0,
  wet: 0,
  dry: 0,
  right: 0,
  spread: 0,
  weight: 0,
});

const mixPair = ({ leadDays, forecastPercent, climatePercent }: WeightPair, factor: number): number =>
  mixWithClimate(forecastPercent, climatePercent, scaleForecastWeight(toDay(leadDays), factor)) / 100;

/** Forecasts the day with what was known when its runs began, by the prior and by the factor; then learns from it. */
function addPairs(pool: Pool, day: number, pairs: readonly WeightPair[]): void {
  const scored = pairs.flatMap((pair) => {
    const factor = pool.factors.findLast((known) => known.day < day - pair.leadDays)?.factor ?? null;
    return factor === null ? [] : [{ before: mixPair(pair, 1), after: mixPair(pair, factor), isWet: pair.isWet }];
  });
  if (scored.length > 0) addHeldBackDay(pool.heldBack, scored, 2 ** (-1 / HALF_LIFE_DAYS));
  learnDay(pool, day, pairs);
}

function learnDay(pool: Pool, day: number, pairs: readonly WeightPair[]): void {
  const fade = 2 ** (((pool.factors.at(-1)?.day ?? day) - day) / HALF_LIFE_DAYS);
  let [right, spread] = [0, 0];
  for (const { leadDays, forecastPercent, climatePercent, isWet } of pairs) {
    const added = (priorForecastWeight(toDay(leadDays)) * (forecastPercent - climatePercent)) / 100;
    right += (added * (Number(isWet) - climatePercent / 100)) / pairs.length;
    spread += added ** 2 / pairs.length;
  }
  pool.right = pool.right * fade + right;
  pool.spread = pool.spread * fade + spread;
  pool.weight = pool.weight * fade + 1;
  for (const [station, isWet] of new Map(pairs.map((pair) => [pair.station, pair.isWet]))) {
    pool.stations.add(station);
    if (isWet) pool.wet += 1;
    else pool.dry += 1;
  }
  pool.days += 1;
  pool.pairs += pairs.length;
  const isEnough = pool.days >= LEAST_DAYS && pool.wet >= LEAST_EVENTS && pool.dry >= LEAST_EVENTS;
  pool.factors.push({ day, factor: isEnough ? fitFactor(pool) : null });
}

function fitFactor({ right, spread, weight }: Pool): number | null {
  const shrunk = (PRIOR_DAYS * spread) / weight;
  return spread + shrunk === 0 ? null : Math.max((right + shrunk) / (spread + shrunk), 0);
}

function findRefusal({ days, factors, heldBack, stations }: Pool): ChanceRefusal | null {
  if (days < LEAST_DAYS) return 'fewDays';
  if ((factors.at(-1)?.factor ?? null) === null) return 'fewEvents';
  if (heldBack.days < LEAST_HELD_BACK) return 'fewDays';
  if (!hasGain(heldBack, LEAST_GAIN, SURE_DEVIATIONS)) return 'noGain';
  return stations.size < LEAST_STATIONS ? 'fewStations' : null;
}

function describePool(pool: Pool): LearnedForecastWeight {
  const { source, leadFrom, leadTo, days, pairs, wet, dry, stations, factors, heldBack } = pool;
  return {
    source,
    leadFrom,
    leadTo,
    days,
    pairs,
    wet,
    dry,
    stations: stations.size,
    factor: Math.round((factors.at(-1)?.factor ?? 1) * 1000) / 1000,
    refusal: findRefusal(pool),
    heldBack: describeHeldBack(heldBack),
  };
}

/** Weights from what was learned: null for a source and a day without an applied factor. */
export function createForecastWeightFinder(
  learned: readonly LearnedForecastWeight[],
): (source: string, day: number) => number | null {
  return (source, day) => {
    const lead = day - 1;
    const own = learned.find((one) => one.source === source && lead >= one.leadFrom && lead <= one.leadTo);
    return own?.refusal === null ? scaleForecastWeight(day, own.factor) : null;
  };
}
