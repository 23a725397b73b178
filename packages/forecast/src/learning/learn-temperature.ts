import { type BiasAverage, createBiasAverage } from './bias-average.ts';
import type { Extreme, LearnedStation, LearnedTemperature, TemperatureGain } from './learned-version.ts';
import { LEAD_COUNT } from './place-correction.ts';
import { FAR_KM, findShares, NEAR_KM, type StationShare } from './spread-stations.ts';

/** Leads whose gain is counted together, in calendar days. */
export const LEAD_GROUPS: readonly (readonly [from: number, to: number])[] = [
  [0, 1],
  [2, 3],
  [4, 6],
  [7, 10],
  [11, 15],
];
/** A gain of fewer pairs proves nothing. */
export const LEAST_PAIRS = 30;
/** A pair of an earlier day counts 3 % less with each day: half as much after 23 days. */
const FADE = 0.97;
/** A smaller gain is none, share of the error. */
const LEAST_GAIN = 0.005;
/** A gain within so many of its standard errors may be chance. */
const SURE_DEVIATIONS = 2;

/** Errors of one source, forecast minus measurement in °C, NaN where either is missing. */
export interface SourceErrors {
  readonly source: string;
  /** Consecutive days. */
  readonly days: number;
  /** By day, station and lead: `(day * stations + station) * LEAD_COUNT + lead`. */
  readonly low: Float32Array;
  readonly high: Float32Array;
}

/** Fading sums of squares of errors, as they were and corrected. */
interface SquareSums {
  pairs: number;
  weight: number;
  before: number;
  after: number;
  /** What the day under way gains, and the sum of squares of the days' gains: days are independent, the stations of one are not. */
  ofDay: number;
  gainSquares: number;
}

/** Sums of an element's leads: at stations, and at stations by their neighbours alone. */
interface GroupSums {
  readonly days: Set<number>;
  readonly own: SquareSums;
  readonly neighbours: SquareSums;
}

interface Neighbourhoods {
  /** Per station the shares of all stations in what a page there shows. */
  readonly all: readonly (readonly StationShare[])[];
  /** The same without the station itself. */
  readonly others: readonly (readonly StationShare[])[];
}

/**
 * Learns the biases of a source at stations, and what correcting with them was worth: each day's errors are first corrected by what was
 * known when the forecast began, then learned from. A correction counts as applied only where that made the errors smaller.
 */
export function learnTemperature(stations: readonly LearnedStation[], errors: SourceErrors): LearnedTemperature {
  const hoods = findNeighbourhoods(stations);
  const low = learnElement(stations.length, errors.days, errors.low, hoods);
  const high = learnElement(stations.length, errors.days, errors.high, hoods);
  const biases = stations.map((_, station) => ({
    station,
    low: toHundredths(low.biases[station]),
    high: toHundredths(high.biases[station]),
  }));
  return {
    source: errors.source,
    biases: biases.filter(({ low: one, high: other }) => [...one, ...other].some((bias) => bias !== 0)),
    gains: [...toGains('low', low.sums), ...toGains('high', high.sums)],
  };
}

const toHundredths = (biases: Float32Array | undefined): number[] =>
  Array.from(biases ?? [], (bias) => Math.round(bias * 100) / 100);

function findNeighbourhoods(stations: readonly LearnedStation[]): Neighbourhoods {
  const at = ({ lat, lng, heightM }: LearnedStation) => ({ point: { lat, lng }, heightM });
  return {
    all: stations.map((station) => findShares(stations, at(station), FAR_KM)),
    others: stations.map((station) =>
      findShares(
        stations.map((other) => (other === station ? null : other)),
        at(station),
        FAR_KM,
      ),
    ),
  };
}

/** What is known at the end of each day, per station. */
type Known = readonly Float32Array[];

function learnElement(stations: number, days: number, errors: Float32Array, hoods: Neighbourhoods) {
  const averages = Array.from({ length: stations }, createBiasAverage);
  const sums = LEAD_GROUPS.map(makeGroup);
  const known: Known[] = [];
  for (let day = 0; day < days; day++) {
    const ofDay = errors.subarray(day * stations * LEAD_COUNT, (day + 1) * stations * LEAD_COUNT);
    countDay(sums, day, ofDay, known, hoods);
    for (const group of sums) for (const one of [group.own, group.neighbours]) endDay(one);
    learnDay(averages, ofDay);
    known.push(averages.map((average) => average.estimate()));
  }
  return { biases: known.at(-1) ?? [], sums };
}

function learnDay(averages: readonly BiasAverage[], ofDay: Float32Array): void {
  for (const [station, average] of averages.entries()) {
    average.fade();
    for (let lead = 0; lead < LEAD_COUNT; lead++) {
      const error = ofDay[station * LEAD_COUNT + lead] as number;
      if (!Number.isNaN(error)) average.add(lead, error);
    }
  }
}

/** Counts the errors of a day beside what they were with that which was known on the day before the forecast began. */
function countDay(
  sums: readonly GroupSums[],
  day: number,
  ofDay: Float32Array,
  known: readonly Known[],
  { all, others }: Neighbourhoods,
): void {
  for (const [index, [from, to]] of LEAD_GROUPS.entries()) {
    const group = sums[index] as GroupSums;
    for (const [station, shares] of all.entries()) {
      for (let lead = from; lead <= to; lead++) {
        const error = ofDay[station * LEAD_COUNT + lead] as number;
        const before = known[day - lead - 1];
        if (Number.isNaN(error) || before === undefined) continue;
        group.days.add(day);
        addPair(group.own, error, error - sumShares(shares, before, lead));
        const neighbours = others[station] ?? [];
        if (neighbours.length > 0) addPair(group.neighbours, error, error - sumShares(neighbours, before, lead));
      }
    }
  }
}

function sumShares(shares: readonly StationShare[], biases: Known, lead: number): number {
  return shares.reduce((sum, { station, share }) => sum + share * (biases[station]?.[lead] ?? 0), 0);
}

const makeSquares = (): SquareSums => ({ pairs: 0, weight: 0, before: 0, after: 0, ofDay: 0, gainSquares: 0 });
const makeGroup = (): GroupSums => ({ days: new Set(), own: makeSquares(), neighbours: makeSquares() });

/** What is known counts less from now on. */
function endDay(sums: SquareSums): void {
  sums.gainSquares = (sums.gainSquares + sums.ofDay ** 2) * FADE ** 2;
  sums.weight *= FADE;
  sums.before *= FADE;
  sums.after *= FADE;
  sums.ofDay = 0;
}

function addPair(sums: SquareSums, before: number, after: number): void {
  sums.pairs += 1;
  sums.weight += 1;
  sums.before += before ** 2;
  sums.after += after ** 2;
  sums.ofDay += before ** 2 - after ** 2;
}

/** Whether correcting made the errors smaller, by more than chance does. */
function hasGain({ pairs, before, after, gainSquares }: SquareSums): boolean {
  if (pairs < LEAST_PAIRS || after >= before * (1 - LEAST_GAIN) ** 2) return false;
  return before - after > SURE_DEVIATIONS * Math.sqrt(gainSquares);
}

const toError = (sum: number, { weight }: SquareSums): number | null =>
  weight === 0 ? null : Math.round(Math.sqrt(sum / weight) * 1000) / 1000;

function toGains(element: Extreme, groups: readonly GroupSums[]): TemperatureGain[] {
  return groups.map(({ days, own, neighbours }, index) => {
    const [leadFrom, leadTo] = LEAD_GROUPS[index] as (typeof LEAD_GROUPS)[number];
    return {
      element,
      leadFrom,
      leadTo,
      days: days.size,
      pairs: own.pairs,
      errorBefore: toError(own.before, own),
      errorAfter: toError(own.after, own),
      neighbourPairs: neighbours.pairs,
      neighbourBefore: toError(neighbours.before, neighbours),
      neighbourAfter: toError(neighbours.after, neighbours),
      isApplied: hasGain(own),
      reachKm: hasGain(neighbours) ? FAR_KM : NEAR_KM,
    };
  });
}
