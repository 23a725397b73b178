import { type BiasAverage, createBiasAverage } from './bias-average.ts';
import { addPair, endDay, hasGain, makeSquares, type SquareSums, toError } from './gain-sums.ts';
import type { ElementGain, LearnedStation } from './learned-version.ts';
import { LEAD_COUNT } from './place-correction.ts';
import { FAR_KM, findShares, NEAR_KM, type StationShare } from './spread-stations.ts';

/** Groups of leads whose gain is counted together, in calendar days. */
export const LEAD_GROUPS: readonly (readonly [from: number, to: number])[] = [
  [0, 1],
  [2, 3],
  [4, 6],
  [7, 10],
  [11, 15],
];

/** Errors of one element of one source. */
export interface BiasPairs {
  readonly stations: number;
  /** Consecutive days. */
  readonly days: number;
  /** What the bias is learned from, NaN if unknown, by `(day * stations + station) * LEAD_COUNT + lead`. */
  readonly errors: Float32Array;
  /** What counts as 1 °C does for temperatures, in the unit of the errors. */
  readonly scale: number;
  /** Error on pages of the forecast at an index once a bias is removed, in the unit of the gain. */
  readonly findError: (at: number, bias: number) => number;
}

/** Sums of a group of leads: at stations, and at stations from their neighbours alone. */
interface GroupSums {
  readonly days: Set<number>;
  readonly own: SquareSums;
  readonly neighbours: SquareSums;
}

/** Which stations share in the correction at each station. */
interface Neighbourhoods {
  readonly all: readonly (readonly StationShare[])[];
  /** The same without the station itself. */
  readonly others: readonly (readonly StationShare[])[];
}

/** The shares of stations at each of them. */
export function findNeighbourhoods(stations: readonly LearnedStation[]): Neighbourhoods {
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

/** What is known at the end of a day. */
interface Known {
  /** Per station, by lead. */
  readonly biases: readonly Float32Array[];
  /** Per group of leads, whether forecasts are corrected. */
  readonly isApplied: readonly boolean[];
}

/** What was learned of an element. */
interface LearnedBias {
  /** Per station, by lead. */
  readonly biases: readonly Float32Array[];
  readonly sums: readonly GroupSums[];
  /** Errors that pages would have shown: corrected only where that was known to help. */
  readonly shown: Float32Array;
}

/**
 * Learns the biases at stations, and the gain from removing them: each day's errors are first corrected with what was
 * known when the forecast began, then learned from. A correction counts as applied only if it made the errors smaller.
 */
export function learnBias(pairs: BiasPairs, hoods: Neighbourhoods): LearnedBias {
  const { stations, days, errors } = pairs;
  const averages = Array.from({ length: stations }, () => createBiasAverage(pairs.scale));
  const sums = LEAD_GROUPS.map(makeGroup);
  const known: Known[] = [];
  const shown = errors.map((error, at) => (Number.isNaN(error) ? error : pairs.findError(at, 0)));
  for (let day = 0; day < days; day++) {
    countDay(pairs, { sums, day, known, shown }, hoods);
    for (const group of sums) for (const one of [group.own, group.neighbours]) endDay(one);
    learnDay(averages, errors.subarray(day * stations * LEAD_COUNT, (day + 1) * stations * LEAD_COUNT));
    known.push({
      biases: averages.map((average) => average.estimate()),
      isApplied: sums.map(({ own }) => hasGain(own)),
    });
  }
  return { biases: known.at(-1)?.biases ?? [], sums, shown };
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

interface DayCount {
  readonly sums: readonly GroupSums[];
  readonly day: number;
  readonly known: readonly Known[];
  /** Output: the remaining errors on pages. */
  readonly shown: Float32Array;
}

/** Counts the errors of a day with and without the correction known on the day before the forecast began. */
function countDay(
  { stations, errors, findError }: BiasPairs,
  { sums, day, known, shown }: DayCount,
  { all, others }: Neighbourhoods,
): void {
  for (const [index, [from, to]] of LEAD_GROUPS.entries()) {
    const group = sums[index] as GroupSums;
    for (const [station, shares] of all.entries()) {
      for (let lead = from; lead <= to; lead++) {
        const at = (day * stations + station) * LEAD_COUNT + lead;
        const before = known[day - lead - 1];
        if (Number.isNaN(errors[at]) || before === undefined) continue;
        group.days.add(day);
        const issued = findError(at, 0);
        const corrected = findError(at, sumShares(shares, before.biases, lead));
        addPair(group.own, issued, corrected);
        if (before.isApplied[index] === true) shown[at] = corrected;
        const neighbours = others[station] ?? [];
        if (neighbours.length > 0)
          addPair(group.neighbours, issued, findError(at, sumShares(neighbours, before.biases, lead)));
      }
    }
  }
}

function sumShares(shares: readonly StationShare[], biases: Known['biases'], lead: number): number {
  return shares.reduce((sum, { station, share }) => sum + share * (biases[station]?.[lead] ?? 0), 0);
}

const makeGroup = (): GroupSums => ({ days: new Set(), own: makeSquares(), neighbours: makeSquares() });

/** The gain by group of leads. */
export function toGains(groups: readonly GroupSums[]): ElementGain[] {
  return groups.map(({ days, own, neighbours }, index) => {
    const [leadFrom, leadTo] = LEAD_GROUPS[index] as (typeof LEAD_GROUPS)[number];
    return {
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
