import { type BiasAverage, createBiasAverage } from './bias-average.ts';
import { addPair, endDay, hasGain, makeSquares, type SquareSums, toError } from './gain-sums.ts';
import type { Extreme, LearnedStation, LearnedTemperature, TemperatureGain } from './learned-version.ts';
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

/** Errors of one source, forecast minus measurement in °C, NaN if either is missing. */
export interface SourceErrors {
  readonly source: string;
  /** Consecutive days. */
  readonly days: number;
  /** By day, station and lead: `(day * stations + station) * LEAD_COUNT + lead`. */
  readonly low: Float32Array;
  readonly high: Float32Array;
}

/** Sums of an element's leads: at stations, and at stations from their neighbours alone. */
interface GroupSums {
  readonly days: Set<number>;
  readonly own: SquareSums;
  readonly neighbours: SquareSums;
}

interface Neighbourhoods {
  /** Per station, the shares of all stations in the correction there. */
  readonly all: readonly (readonly StationShare[])[];
  /** The same without the station itself. */
  readonly others: readonly (readonly StationShare[])[];
}

/**
 * Learns the biases of a source at stations, and the gain from correcting them: each day's errors are first corrected
 * with what was known when the forecast began, then learned from. A correction counts as applied only if it made the
 * errors smaller. `shown` are the errors that pages would have shown: corrected only if that was known to help.
 */
export function learnTemperature(
  stations: readonly LearnedStation[],
  errors: SourceErrors,
): { readonly learned: LearnedTemperature; readonly shown: SourceErrors } {
  const hoods = findNeighbourhoods(stations);
  const low = learnElement(stations.length, errors.days, errors.low, hoods);
  const high = learnElement(stations.length, errors.days, errors.high, hoods);
  const biases = stations.map((_, station) => ({
    station,
    low: toHundredths(low.biases[station]),
    high: toHundredths(high.biases[station]),
  }));
  const learned = {
    source: errors.source,
    biases: biases.filter(({ low: one, high: other }) => [...one, ...other].some((bias) => bias !== 0)),
    gains: [...toGains('low', low.sums), ...toGains('high', high.sums)],
  };
  return { learned, shown: { ...errors, low: low.shown, high: high.shown } };
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

/** What is known at the end of a day. */
interface Known {
  /** Per station, by lead. */
  readonly biases: readonly Float32Array[];
  /** Per group of leads, whether forecasts are corrected. */
  readonly isApplied: readonly boolean[];
}

function learnElement(stations: number, days: number, errors: Float32Array, hoods: Neighbourhoods) {
  const averages = Array.from({ length: stations }, createBiasAverage);
  const sums = LEAD_GROUPS.map(makeGroup);
  const known: Known[] = [];
  const shown = errors.slice();
  for (let day = 0; day < days; day++) {
    const ofDay = errors.subarray(day * stations * LEAD_COUNT, (day + 1) * stations * LEAD_COUNT);
    countDay(sums, day, { ofDay, shown: shown.subarray(day * stations * LEAD_COUNT) }, known, hoods);
    for (const group of sums) for (const one of [group.own, group.neighbours]) endDay(one);
    learnDay(averages, ofDay);
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

interface DayErrors {
  readonly ofDay: Float32Array;
  /** Output: the remaining errors on pages. */
  readonly shown: Float32Array;
}

/** Counts the errors of a day with and without the correction known on the day before the forecast began. */
function countDay(
  sums: readonly GroupSums[],
  day: number,
  { ofDay, shown }: DayErrors,
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
        const corrected = error - sumShares(shares, before.biases, lead);
        addPair(group.own, error, corrected);
        if (before.isApplied[index] === true) shown[station * LEAD_COUNT + lead] = corrected;
        const neighbours = others[station] ?? [];
        if (neighbours.length > 0) addPair(group.neighbours, error, error - sumShares(neighbours, before.biases, lead));
      }
    }
  }
}

function sumShares(shares: readonly StationShare[], biases: Known['biases'], lead: number): number {
  return shares.reduce((sum, { station, share }) => sum + share * (biases[station]?.[lead] ?? 0), 0);
}

const makeGroup = (): GroupSums => ({ days: new Set(), own: makeSquares(), neighbours: makeSquares() });

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
