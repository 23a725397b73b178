import type { RasterSize } from '#grid/regular-grid.ts';
import { carry } from '#nowcast/trajectory.ts';
import {
  addNowcast,
  expectGrowth,
  type GrowthExperience,
  gainExperience,
  type SampledLead,
} from '../nowcast/growth/rain-growth.ts';
import { makeNowcast } from '../nowcast/make-nowcast.ts';
import { divideIntoNeighbourhoods } from '../nowcast/neighbourhoods.ts';
import { extendTrajectory, startTrajectory, type Trajectory } from '../nowcast/trajectory.ts';
import { addStart, type LeadRecord, makeLeadRecord, SCORED_MMH } from './lead-score.ts';
import { type FrameSeries, findFrame } from './read-series.ts';

/** Means over squares of radius `reach` cells; unobserved and outside cells count as dry. */
export function smoothRain(rainMmh: Float32Array, { columns, rows }: RasterSize, reach: number): Float32Array {
  const width = columns + 1;
  const sums = new Float64Array(width * (rows + 1));
  for (let row = 0; row < rows; row += 1) {
    let line = 0;
    for (let column = 0; column < columns; column += 1) {
      const rate = rainMmh[row * columns + column] as number;
      line += rate > 0 ? rate : 0;
      sums[(row + 1) * width + column + 1] = line + (sums[row * width + column + 1] as number);
    }
  }
  const corner = (row: number, column: number): number => sums[row * width + column] as number;
  const area = (2 * reach + 1) ** 2;
  return rainMmh.map((_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const [upper, lower] = [Math.max(row - reach, 0), Math.min(row + reach + 1, rows)];
    const [left, right] = [Math.max(column - reach, 0), Math.min(column + reach + 1, columns)];
    return (corner(lower, right) - corner(upper, right) - corner(lower, left) + corner(upper, left)) / area;
  });
}

/** Result of scoring a series. */
export interface SeriesScore {
  readonly starts: number;
  readonly leads: readonly LeadRecord[];
  /** Time of each nowcast with chances, ms. */
  readonly milliseconds: readonly number[];
}

/** Options for scoring a series. */
export interface ScoreOptions {
  /** Longest lead, frames. Default: as many as fit into the three hours of a nowcast. */
  readonly steps?: number;
  /** Uses one start in this many. Default 1: all of them. */
  readonly every?: number;
  /** A clock in ms, for the times. */
  readonly readTimer: () => number;
}

const HISTORY = 4;
const NOWCAST_SECONDS = 10_800;
/** Squares of 11 cells. */
const SMOOTHED_REACH = 5;

/**
 * Forecasts from every start with four frames of history, as far as frames exist for comparison, also beyond a gap.
 * What earlier starts have shown about growth is taken into account, as in operation.
 */
export function scoreSeries(series: FrameSeries, options: ScoreOptions): SeriesScore {
  const { frames, intervalSeconds } = series;
  const { every = 1, readTimer } = options;
  const steps = options.steps ?? Math.max(Math.floor(NOWCAST_SECONDS / intervalSeconds), 1);
  const leads = Array.from({ length: steps }, (_, index) => makeLeadRecord(((index + 1) * intervalSeconds) / 60));
  const starts = [...frames.keys()].filter(
    (at) => listHistory(series, at).length === HISTORY && findLastLead(series, at, steps) > 0,
  );
  const state: ScoreState = { leads, readTimer, experience: null };
  const milliseconds = starts.filter((_, index) => index % every === 0).map((at) => scoreStart(series, at, state));
  return { starts: milliseconds.length, leads: leads.filter((lead) => lead.starts > 0), milliseconds };
}

/** What the starts of a series share. */
interface ScoreState {
  readonly leads: readonly LeadRecord[];
  readonly readTimer: () => number;
  /** What earlier starts have shown about growth. */
  experience: GrowthExperience | null;
}

/** Adds one start to the leads; returns the time that its nowcast took, ms. */
function scoreStart(series: FrameSeries, at: number, state: ScoreState): number {
  const { leads, readTimer } = state;
  const { intervalSeconds, size, cellKm } = series;
  const history = listHistory(series, at);
  const newest = history.at(-1) ?? new Float32Array(size.columns * size.rows);
  const moved = new Float32Array(newest.length);
  const frame = { newest, moved, smoothed: smoothRain(newest, size, SMOOTHED_REACH) };
  const options = { frames: history, size, frameMinutes: intervalSeconds / 60, cellKm, chanceOfMmh: SCORED_MMH };
  let way: Trajectory | null = null;
  let spent = 0;
  let begun = readTimer();
  const places = divideIntoNeighbourhoods(size, cellKm);
  const experience = gainExperience(state.experience, { at, rainMmh: newest, size, places, leastMmh: SCORED_MMH });
  const growth = expectGrowth(experience.memory);
  const sampled: SampledLead[] = [];
  for (const lead of makeNowcast({ ...options, growth, steps: findLastLead(series, at, leads.length) })) {
    spent += readTimer() - begun;
    if (lead.sampled !== null) sampled.push(lead.sampled);
    way ??= startTrajectory(lead.motion);
    extendTrajectory(way, lead.motion, 1);
    const observed = findFrame(series, at + lead.step * intervalSeconds);
    const record = leads[lead.step - 1];
    if (observed !== null && record !== undefined) {
      carry([{ from: newest, to: moved }], size, lead.motion, way);
      addStart(record, lead, observed, frame, size);
    }
    begun = readTimer();
  }
  state.experience = addNowcast(experience, sampled);
  return spent;
}

function listHistory(series: FrameSeries, at: number): Float32Array[] {
  return Array.from({ length: HISTORY }, (_, index) =>
    findFrame(series, at - (HISTORY - 1 - index) * series.intervalSeconds),
  ).filter((frame) => frame !== null);
}

/** The last lead with a frame; 0 if there is none. */
function findLastLead(series: FrameSeries, at: number, steps: number): number {
  for (let step = steps; step > 0; step -= 1) {
    if (findFrame(series, at + step * series.intervalSeconds) !== null) return step;
  }
  return 0;
}
