import { readFileSync } from 'node:fs';
import { number, readTable } from '@portal/domain/table/read-table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RegularGrid } from '#grid/regular-grid.ts';
import { type HourPlan, RADIANS, toDegrees } from '#steps/hour-plan.ts';
import type { StoredVariable } from '#store/cell-source.ts';
import type { RunManifest } from '#store/manifest.ts';
import { unpackValues } from '#store/packing.ts';
import type { StoredRun } from '#store/stored-run.ts';

/** The land of Vietnam in latitude bands: southern edge, western and eastern end of the land in the band, degrees. */
const VIETNAM_LAND = readTable(
  'vietnam-land.csv',
  readFileSync(new URL('./vietnam-land.csv', import.meta.url), 'utf8'),
  { south: number, west: number, east: number },
);

/** The first moment that a run covers: its first step, or the start of an interval that ends later. */
export function findFirstMoment({ steps, variables }: Pick<RunManifest, 'steps' | 'variables'>): EpochSeconds {
  const starts = variables.flatMap(({ intervalStarts }) => intervalStarts ?? []).filter((start) => start !== null);
  return starts.reduce((first, start) => Math.min(first, start), steps[0] ?? Number.POSITIVE_INFINITY);
}

/** Height of a latitude band, degrees. */
const BAND_DEG = 0.25;

/** Grid cells needed to interpolate any point on the land of Vietnam, ascending; empty if the grid lies elsewhere. */
export function findLandCells(grid: RegularGrid): number[] {
  const { south, west, latStep, lngStep, rows, columns } = grid;
  const cells: number[] = [];
  for (let row = 0; row < rows; row++) {
    const lat = south + row * latStep;
    const bands = VIETNAM_LAND.filter(({ south: band }) => band < lat + latStep && band + BAND_DEG > lat - latStep);
    for (let column = 0; column < columns; column++) {
      const lng = west + column * lngStep;
      if (bands.some(({ west: first, east: last }) => first < lng + lngStep && last > lng - lngStep)) {
        cells.push(row * columns + column);
      }
    }
  }
  return cells;
}

/** Whether a plan covers an hour. */
export function hasHour({ starts }: HourPlan, hour: number): boolean {
  return starts[hour] !== starts[hour + 1];
}

/**
 * Values of one clock hour at every cell, as in a place's series: instants interpolated linearly, angles on the circle,
 * amounts spread over the hours of their interval; NaN if a step lacks the cell. Written to `out` from `at` on. Throws
 * `Error` if the run's file ends early.
 */
export function fillHourField(
  run: StoredRun,
  variable: StoredVariable,
  plan: HourPlan,
  hour: number,
  out: Float32Array,
  at: number,
): void {
  const cells = run.manifest.grid.rows * run.manifest.grid.columns;
  const first = plan.starts[hour] ?? 0;
  const taps = Array.from({ length: (plan.starts[hour + 1] ?? 0) - first }, (_, i) => ({
    values: unpackValues(run.readMapCells(plan.steps[first + i] ?? 0, variable, 0, cells), 0, cells, variable),
    weight: plan.weights[first + i] ?? 0,
  }));
  const [only] = taps;
  if (taps.length === 1 && only?.weight === 1) out.set(only.values, at);
  else if (variable.isAngle) fillMeanAngles(taps, out, at, cells);
  else fillSums(taps, out, at, cells);
}

interface Tap {
  readonly values: Float32Array;
  readonly weight: number;
}

function fillSums(taps: readonly Tap[], out: Float32Array, at: number, cells: number): void {
  for (let cell = 0; cell < cells; cell++) {
    let sum = 0;
    for (const { values, weight } of taps) sum += (values[cell] as number) * weight;
    out[at + cell] = sum;
  }
}

function fillMeanAngles(taps: readonly Tap[], out: Float32Array, at: number, cells: number): void {
  for (let cell = 0; cell < cells; cell++) {
    let x = 0;
    let y = 0;
    for (const { values, weight } of taps) {
      const angle = (values[cell] as number) * RADIANS;
      x += Math.cos(angle) * weight;
      y += Math.sin(angle) * weight;
    }
    out[at + cell] = toDegrees(x, y);
  }
}
