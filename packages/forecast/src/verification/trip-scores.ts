import {
  assessDeparture,
  type Departure,
  type TripSlice,
  type WeatheredPiece,
} from '@portal/domain/trip/assess-departure';
import { chooseDeparture } from '@portal/domain/trip/choose-departure';
import { createRandom } from '#nowcast/ensemble/noise.ts';
import { listAreaRates, toAreaShares } from '#nowcast/ensemble/rain-ensemble.ts';
import { runStart, type Start, spreadStarts } from './area-scores.ts';
import { type FrameSeries, findFrame } from './read-series.ts';

const MINUTE = 60;
/** Length of the trips, km, and their pace, km/h. */
const LENGTH_KM = { least: 3, most: 15 } as const;
const PACE_KMH = 20;
const PIECE_SECONDS = 120;
/** Departures: now and every ten minutes for the first of these spans that a series allows, minutes. */
const SPANS = [180, 90, 60] as const;
const STEP_SECONDS = 600;
/** Without a forecast a wet way is tried again after an hour. */
const LATER = 3600 / STEP_SECONDS;
const LONGEST_MINUTES = (60 * LENGTH_KM.most) / PACE_KMH;
/** The last frame counts this long after its time, minutes. */
const HALF_LEAD = 5;
/** The departure in half an hour. */
const SOON = 1800 / STEP_SECONDS;
/** Rain that makes a trip wet, mm. */
const WET_MM = 0.1;

/** Rain ridden through on random trips, mean mm, by who chooses the departure. */
export interface TripScore {
  /** Departures within this many minutes. */
  readonly minutes: number;
  /** Trips of which some departure gets wet; the others tell nothing. */
  trips: number;
  /** Leaves at once. */
  atOnce: number;
  /** Looks at the newest frame: leaves at once if the way is dry in it, else after an hour. */
  standing: number;
  /** Least rain by the nowcast's single value. */
  single: number;
  /** The portal's rule: single value and members. */
  chosen: number;
  /** Least rain with hindsight. */
  hindsight: number;
  /** Trips half an hour ahead that get wet or should, and of them those at or below the high value. */
  wet: number;
  below: number;
}

/** A trip by the cells of a raster, one per two minutes. */
type Way = readonly number[];

/** A straight way of 3 to 15 km in any direction; null if it leaves the raster. */
function drawWay(random: () => number, { size: { columns, rows }, cellKm }: FrameSeries): Way | null {
  const km = LENGTH_KM.least + (LENGTH_KM.most - LENGTH_KM.least) * random();
  const [x, y, angle] = [columns * random(), rows * random(), 2 * Math.PI * random()];
  const count = Math.max(Math.round(((km / PACE_KMH) * 3600) / PIECE_SECONDS), 1);
  const cells: number[] = [];
  for (let piece = 0; piece < count; piece += 1) {
    const gone = ((piece + 0.5) / count) * (km / cellKm);
    const [column, row] = [Math.floor(x + gone * Math.cos(angle)), Math.floor(y + gone * Math.sin(angle))];
    if (column < 0 || row < 0 || column >= columns || row >= rows) return null;
    cells.push(row * columns + column);
  }
  return cells;
}

interface Frames {
  readonly newest: Float32Array;
  readonly leads: readonly Float32Array[];
}

/** Slices of a cell: each frame counts from half a lead before it to half a lead after it. */
function listSlices(
  cell: number,
  { newest, leads }: Frames,
  leadSeconds: number,
  members: readonly Float64Array[] | null,
): TripSlice[] {
  return [newest, ...leads].map((frame, lead) => ({
    fromAt: Math.max((lead - 0.5) * leadSeconds, 0),
    toAt: (lead + 0.5) * leadSeconds,
    rainMmh: frame[cell] as number,
    chancePercent: 0,
    thunder: 0,
    gustMs: null,
    visibilityKm: null,
    feelsLikeC: null,
    highMmh: frame[cell] as number,
    members: members === null || lead === 0 ? null : members.map((rates) => rates[lead - 1] as number),
    basis: 'radar',
  }));
}

function toPieces(way: Way, listOf: (cell: number) => TripSlice[]): WeatheredPiece[] {
  const known = new Map<number, TripSlice[]>();
  return way.map((cell, index) => {
    const slices = known.get(cell) ?? listOf(cell);
    known.set(cell, slices);
    return { lat: 0, lng: 0, fromSeconds: index * PIECE_SECONDS, toSeconds: (index + 1) * PIECE_SECONDS, slices };
  });
}

const listDepartures = (pieces: readonly WeatheredPiece[], minutes: number): Departure[] =>
  Array.from({ length: (minutes * MINUTE) / STEP_SECONDS + 1 }, (_, step) =>
    assessDeparture(step * STEP_SECONDS, pieces, []),
  );

/** Adds one trip: what the forecasts choose, and what falls on it. */
function addTrip(score: TripScore, way: Way, start: Start, newest: Float32Array, columns: number): void {
  const { ensemble, leadMinutes, forecast, observed } = start;
  const leadSeconds = leadMinutes * MINUTE;
  const membersOf = (cell: number) =>
    listAreaRates(ensemble, toAreaShares([cell], [1], { columns, halvings: ensemble.halvings }));
  const truth = listDepartures(
    toPieces(way, (cell) => listSlices(cell, { newest, leads: observed }, leadSeconds, null)),
    score.minutes,
  );
  const forecasts = listDepartures(
    toPieces(way, (cell) => listSlices(cell, { newest, leads: forecast }, leadSeconds, membersOf(cell))),
    score.minutes,
  );
  const rains = truth.map(({ rainMm }) => rainMm ?? 0);
  const rainAt = (departure: Departure | null) => rains[(departure?.at ?? 0) / STEP_SECONDS] ?? 0;
  const [expected, high] = [forecasts[SOON]?.rainMm ?? 0, forecasts[SOON]?.rainMmHigh ?? 0];
  if (expected >= WET_MM || (rains[SOON] ?? 0) >= WET_MM) {
    score.wet += 1;
    if ((rains[SOON] ?? 0) <= high) score.below += 1;
  }
  if (Math.max(...rains) < WET_MM) return;
  const standing = assessDeparture(
    0,
    toPieces(way, (cell) =>
      listSlices(cell, { newest, leads: [newest, newest, newest, newest, newest] }, leadSeconds, null),
    ),
    [],
  );
  score.trips += 1;
  score.atOnce += rains[0] ?? 0;
  score.standing += ((standing.rainMm ?? 0) < WET_MM ? rains[0] : rains[LATER]) ?? 0;
  score.single += rainAt(chooseDeparture(forecasts.map((one) => ({ ...one, rainMmHigh: one.rainMm }))));
  score.chosen += rainAt(chooseDeparture(forecasts));
  score.hindsight += Math.min(...rains);
}

/** Scores random trips from some starts of a series, as many from each, against the series' own frames. */
export function scoreTrips(series: FrameSeries, mostStarts: number, trips: number): TripScore {
  const startsWithin = (span: number) => spreadStarts(series, mostStarts, span + LONGEST_MINUTES - HALF_LEAD);
  const minutes = SPANS.find((span) => startsWithin(span).length > 0) ?? SPANS[2];
  const score = { minutes, trips: 0, atOnce: 0, standing: 0, single: 0, chosen: 0, hindsight: 0, wet: 0, below: 0 };
  const moments = startsWithin(minutes);
  for (const at of moments) {
    const longest = (minutes + LONGEST_MINUTES) * MINUTE;
    const [start, newest] = [runStart(series, at, longest), findFrame(series, at)];
    if (start === null || newest === null) continue;
    const random = createRandom(at);
    const frames = [newest, ...start.forecast, ...start.observed];
    const isKnown = (cell: number) => frames.every((frame) => Number.isFinite(frame[cell]));
    const wanted = Math.ceil(trips / moments.length);
    for (let found = 0, tries = 0; found < wanted && tries < 40 * wanted; tries += 1) {
      const way = drawWay(random, series);
      if (way === null || !way.every(isKnown)) continue;
      found += 1;
      addTrip(score, way, start, newest, series.size.columns);
    }
  }
  for (const name of ['atOnce', 'standing', 'single', 'chosen', 'hindsight'] as const)
    score[name] /= Math.max(score.trips, 1);
  return score;
}
