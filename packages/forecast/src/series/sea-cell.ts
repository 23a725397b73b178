import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { RegularGrid } from '#grid/regular-grid.ts';
import type { CellSource, FourCells, StoredVariable } from '#store/cell-source.ts';
import { NO_DATA } from '#store/packing.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { NO_RUN, type PlaceSeries } from './place-series.ts';

/** How far from a coast the waves shown there may be, km: a model's cells near a coast count as land. */
const SEA_REACH_KM = 40;

/**
 * What describes the sea of an hour, in groups that come from one cell each. Swell stands alone: not every source has it,
 * nor every cell at sea.
 */
export const SEA_GROUPS = [
  ['waveHeight', 'wavePeriod', 'waveDirection'],
  ['swellHeight'],
] as const satisfies readonly (readonly VariableName[])[];

/** Variables that come from one cell. */
export type SeaGroup = (typeof SEA_GROUPS)[number];

/** A cell of a grid, its centre, and how far that is from a place. */
export interface SeaCell extends LatLng {
  readonly cell: number;
  readonly distanceKm: number;
}

/**
 * The cell nearest to a point that has all those variables of a group which the run has, at some step; null if none
 * within `SEA_REACH_KM` has. Throws what `readCells` throws.
 */
export function findSeaCell(run: CellSource, group: SeaGroup, point: LatLng): SeaCell | null {
  const waves = group.flatMap((name) => run.variables.get(name) ?? []);
  if (waves.length === 0) return null;
  const stepCount = run.manifest.steps.length;
  const near = listCellsNear(run.manifest.grid, point);
  for (let first = 0; first < near.length; first += 4) {
    const four = near.slice(first, first + 4);
    const at = (corner: number): number => (four[corner] ?? four[0])?.cell ?? 0;
    const words = run.readCells([at(0), at(1), at(2), at(3)]);
    const found = four.find((_, corner) => waves.every((variable) => hasAny(words, corner, variable, stepCount)));
    if (found !== undefined) return found;
  }
  return null;
}

function hasAny(words: FourCells, corner: number, { index }: StoredVariable, stepCount: number): boolean {
  const values = words[corner]?.subarray(index * stepCount, (index + 1) * stepCount) ?? [];
  return values.some((word) => word !== NO_DATA);
}

/** At least this long is a degree of latitude, km. */
const KM_PER_DEGREE = 110.5;
const RADIANS = Math.PI / 180;

/** The cells of a grid within reach of a point, the nearest first. */
function listCellsNear(grid: RegularGrid, point: LatLng): SeaCell[] {
  const reachLat = SEA_REACH_KM / KM_PER_DEGREE;
  const reachLng = reachLat / Math.cos((Math.abs(point.lat) + reachLat) * RADIANS);
  const firstRow = Math.max(Math.ceil((point.lat - reachLat - grid.south) / grid.latStep), 0);
  const lastRow = Math.min(Math.floor((point.lat + reachLat - grid.south) / grid.latStep), grid.rows - 1);
  const firstColumn = Math.max(Math.ceil((point.lng - reachLng - grid.west) / grid.lngStep), 0);
  const lastColumn = Math.min(Math.floor((point.lng + reachLng - grid.west) / grid.lngStep), grid.columns - 1);
  const cells: SeaCell[] = [];
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      const centre = { lat: grid.south + row * grid.latStep, lng: grid.west + column * grid.lngStep };
      const distanceKm = greatCircleKm(point, centre);
      if (distanceKm <= SEA_REACH_KM) cells.push({ ...centre, cell: row * grid.columns + column, distanceKm });
    }
  }
  return cells.sort((a, b) => a.distanceKm - b.distanceKm);
}

/**
 * Whether the place of a series lies at sea itself in an hour: a source has waves for the very point, not only for a
 * cell off its coast. Wind over water changes less with height than over land.
 */
export function isSeaHour({ runs, variables }: PlaceSeries, hour: number): boolean {
  const run = variables.waveHeight?.runOf[hour] ?? NO_RUN;
  return run !== NO_RUN && runs[run]?.seaCell === undefined;
}
