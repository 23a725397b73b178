import { CLIMATE_REGION_IDS, type ClimateArea, type ClimateRegionId } from '@portal/domain/climate/climate-region';
import { type ChanceLaw, calibrateDayChance, type DayChances, IDENTITY_LAW } from '@portal/domain/weather/chance-law';
import {
  type ChanceCounts,
  type ChancePrior,
  countChance,
  fadeCounts,
  fitChanceLaw,
  makeChanceCounts,
} from './fit-chance-law.ts';
import { addHeldBackDay, describeHeldBack, type HeldBackSums, hasGain, makeHeldBack } from './held-back-chances.ts';
import { LEAD_GROUPS } from './learn-bias.ts';
import type { ChanceRefusal, LearnedChance } from './learned-version.ts';

/** Index in `LEAD_GROUPS` of a lead in calendar days, 0 or more. */
const findLeads = (leadDays: number): number => LEAD_GROUPS.findLastIndex(([from]) => leadDays >= from);

/** Forecast of a whole day at a station, and whether it rained there. */
export interface ChancePair extends DayChances {
  readonly source: string;
  readonly station: string;
  readonly region: ClimateRegionId;
  /** Calendar days from the start of the run to the day. */
  readonly leadDays: number;
  readonly isWet: boolean;
}

/** Priors before any data: the country's law changes nothing, and a region's law is near the country's. */
const COUNTRY_PRIOR: ChancePrior = { around: IDENTITY_LAW, scale: 0.5, power: 0.25 };
const REGION_PRIOR: Omit<ChancePrior, 'around'> = { scale: 0.25, power: 0.12 };
/** Rule 21.10 of our domain rules: days and events below which nothing is learned. */
const LEAST_DAYS = 60;
const LEAST_EVENTS = 30;
/**
 * Below this number of stations a gain may be the luck of one of them (docs/science/learning.md): no law is applied.
 */
const LEAST_STATIONS = 5;
/** Held-out days before a law may be applied. */
const LEAST_HELD_BACK = 30;
/**
 * Gain to be proven: a share of the Brier score, and a number of its standard errors; fewer if the country has proved
 * its own.
 */
const LEAST_GAIN = 0.005;
const SURE_DEVIATIONS = 2;
const LIKELY_DEVIATIONS = 1;
const HALF_LIFE_DAYS = 60;

/** Pairs that are learned from together. */
interface Pool {
  readonly counts: ChanceCounts;
  readonly stations: Set<string>;
  days: number;
  pairs: number;
  wet: number;
  dry: number;
  law: ChanceLaw | null;
  /** The law at the end of each counted day, ascending: a run may only use those from before its start. */
  readonly laws: { readonly day: number; readonly law: ChanceLaw | null }[];
  readonly heldBack: HeldBackSums;
}

interface Group {
  readonly source: string;
  readonly leads: number;
  readonly country: Pool;
  readonly regions: Map<ClimateRegionId, Pool>;
}

const makePool = (): Pool => ({
  counts: makeChanceCounts(),
  stations: new Set(),
  days: 0,
  pairs: 0,
  wet: 0,
  dry: 0,
  law: null,
  laws: [],
  heldBack: makeHeldBack(),
});

/** Learns from days in chronological order. */
export interface ChanceLearner {
  /** Adds a day, numbered from any origin; each must be later than the one before. */
  addDay(day: number, pairs: readonly ChancePair[]): void;
  /** What was learned so far, by source, lead and area. */
  list(): readonly LearnedChance[];
}

/** Creates a learner without data. */
export function createChanceLearner(): ChanceLearner {
  const groups = new Map<string, Group>();
  const findGroup = (source: string, leads: number): Group => {
    const key = `${source} ${leads}`;
    const found = groups.get(key) ?? { source, leads, country: makePool(), regions: new Map() };
    groups.set(key, found);
    return found;
  };
  return {
    addDay(day, pairs) {
      const ofGroups = Map.groupBy(pairs, ({ source, leadDays }) => findGroup(source, findLeads(leadDays)));
      for (const [{ country, regions }, own] of ofGroups) {
        addPairs(country, day, own, COUNTRY_PRIOR);
        for (const [region, ofRegion] of Map.groupBy(own, (pair) => pair.region)) {
          const pool = regions.get(region) ?? makePool();
          regions.set(region, pool);
          addPairs(pool, day, ofRegion, { ...REGION_PRIOR, around: country.law ?? IDENTITY_LAW });
        }
      }
    },
    list: () =>
      [...groups.values()]
        .toSorted((a, b) => a.source.localeCompare(b.source, 'en') || a.leads - b.leads)
        .flatMap(describeGroup),
  };
}

/** Forecasts the day with what was known when its runs began, with and without the law; then learns from it. */
function addPairs(pool: Pool, day: number, pairs: readonly ChancePair[], prior: ChancePrior): void {
  const scored = pairs.flatMap((pair) => {
    const law = pool.laws.findLast((known) => known.day < day - pair.leadDays)?.law ?? null;
    const { isWet, anyPercent } = pair;
    return law === null ? [] : [{ before: anyPercent / 100, after: calibrateDayChance(law, pair) / 100, isWet }];
  });
  if (scored.length > 0) addHeldBackDay(pool.heldBack, scored, 2 ** (-1 / HALF_LIFE_DAYS));
  learnDay(pool, day, pairs, prior);
}

/** Stations of one day share its weather: they count as the root of their number. */
function learnDay(pool: Pool, day: number, pairs: readonly ChancePair[], prior: ChancePrior): void {
  const byStation = new Map(pairs.map(({ station, isWet }) => [station, isWet]));
  const weight = Math.sqrt(byStation.size) / pairs.length;
  const before = pool.laws.at(-1)?.day ?? day;
  fadeCounts(pool.counts, 2 ** ((before - day) / HALF_LIFE_DAYS));
  for (const pair of pairs) countChance(pool.counts, pair, pair.isWet, weight);
  for (const [station, isWet] of byStation) {
    pool.stations.add(station);
    if (isWet) pool.wet += 1;
    else pool.dry += 1;
  }
  pool.days += 1;
  pool.pairs += pairs.length;
  const isEnough = pool.days >= LEAST_DAYS && pool.wet >= LEAST_EVENTS && pool.dry >= LEAST_EVENTS;
  if (isEnough) pool.law = fitChanceLaw(pool.counts, prior, pool.law ?? prior.around);
  pool.laws.push({ day, law: pool.law });
}

function findRefusal({ days, law, heldBack, stations }: Pool, deviations: number): ChanceRefusal | null {
  if (days < LEAST_DAYS) return 'fewDays';
  if (law === null) return 'fewEvents';
  if (heldBack.days < LEAST_HELD_BACK) return 'fewDays';
  if (!hasGain(heldBack, LEAST_GAIN, deviations)) return 'noGain';
  return stations.size < LEAST_STATIONS ? 'fewStations' : null;
}

function describeGroup({ source, leads, country, regions }: Group): LearnedChance[] {
  const [leadFrom, leadTo] = LEAD_GROUPS[leads] as (typeof LEAD_GROUPS)[number];
  const refusal = findRefusal(country, SURE_DEVIATIONS);
  const deviations = refusal === null ? LIKELY_DEVIATIONS : SURE_DEVIATIONS;
  const describe = (area: ClimateArea, pool: Pool, own: ChanceRefusal | null): LearnedChance => ({
    source,
    leadFrom,
    leadTo,
    area,
    days: pool.days,
    pairs: pool.pairs,
    wet: pool.wet,
    dry: pool.dry,
    stations: pool.stations.size,
    law: roundLaw(pool.law ?? IDENTITY_LAW),
    refusal: own,
    heldBack: describeHeldBack(pool.heldBack),
  });
  return [
    describe('country', country, refusal),
    ...CLIMATE_REGION_IDS.flatMap((region) => {
      const pool = regions.get(region);
      return pool === undefined ? [] : [describe(region, pool, findRefusal(pool, deviations))];
    }),
  ];
}

/** Rounded to the thousandth, so that a version is unchanged on disk unless something else changed. */
function roundLaw({ scale, power }: ChanceLaw): ChanceLaw {
  return { scale: Math.round(scale * 1000) / 1000, power: Math.round(power * 1000) / 1000 };
}

/** Finds the law for a source's hours at a lead in a region; null if none is applied. */
export type FindChanceLaw = (source: string, leadDays: number, region: ClimateRegionId) => ChanceLaw | null;

/**
 * Selects laws from what was learned. A region with enough days and events decides for itself: its own law, or none if
 * it has proved no gain. Any other region follows the country, also one whose few stations gained.
 */
export function createChanceLawFinder(chances: readonly LearnedChance[]): FindChanceLaw {
  const known = new Map(chances.map((one) => [`${one.source} ${one.leadFrom} ${one.area}`, one]));
  const find: FindChanceLaw = (source, leadDays, region) => {
    const key = `${source} ${LEAD_GROUPS[findLeads(leadDays)]?.[0]}`;
    const own = known.get(`${key} ${region}`);
    const decides = own !== undefined && (own.refusal === null || own.refusal === 'noGain');
    const found = decides ? own : known.get(`${key} country`);
    return found?.refusal === null ? found.law : null;
  };
  // Each place asks for every day of its hours: an array lookup avoids building keys.
  const answers = new Map<string, Map<ClimateRegionId, (ChanceLaw | null)[]>>();
  return (source, leadDays, region) => {
    const ofSource = answers.get(source) ?? new Map<ClimateRegionId, (ChanceLaw | null)[]>();
    if (ofSource.size === 0) answers.set(source, ofSource);
    const ofRegion = ofSource.get(region) ?? [];
    if (ofRegion.length === 0) ofSource.set(region, ofRegion);
    const answer = ofRegion[leadDays];
    if (answer !== undefined) return answer;
    const law = find(source, leadDays, region);
    if (leadDays >= 0) ofRegion[leadDays] = law;
    return law;
  };
}
