import {
  type ChanceLaw,
  type ChanceTable,
  calibrateDayChance,
  createChanceTable,
  type DayChances,
  IDENTITY_LAW,
} from '@portal/domain/weather/chance-law';
import { type ChanceCounts, countChance, fadeCounts, fitChanceLaw, makeChanceCounts } from './fit-chance-law.ts';

/** First calendar day of lead of each group that learns together, up to the next one's. The last goes on without end. */
export const CHANCE_LEADS = [0, 2, 4, 7, 11] as const;

/** Group of a lead in calendar days, 0 or more: its place in `CHANCE_LEADS`. */
export function findChanceLeads(leadDays: number): number {
  return CHANCE_LEADS.findLastIndex((first) => leadDays >= first);
}

/** Finds the calibrated chances of a source's hours by what was learned; null where it is not applied. */
export function createChanceTableFinder(chances: readonly LearnedChance[]) {
  const applied = chances.filter(({ refusal }) => refusal === null);
  const tables = new Map(
    applied.map(({ source, fromLeadDays, law }) => [`${source} ${fromLeadDays}`, createChanceTable(law)]),
  );
  return (source: string, leadDays: number): ChanceTable | null =>
    tables.get(`${source} ${CHANCE_LEADS[findChanceLeads(leadDays)]}`) ?? null;
}

/** A forecast of a whole day at a station, beside whether it rained there. */
export interface ChancePair extends DayChances {
  readonly source: string;
  readonly station: string;
  /** Calendar days from the start of the run to the day. */
  readonly leadDays: number;
  readonly isWet: boolean;
}

/** How the days did that were held back: each was forecast by what was learned from days before its run began. */
export interface HeldBackChances {
  /** Days with a forecast that a law was ready for. */
  readonly days: number;
  /** Pairs of those days. */
  readonly pairs: number;
  /** Mean squares of the error of the chance as it was issued, and as the law makes it: Brier scores, newer days counting more. */
  readonly brierBefore: number;
  readonly brierAfter: number;
  /** Their parts by which chances differ from how often they came true. */
  readonly reliabilityBefore: number;
  readonly reliabilityAfter: number;
}

/** Why a law is not applied. */
export type ChanceRefusal = 'fewDays' | 'fewEvents' | 'noGain';

/** What was learned of the chances of a source at a group of leads. */
export interface LearnedChance {
  readonly source: string;
  /** First day of lead of the group. */
  readonly fromLeadDays: number;
  /** Days and pairs that it is learned from, and station days with and without rain among them. */
  readonly days: number;
  readonly pairs: number;
  readonly wet: number;
  readonly dry: number;
  /** Stations that it is learned from. */
  readonly stations: number;
  /** What the newest days make of it, whether it is applied or not. */
  readonly law: ChanceLaw;
  /** Null where it is applied. */
  readonly refusal: ChanceRefusal | null;
  /** Null where no day could be held back. */
  readonly heldBack: HeldBackChances | null;
}

/** Rule 21.10 of our domain rules: days and events below which nothing is learned. */
const LEAST_DAYS = 60;
const LEAST_EVENTS = 30;
/** Days held back before a law may be applied, and the gain that they must prove: of the Brier score, and over its own error. */
const LEAST_HELD_BACK = 30;
const LEAST_GAIN = 0.005;
const LEAST_CERTAINTY = 2;
/** Days after which a day weighs half. */
const HALF_LIFE_DAYS = 60;
const TENTHS = 10;

/** Sums of chances by tenths: cases, chances, events. */
type Tenths = Float64Array;

interface Group {
  readonly source: string;
  readonly leads: number;
  readonly counts: ChanceCounts;
  readonly stations: Set<string>;
  days: number;
  pairs: number;
  wet: number;
  dry: number;
  law: ChanceLaw | null;
  /** The law at the end of each day that was counted, ascending: what a run that begins later may know. */
  readonly laws: { readonly day: number; readonly law: ChanceLaw | null }[];
  readonly heldBack: HeldBackSums;
}

/** Sums over days held back, newer ones weighing more; `gain` is that of a day, `square` its square. */
interface HeldBackSums {
  days: number;
  pairs: number;
  weight: number;
  squaredWeight: number;
  before: number;
  after: number;
  gain: number;
  square: number;
  readonly tenthsBefore: Tenths;
  readonly tenthsAfter: Tenths;
}

const makeHeldBack = (): HeldBackSums => ({
  days: 0,
  pairs: 0,
  weight: 0,
  squaredWeight: 0,
  before: 0,
  after: 0,
  gain: 0,
  square: 0,
  tenthsBefore: new Float64Array(3 * TENTHS),
  tenthsAfter: new Float64Array(3 * TENTHS),
});

/** Learns from days in their order. */
export interface ChanceLearner {
  /** Takes a day, counted from any first one; each is later than the one before. Pairs of a source without a chance are left out by the caller. */
  addDay(day: number, pairs: readonly ChancePair[]): void;
  /** What was learned so far, by source and lead. */
  list(): readonly LearnedChance[];
  /** The law that a source's run would be given now at a group of leads: the identity where none is applied. */
  findLaw(source: string, leads: number): ChanceLaw;
}

/** A learner that knows nothing. */
export function createChanceLearner(): ChanceLearner {
  const groups = new Map<string, Group>();
  const findGroup = (source: string, leads: number): Group => {
    const key = `${source} ${leads}`;
    const made: Group = {
      source,
      leads,
      counts: makeChanceCounts(),
      stations: new Set(),
      days: 0,
      pairs: 0,
      wet: 0,
      dry: 0,
      law: null,
      laws: [],
      heldBack: makeHeldBack(),
    };
    const found = groups.get(key) ?? made;
    groups.set(key, found);
    return found;
  };
  return {
    addDay(day, pairs) {
      const ofGroups = Map.groupBy(pairs, ({ source, leadDays }) => findGroup(source, findChanceLeads(leadDays)));
      for (const [group, own] of ofGroups) {
        holdBack(group, day, own);
        learnDay(group, day, own);
      }
    },
    list: () =>
      [...groups.values()]
        .toSorted((a, b) => a.source.localeCompare(b.source, 'en') || a.leads - b.leads)
        .map(describeGroup),
    findLaw(source, leads) {
      const group = groups.get(`${source} ${leads}`);
      return group === undefined || findRefusal(group) !== null ? IDENTITY_LAW : (group.law ?? IDENTITY_LAW);
    },
  };
}

/** Forecasts the day by what was known when its runs began, with and without the law. */
function holdBack({ laws, heldBack }: Group, day: number, pairs: readonly ChancePair[]): void {
  const scored = pairs.flatMap((pair) => {
    const law = laws.findLast((known) => known.day < day - pair.leadDays)?.law ?? null;
    return law === null ? [] : [{ pair, after: calibrateDayChance(law, pair) / 100 }];
  });
  if (scored.length === 0) return;
  const fade = 2 ** (-1 / HALF_LIFE_DAYS);
  const ofDay = { before: 0, after: 0 };
  for (const tenths of [heldBack.tenthsBefore, heldBack.tenthsAfter]) {
    for (let at = 0; at < tenths.length; at++) tenths[at] = (tenths[at] as number) * fade;
  }
  for (const { pair, after } of scored) {
    const before = pair.anyPercent / 100;
    const event = pair.isWet ? 1 : 0;
    ofDay.before += (before - event) ** 2 / scored.length;
    ofDay.after += (after - event) ** 2 / scored.length;
    countTenth(heldBack.tenthsBefore, before, event, 1 / scored.length);
    countTenth(heldBack.tenthsAfter, after, event, 1 / scored.length);
  }
  heldBack.days += 1;
  heldBack.pairs += scored.length;
  heldBack.weight = heldBack.weight * fade + 1;
  heldBack.squaredWeight = heldBack.squaredWeight * fade * fade + 1;
  heldBack.before = heldBack.before * fade + ofDay.before;
  heldBack.after = heldBack.after * fade + ofDay.after;
  heldBack.gain = heldBack.gain * fade + ofDay.before - ofDay.after;
  heldBack.square = heldBack.square * fade + (ofDay.before - ofDay.after) ** 2;
}

function countTenth(tenths: Tenths, chance: number, event: number, weight: number): void {
  const at = 3 * Math.min(Math.floor(chance * TENTHS), TENTHS - 1);
  for (const [offset, value] of [1, chance, event].entries())
    tenths[at + offset] = (tenths[at + offset] as number) + weight * value;
}

/** Stations of one day share its weather: so many count as the root of their number. */
function learnDay(group: Group, day: number, pairs: readonly ChancePair[]): void {
  const byStation = new Map(pairs.map(({ station, isWet }) => [station, isWet]));
  const weight = Math.sqrt(byStation.size) / pairs.length;
  const before = group.laws.at(-1)?.day ?? day;
  fadeCounts(group.counts, 2 ** ((before - day) / HALF_LIFE_DAYS));
  for (const pair of pairs) countChance(group.counts, pair, pair.isWet, weight);
  for (const [station, isWet] of byStation) {
    group.stations.add(station);
    if (isWet) group.wet += 1;
    else group.dry += 1;
  }
  group.days += 1;
  group.pairs += pairs.length;
  if (isEnough(group)) group.law = fitChanceLaw(group.counts, group.law ?? IDENTITY_LAW);
  group.laws.push({ day, law: group.law });
}

const isEnough = ({ days, wet, dry }: Group): boolean =>
  days >= LEAST_DAYS && wet >= LEAST_EVENTS && dry >= LEAST_EVENTS;

function findRefusal(group: Group): ChanceRefusal | null {
  const { heldBack, law } = group;
  if (group.days < LEAST_DAYS) return 'fewDays';
  if (law === null) return 'fewEvents';
  if (heldBack.days < LEAST_HELD_BACK) return 'fewDays';
  const { weight, squaredWeight, before, gain, square } = heldBack;
  const mean = gain / weight;
  const variance = Math.max(square / weight - mean * mean, 0);
  const error = Math.sqrt((variance * squaredWeight) / (weight * weight));
  return mean >= LEAST_GAIN * (before / weight) && mean >= LEAST_CERTAINTY * error ? null : 'noGain';
}

function describeGroup(group: Group): LearnedChance {
  const { source, leads, days, pairs, wet, dry, stations, law, heldBack } = group;
  return {
    source,
    fromLeadDays: CHANCE_LEADS[leads] ?? 0,
    days,
    pairs,
    wet,
    dry,
    stations: stations.size,
    law: law ?? IDENTITY_LAW,
    refusal: findRefusal(group),
    heldBack: heldBack.days === 0 ? null : describeHeldBack(heldBack),
  };
}

function describeHeldBack({ days, pairs, weight, before, after, ...tenths }: HeldBackSums): HeldBackChances {
  return {
    days,
    pairs,
    brierBefore: before / weight,
    brierAfter: after / weight,
    reliabilityBefore: findReliability(tenths.tenthsBefore),
    reliabilityAfter: findReliability(tenths.tenthsAfter),
  };
}

/** Mean square distance of the chances of a tenth from how often they came true. */
function findReliability(tenths: Tenths): number {
  let [sum, weight] = [0, 0];
  for (let at = 0; at < tenths.length; at += 3) {
    const [cases, chances, events] = [tenths[at] as number, tenths[at + 1] as number, tenths[at + 2] as number];
    if (cases > 0) sum += (chances - events) ** 2 / cases;
    weight += cases;
  }
  return weight === 0 ? 0 : sum / weight;
}
