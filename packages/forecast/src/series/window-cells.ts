import type { RegularGrid } from '#grid/regular-grid.ts';
import type { HourPlan } from '#steps/hour-plan.ts';
import type { StoredVariable } from '#store/cell-source.ts';
import type { CorrectedPlace } from '#store/learned-corrections.ts';
import { NO_DATA } from '#store/packing.ts';
import type { StoredRun } from '#store/stored-run.ts';

/** A window of the map: degrees, edges included; `west` is less than `east`. */
export interface MapBox {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** The cells of a grid in a window. */
export interface GridCut {
  readonly grid: RegularGrid;
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly columnsOfRun: number;
}

/** The cells in a box and the adjacent ones; null if the grid has none there. */
export function cutGrid(grid: RegularGrid, box: MapBox): GridCut | null {
  const firstRow = Math.max(Math.floor((box.south - grid.south) / grid.latStep), 0);
  const lastRow = Math.min(Math.ceil((box.north - grid.south) / grid.latStep), grid.rows - 1);
  const firstColumn = Math.max(Math.floor((box.west - grid.west) / grid.lngStep), 0);
  const lastColumn = Math.min(Math.ceil((box.east - grid.west) / grid.lngStep), grid.columns - 1);
  if (lastRow < firstRow || lastColumn < firstColumn) return null;
  return {
    grid: {
      ...grid,
      south: grid.south + firstRow * grid.latStep,
      west: grid.west + firstColumn * grid.lngStep,
      rows: lastRow - firstRow + 1,
      columns: lastColumn - firstColumn + 1,
    },
    firstRow,
    firstColumn,
    columnsOfRun: grid.columns,
  };
}

/** The cells of a window as places at the model's own surface height. */
export function toPlaces(
  { surfaceHeightM }: StoredRun,
  { grid, firstRow, firstColumn, columnsOfRun }: GridCut,
): CorrectedPlace[] {
  return Array.from({ length: grid.rows * grid.columns }, (_, cell) => {
    const row = Math.floor(cell / grid.columns);
    const column = cell - row * grid.columns;
    const readAt = { lat: grid.south + row * grid.latStep, lng: grid.west + column * grid.lngStep };
    const height = surfaceHeightM?.[(firstRow + row) * columnsOfRun + firstColumn + column] ?? Number.NaN;
    return { readAt, heightM: Number.isNaN(height) ? null : height };
  });
}

/** Reads whole rows in one piece, and crops the window from them. */
export function readWindow(run: StoredRun, variable: StoredVariable, plan: HourPlan, cut: GridCut): Float32Array {
  const { rows, columns } = cut.grid;
  const values = new Float32Array(rows * columns);
  for (const { step, weight } of listTaps(plan, variable)) {
    const words = run.readMapCells(step, variable, cut.firstRow * cut.columnsOfRun, rows * cut.columnsOfRun);
    const zero = variable.offset / variable.scale;
    const scale = variable.scale * weight;
    for (let row = 0, cell = 0; row < rows; row++) {
      const at = row * cut.columnsOfRun + cut.firstColumn;
      for (let column = 0; column < columns; column++, cell++) {
        const word = words[at + column] as number;
        values[cell] = word === NO_DATA ? Number.NaN : (values[cell] as number) + (word + zero) * scale;
      }
    }
  }
  return values;
}

function listTaps(plan: HourPlan, variable: StoredVariable): { step: number; weight: number }[] {
  const taps = Array.from(plan.steps, (step, tap) => ({ step, weight: plan.weights[tap] ?? 0 }));
  if (!variable.isAngle || taps.length < 2) return taps;
  const nearest = taps.reduce((a, b) => (b.weight > a.weight ? b : a));
  return [{ step: nearest.step, weight: 1 }];
}
