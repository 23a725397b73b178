import { makeNowcast } from '../make-nowcast.ts';
import { addStart, type LeadRecord, makeLeadRecord, SCORED_MMH } from './lead-score.ts';
import { type FrameSeries, findFrame } from './read-series.ts';
import { smoothRain } from './smooth-rain.ts';

/** What scoring a series gave; records of several series can be joined. */
export interface SeriesScore {
  readonly starts: number;
  readonly leads: readonly LeadRecord[];
  /** Time of each nowcast with chances, ms. */
  readonly milliseconds: readonly number[];
}

/** How a series is scored. */
export interface ScoreOptions {
  /** Longest lead, frames. */
  readonly steps: number;
  /** Takes every so-many-th start only. Default 1: all of them. */
  readonly every?: number;
  /** A clock in ms, for the times. */
  readonly readTimer: () => number;
  /** Adds to each of these records of leads instead of to a new one. */
  readonly leads?: readonly (readonly LeadRecord[])[];
}

const HISTORY = 4;
/** Squares of 11 cells. */
const SMOOTHED_REACH = 5;

/** Forecasts from every start with four frames of history, as far as there are frames to compare with: one beyond a gap counts too. */
export function scoreSeries(series: FrameSeries, options: ScoreOptions): SeriesScore {
  const { frames, intervalSeconds, size } = series;
  const { steps, every = 1, readTimer } = options;
  const minutes = intervalSeconds / 60;
  const own = Array.from({ length: steps }, (_, index) => makeLeadRecord((index + 1) * minutes));
  const books = options.leads ?? [own];
  const milliseconds: number[] = [];
  const order = { size, frameMinutes: minutes, cellKm: series.cellKm, chanceOfMmh: SCORED_MMH };
  const starts = [...frames.keys()].filter(
    (at) => listHistory(series, at).length === HISTORY && findLastLead(series, at, steps) > 0,
  );
  for (const at of starts.filter((_, index) => index % every === 0)) {
    const history = listHistory(series, at);
    const newest = history.at(-1);
    if (newest === undefined) continue;
    const frame = { newest, smoothed: smoothRain(newest, size, SMOOTHED_REACH) };
    const last = findLastLead(series, at, steps);
    let begun = readTimer();
    let spent = 0;
    for (const lead of makeNowcast({ ...order, frames: history, steps: last })) {
      spent += readTimer() - begun;
      const observed = findFrame(series, at + lead.step * intervalSeconds);
      for (const book of books) {
        const record = book[lead.step - 1];
        if (observed !== null && record !== undefined) addStart(record, lead, observed, frame, size);
      }
      begun = readTimer();
    }
    milliseconds.push(spent);
  }
  return { starts: milliseconds.length, leads: own.filter((lead) => lead.starts > 0), milliseconds };
}

function listHistory(series: FrameSeries, at: number): Float32Array[] {
  return Array.from({ length: HISTORY }, (_, index) =>
    findFrame(series, at - (HISTORY - 1 - index) * series.intervalSeconds),
  ).filter((frame) => frame !== null);
}

/** The last lead that there is a frame for; 0 where there is none. */
function findLastLead(series: FrameSeries, at: number, steps: number): number {
  for (let step = steps; step > 0; step -= 1) {
    if (findFrame(series, at + step * series.intervalSeconds) !== null) return step;
  }
  return 0;
}
