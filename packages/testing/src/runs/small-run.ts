import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegularGrid } from '@portal/forecast/grid/regular-grid';
import type { VariableName } from '@portal/forecast/variables/variable.table';

export const HOUR = 3600;
/** 2026-11-21 00:00 UTC, 07:00 in Vietnam. */
export const RUN_AT = Date.UTC(2026, 10, 21) / 1000;

/** Three columns and two rows around 20.5° N 105–107° E: cells 0 1 2 in the south, 3 4 5 in the north. */
export const SMALL_GRID: RegularGrid = { south: 20, west: 105, latStep: 1, lngStep: 1, rows: 2, columns: 3 };

interface SmallHeader {
  readonly source: string;
  readonly runAt: number;
  readonly demo: boolean;
  readonly licence: string;
  readonly grid: RegularGrid;
  readonly surfaceHeightM: Float32Array | null;
}

export function makeHeader(parts: Partial<SmallHeader> = {}): SmallHeader {
  return {
    source: 'gfs',
    runAt: RUN_AT,
    demo: false,
    licence: 'free',
    grid: SMALL_GRID,
    surfaceHeightM: null,
    ...parts,
  };
}

/** A field for `publishRun`, with one value for all cells or one per cell; `hour` counts from the start of the run. */
export function makeField(
  variable: VariableName,
  hour: number,
  cells: number | readonly number[],
  fromHour = hour,
  runAt = RUN_AT,
) {
  return {
    variable,
    validAt: runAt + hour * HOUR,
    intervalStart: runAt + fromHour * HOUR,
    values: Float64Array.from(typeof cells === 'number' ? new Array(6).fill(cells) : cells),
  };
}

/** A folder that is removed after the test. */
export function makeFolder(onFinished: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-runs-'));
  onFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
