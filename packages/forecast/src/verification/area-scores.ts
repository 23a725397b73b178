import type { RasterSize } from '#grid/regular-grid.ts';
import { createRandom, drawNormal } from '#nowcast/ensemble/noise.ts';
import {
  type AreaShares,
  type EnsembleSource,
  listAreaRates,
  MEMBERS,
  prepareEnsemble,
  type RainEnsemble,
  toAreaShares,
} from '#nowcast/ensemble/rain-ensemble.ts';
import { toRainMmh } from '#nowcast/ensemble/rain-spread.ts';
import { makeNowcast, type NowcastStep } from '#nowcast/make-nowcast.ts';
import { type FrameSeries, findFrame } from './read-series.ts';

const HISTORY = 4;
const MINUTE = 60;
const LEAD_SECONDS = 600;
const LONGEST_SECONDS = 10_800;
/** Spans of the scored sums, minutes. */
const SPANS = [60, 120, 180] as const;
/** Areas of a start, and their sizes. */
const AREAS = 50;
const SIZES_KM2 = { least: 100, most: 2500 } as const;
const LEAST_SEEN = 0.8;
/** Areas in which neither forecast nor rain reaches this count only for the CRPS, mm. */
const WET_MM = 0.2;
const QUANTILES = [0.1, 0.9] as const;

/** Sums over areas and a span: three forecasts against the radar's own sums. */
export interface AreaScore {
  readonly minutes: number;
  /** Areas times starts. */
  areas: number;
  /** Mean continuous ranked probability scores, mm; of a single value it is its absolute error. */
  single: number;
  /** Members whose cells are drawn independently, with the same spread. */
  independent: number;
  ensemble: number;
  /** Of the areas with rain, how many, and in how many of them it was within the members' 10th and 90th percentile. */
  wet: number;
  inside: number;
}

/** An area by the cells of a raster. */
interface Area {
  readonly cells: Int32Array;
}

/** A random star of 100 to 2,500 km² (evenly by logarithm), stretched and turned; null if it leaves the raster. */
export function drawArea(random: () => number, { columns, rows }: RasterSize, cellKm: number): Area | null {
  const km2 = SIZES_KM2.least * (SIZES_KM2.most / SIZES_KM2.least) ** random();
  const reach = Math.sqrt(km2 / Math.PI) / cellKm;
  const rays = Array.from({ length: 12 }, () => 0.6 + 0.8 * random());
  const typicalRay = Math.sqrt(rays.reduce((sum, ray) => sum + ray * ray, 0) / rays.length);
  const [stretch, turn] = [Math.sqrt(1 + random()), Math.PI * random()];
  const [x, y] = [columns * random(), rows * random()];
  const most = 2 * reach + 2;
  if (x < most || y < most || x > columns - most || y > rows - most) return null;
  const cells: number[] = [];
  for (let row = Math.floor(y - most); row <= y + most; row += 1) {
    for (let column = Math.floor(x - most); column <= x + most; column += 1) {
      const [dx, dy] = [column - x, row - y];
      const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / stretch;
      const across = (dy * Math.cos(turn) - dx * Math.sin(turn)) * stretch;
      const angle = (Math.atan2(across, along) / (2 * Math.PI) + 1) * rays.length;
      const [ray, next] = [Math.floor(angle), angle % 1];
      const edge = (rays[ray % rays.length] as number) * (1 - next) + (rays[(ray + 1) % rays.length] as number) * next;
      if (Math.hypot(along, across) <= (reach * edge) / typicalRay) cells.push(row * columns + column);
    }
  }
  return cells.length === 0 ? null : { cells: Int32Array.from(cells) };
}

/** Continuous ranked probability score of members against what came. */
export function scoreCrps(members: readonly number[], observed: number): number {
  const rising = [...members].sort((a, b) => a - b);
  const count = rising.length;
  let [away, apart] = [0, 0];
  for (const [index, value] of rising.entries()) {
    away += Math.abs(value - observed);
    apart += value * (2 * index + 1 - count);
  }
  return away / count - apart / count ** 2;
}

/** As `listAreaRates`, with every cell of every lead drawn by itself. */
function listIndependentRates({ leads, size, seed }: RainEnsemble, { cells, shares }: AreaShares): Float64Array[] {
  const random = createRandom(seed);
  return Array.from({ length: MEMBERS }, () =>
    Float64Array.from(leads, ({ strengths, deviations, factors, halfColumns }) => {
      let sum = 0;
      for (const [index, cell] of cells.entries()) {
        const half = (Math.floor(cell / size.columns) >> 1) * halfColumns + ((cell % size.columns) >> 1);
        const variance = deviations.reduce((all, values) => all + (values[half] as number) ** 2, 0);
        const strength = (strengths[cell] as number) + Math.sqrt(variance) * drawNormal(random);
        sum += (shares[index] as number) * (factors[half] as number) * toRainMmh(strength);
      }
      return sum;
    }),
  );
}

/** Forecast and observed frames of a start. */
export interface Start {
  readonly ensemble: RainEnsemble;
  readonly leadMinutes: number;
  readonly forecast: readonly Float32Array[];
  readonly observed: readonly Float32Array[];
}

/** Follows a start this far, if frames exist for comparison; null without an hour of them. */
export function runStart(series: FrameSeries, at: number, longestSeconds = LONGEST_SECONDS): Start | null {
  const { size, cellKm, intervalSeconds } = series;
  const stride = Math.max(Math.round(LEAD_SECONDS / intervalSeconds), 1);
  const leadSeconds = stride * intervalSeconds;
  const observed: Float32Array[] = [];
  for (let lead = 1; lead * leadSeconds <= longestSeconds; lead += 1) {
    const frame = findFrame(series, at + lead * leadSeconds);
    if (frame === null) break;
    observed.push(frame);
  }
  if (observed.length * leadSeconds < SPANS[0] * MINUTE) return null;
  const frames = Array.from({ length: HISTORY }, (_, age) =>
    findFrame(series, at - (HISTORY - 1 - age) * intervalSeconds),
  ).filter((frame) => frame !== null);
  if (frames.length < HISTORY) return null;
  const frameMinutes = intervalSeconds / MINUTE;
  const steps = [...listSteps({ frames, size, steps: observed.length, stride, frameMinutes, cellKm })];
  const first = steps[0];
  if (first === undefined) return null;
  const leads = steps.map(({ step, rainMmh }) => ({ minutes: (step * leadSeconds) / MINUTE, rainMmh }));
  const { motion, memoryMinutes, places } = first;
  const source: EnsembleSource = {
    size,
    cellKm,
    frameAt: at,
    motion,
    motionMinutes: frameMinutes,
    memoryMinutes,
    places,
    leads,
  };
  const ensemble = finish(prepareEnsemble(source));
  return { ensemble, leadMinutes: leadSeconds / MINUTE, forecast: steps.map(({ rainMmh }) => rainMmh), observed };
}

function* listSteps(options: Parameters<typeof makeNowcast>[0]): Generator<NowcastStep> {
  for (const lead of makeNowcast(options)) yield { ...lead, rainMmh: lead.rainMmh.slice() };
}

/** Runs a preparation to its end. */
function finish(preparation: Generator<unknown, RainEnsemble>): RainEnsemble {
  let next = preparation.next();
  while (next.done !== true) next = preparation.next();
  return next.value;
}

const findMean = (values: Float32Array, cells: Int32Array): number =>
  cells.reduce((sum, cell) => sum + (values[cell] as number), 0) / cells.length;

/** Scores the sums over 50 random areas of a start. */
function addAreas(
  scores: readonly AreaScore[],
  series: FrameSeries,
  { ensemble, leadMinutes, forecast, observed }: Start,
): void {
  const random = createRandom(ensemble.seed);
  const isKnown = (cell: number) => [...forecast, ...observed].every((frame) => Number.isFinite(frame[cell]));
  for (let found = 0, tries = 0; found < AREAS && tries < 40 * AREAS; tries += 1) {
    const drawn = drawArea(random, series.size, series.cellKm);
    const cells = drawn?.cells.filter(isKnown);
    if (drawn === null || cells === undefined || cells.length < LEAST_SEEN * drawn.cells.length) continue;
    found += 1;
    const { halvings } = ensemble;
    const area = toAreaShares(
      cells,
      cells.map(() => 1),
      { columns: series.size.columns, halvings },
    );
    const ways = {
      observed: [observed.map((frame) => findMean(frame, cells))],
      single: [forecast.map((frame) => findMean(frame, cells))],
      independent: listIndependentRates(ensemble, area),
      ensemble: listAreaRates(ensemble, area),
    };
    for (const score of scores) {
      const leads = Math.round(score.minutes / leadMinutes);
      if (leads <= observed.length) addSums(score, leads, leadMinutes / MINUTE, ways);
    }
  }
}

type Way = 'observed' | 'single' | 'independent' | 'ensemble';

function addSums(
  score: AreaScore,
  leads: number,
  leadHours: number,
  ways: Readonly<Record<Way, readonly ArrayLike<number>[]>>,
): void {
  const sumUp = (rates: ArrayLike<number>) => {
    let sum = 0;
    for (let lead = 0; lead < leads; lead += 1) sum += (rates[lead] as number) * leadHours;
    return sum;
  };
  const observedMm = sumUp(ways.observed[0] ?? []);
  score.areas += 1;
  for (const way of ['single', 'independent', 'ensemble'] as const)
    score[way] += scoreCrps(ways[way].map(sumUp), observedMm);
  if (observedMm < WET_MM && sumUp(ways.single[0] ?? []) < WET_MM) return;
  const rising = ways.ensemble.map(sumUp).sort((a, b) => a - b);
  const [low, high] = QUANTILES.map((part) => part * (rising.length - 1));
  score.wet += 1;
  if (observedMm >= (rising[Math.floor(low ?? 0)] as number) && observedMm <= (rising[Math.ceil(high ?? 0)] as number))
    score.inside += 1;
}

/** Moments spread over a series that have a history and so many minutes of frames after them. */
export function spreadStarts({ frames }: FrameSeries, mostStarts: number, minutes: number): number[] {
  const times = [...frames.keys()];
  const last = times.at(-1) ?? 0;
  const possible = times.slice(HISTORY - 1).filter((at) => at + minutes * MINUTE <= last);
  const count = Math.min(mostStarts, possible.length);
  return Array.from({ length: count }, (_, index) => possible[Math.floor((index * possible.length) / count)] as number);
}

/**
 * Scores the sums of 50 random areas of 100 to 2,500 km² over the next 1, 2 and 3 hours, from this many starts spread
 * over a series, against the sums of its own frames.
 */
export function scoreAreas(series: FrameSeries, mostStarts: number): AreaScore[] {
  const scores: AreaScore[] = SPANS.map((minutes) => ({
    minutes,
    areas: 0,
    single: 0,
    independent: 0,
    ensemble: 0,
    wet: 0,
    inside: 0,
  }));
  for (const at of spreadStarts(series, mostStarts, SPANS[0])) {
    const start = runStart(series, at);
    if (start !== null) addAreas(scores, series, start);
  }
  const scored = scores.filter(({ areas }) => areas > 0);
  for (const score of scored)
    for (const way of ['single', 'independent', 'ensemble'] as const) score[way] /= score.areas;
  return scored;
}
