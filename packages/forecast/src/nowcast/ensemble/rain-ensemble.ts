import type { RasterSize } from '#grid/regular-grid.ts';
import type { Neighbourhoods } from '../neighbourhoods.ts';
import { halve, type Raster } from '../pyramid.ts';
import { extendTrajectory, type MotionField, sampleNodes, startTrajectory, type Trajectory } from '../trajectory.ts';
import { findDecayMinutes, findGrowthDb, toMemoryRatio } from './error-growth.ts';
import { findOffset, readNoise } from './noise.ts';
import { findRainSpread, type RainSpread, toRainMmh } from './rain-spread.ts';

/** Members: ten pairs of opposite noise, so that their mean strays less. */
export const MEMBERS = 20;
const PAIRS = MEMBERS / 2;
/** Cells of an ensemble are at least this wide: sums over areas need no finer ones. */
const LEAST_CELL_KM = 4;
const MOST_MMH = 150;
const PER_DB = Math.LN10 / 10;

/** A nowcast as the ensemble reads it. */
export interface EnsembleSource {
  readonly size: RasterSize;
  readonly cellKm: number;
  /** Moment of its frame, seconds: the seed, so that the same frame always has the same members. */
  readonly frameAt: number;
  /** Cells in `motionMinutes`. */
  readonly motion: MotionField;
  readonly motionMinutes: number;
  /** Of its hindcast (`findMemoryMinutes`), one per neighbourhood. */
  readonly memoryMinutes: Float32Array;
  readonly places: Neighbourhoods;
  /** First lead first; mm/h per cell, NaN where unknown. */
  readonly leads: Iterable<{ readonly minutes: number; readonly rainMmh: Float32Array }>;
}

/** One lead of an ensemble: all that a member of it is drawn from. */
interface EnsembleLead extends RainSpread {
  readonly minutes: number;
  /** Where the air of each node comes from, cells of the nowcast. */
  readonly way: Trajectory;
}

/** Members of a nowcast on a coarser raster. They are drawn where they are asked for: stored are only their leads. */
export interface RainEnsemble {
  readonly seed: number;
  readonly size: RasterSize;
  readonly cellKm: number;
  /** How often the nowcast's raster is halved. */
  readonly halvings: number;
  readonly motion: MotionField;
  readonly leads: readonly EnsembleLead[];
}

/** How often a raster with this cell width is halved for an ensemble. */
export const countEnsembleHalvings = (cellKm: number): number =>
  Math.max(Math.ceil(Math.log2(LEAST_CELL_KM / cellKm) - 1e-9), 0);

/** Means of the known cells of each block; dry where none is known. */
function coarsen(rainMmh: Float32Array, size: RasterSize, halvings: number): Raster {
  let rain: Raster = { ...size, values: rainMmh.map((rate) => (rate > 0 ? rate : 0)) };
  let known: Raster = { ...size, values: rainMmh.map((rate) => (Number.isNaN(rate) ? 0 : 1)) };
  for (let times = 0; times < halvings; times += 1) [rain, known] = [halve(rain), halve(known)];
  const values = rain.values.map((sum, cell) => {
    const share = known.values[cell] as number;
    return share > 0 ? sum / share : 0;
  });
  return { ...rain, values };
}

/**
 * Prepares an ensemble lead by lead: yields after each one, so that a server can answer others between them, and
 * returns the whole.
 */
export function* prepareEnsemble(source: EnsembleSource): Generator<number, RainEnsemble> {
  const { size, cellKm, frameAt, motion, motionMinutes, memoryMinutes, places, leads } = source;
  const halvings = countEnsembleHalvings(cellKm);
  const coarse = {
    cellKm: cellKm * 2 ** halvings,
    places: { ...places, side: places.side / 2 ** halvings },
    memory: memoryMinutes.map((minutes) => toMemoryRatio(minutes, cellKm)),
  };
  const way = startTrajectory(motion);
  const prepared: EnsembleLead[] = [];
  let before = 0;
  let columns = 0;
  let rows = 0;
  for (const { minutes, rainMmh } of leads) {
    extendTrajectory(way, motion, (minutes - before) / motionMinutes);
    before = minutes;
    const rain = coarsen(rainMmh, size, halvings);
    [columns, rows] = [rain.columns, rain.rows];
    const spread = findRainSpread(rain, minutes, coarse);
    prepared.push({ ...spread, minutes, way: { dx: way.dx.slice(), dy: way.dy.slice() } });
    yield prepared.length;
  }
  return { seed: frameAt, size: { columns, rows }, cellKm: coarse.cellKm, halvings, motion, leads: prepared };
}

/** Cells of an ensemble's raster and their shares of an area, which sum up to 1. */
export interface AreaShares {
  readonly cells: Int32Array;
  readonly shares: Float64Array;
}

/** Shares of an area by the cells of the nowcast's raster, as shares by the cells of its ensemble. */
export function toAreaShares(
  cells: ArrayLike<number>,
  amounts: ArrayLike<number>,
  { columns, halvings }: { readonly columns: number; readonly halvings: number },
): AreaShares {
  const across = Math.ceil(columns / 2 ** halvings);
  const sums = new Map<number, number>();
  let total = 0;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] as number;
    const amount = amounts[index] as number;
    const coarse = (Math.floor(cell / columns) >> halvings) * across + ((cell % columns) >> halvings);
    sums.set(coarse, (sums.get(coarse) ?? 0) + amount);
    total += amount;
  }
  return {
    cells: Int32Array.from(sums.keys()),
    shares: Float64Array.from(sums.values(), (amount) => amount / total),
  };
}

/** One scale's noise at a lead: how to read the pattern for each pair of members. */
interface ScaleReading {
  readonly stretch: number;
  /** Weights of the pattern of the last time and of the next. */
  readonly last: number;
  readonly next: number;
  /** Offsets of each pair: last x, last y, next x, next y. */
  readonly offsets: Int32Array;
}

/** Noise turns from one pattern into the next in the time in which its scale forgets: always of unit variance. */
function readScale({ seed, cellKm, leads }: RainEnsemble, level: number, minutes: number): ScaleReading {
  const turn = Math.max(findDecayMinutes(cellKm * 2 ** level), leads[0]?.minutes ?? 1);
  const time = Math.floor(minutes / turn);
  const angle = (minutes / turn - time) * (Math.PI / 2);
  const offsets = new Int32Array(4 * PAIRS);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    offsets.set(findOffset(seed, pair, level, time), 4 * pair);
    offsets.set(findOffset(seed, pair, level, time + 1), 4 * pair + 2);
  }
  return { stretch: 2 ** (1 - level), last: Math.cos(angle), next: Math.sin(angle), offsets };
}

/** Adds a scale's noise at a position to each pair. */
function addNoise(
  sums: Float64Array,
  reading: ScaleReading,
  [x, y]: readonly [number, number],
  deviation: number,
): void {
  const { stretch, last, next, offsets } = reading;
  const [column, row] = [Math.floor(x * stretch), Math.floor(y * stretch)];
  for (let pair = 0, at = 0; pair < PAIRS; pair += 1, at += 4) {
    const a = readNoise(column + (offsets[at] as number), row + (offsets[at + 1] as number));
    const b = readNoise(column + (offsets[at + 2] as number), row + (offsets[at + 3] as number));
    sums[pair] = (sums[pair] as number) + deviation * (last * a + next * b);
  }
}

/** Less noise than this is not felt, decibels. */
const LEAST_DB = 0.05;

/** Growth of a cell's rain in each member; their mean is 1, so that growth adds no rain. */
function fillGrowth(growth: Float64Array, decibels: Float64Array): void {
  let sum = 0;
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const up = Math.exp(PER_DB * (decibels[pair] as number));
    growth[2 * pair] = up;
    growth[2 * pair + 1] = 1 / up;
    sum += up + 1 / up;
  }
  for (let member = 0; member < MEMBERS; member += 1) growth[member] = ((growth[member] as number) * MEMBERS) / sum;
}

/** Mean rate of an area in each member at a lead, mm/h, written to `out`. */
function fillLead(ensemble: RainEnsemble, lead: EnsembleLead, { cells, shares }: AreaShares, out: Float64Array): void {
  const { size, halvings, motion } = ensemble;
  const { minutes, way, strengths, deviations, factors, halfColumns } = lead;
  const readings = deviations.map((_, level) => readScale(ensemble, level, minutes));
  // Growth is that of a region: noise of a scale wider than all others, which does not turn.
  const region: ScaleReading = { ...readScale(ensemble, deviations.length, 0), last: 1, next: 0 };
  const [noise, decibels, growth] = [new Float64Array(PAIRS), new Float64Array(PAIRS), new Float64Array(MEMBERS)];
  const nodes = 2 ** halvings / motion.spacing;
  out.fill(0);
  for (const [index, cell] of cells.entries()) {
    const [row, column] = [Math.floor(cell / size.columns), cell % size.columns];
    const half = (row >> 1) * halfColumns + (column >> 1);
    const [factor, share] = [factors[half] as number, shares[index] as number];
    if (factor === 0) continue;
    const [x, y] = [(column + 0.5) * nodes, (row + 0.5) * nodes];
    const from = [
      column - sampleNodes(way.dx, motion.nodes, x, y) / 2 ** halvings,
      row - sampleNodes(way.dy, motion.nodes, x, y) / 2 ** halvings,
    ] as const;
    noise.fill(0);
    for (let level = 0; level < deviations.length; level += 1) {
      const deviation = deviations[level]?.[half] as number;
      if (deviation > LEAST_DB) addNoise(noise, readings[level] as ScaleReading, from, deviation);
    }
    decibels.fill(0);
    addNoise(decibels, region, from, findGrowthDb(minutes));
    fillGrowth(growth, decibels);
    for (let member = 0; member < MEMBERS; member += 1) {
      const change = (member & 1 ? -1 : 1) * (noise[member >> 1] as number);
      const rain = toRainMmh((strengths[cell] as number) + change) * factor * (growth[member] as number);
      out[member] = (out[member] as number) + share * Math.min(rain, MOST_MMH);
    }
  }
}

/** Mean rate of an area at each lead in each of the 20 members, mm/h. The same members for all areas: they add up. */
export function listAreaRates(ensemble: RainEnsemble, area: AreaShares): readonly Float64Array[] {
  const { leads } = ensemble;
  const members = Array.from({ length: MEMBERS }, () => new Float64Array(leads.length));
  const rates = new Float64Array(MEMBERS);
  for (const [index, lead] of leads.entries()) {
    fillLead(ensemble, lead, area, rates);
    for (const [member, values] of members.entries()) values[index] = rates[member] as number;
  }
  return members;
}
