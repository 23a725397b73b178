import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { RasterSize } from '#grid/raster-size.ts';
import { RadarError } from '#radar/radar-error.ts';
import { findCellKm, isSameRadarGrid, type RainRateField } from '#radar/rain-rate-field.ts';
import { readRadarFile } from '#radar/read-radar-file.ts';

/** Frames of one raster at equal intervals, with gaps where one is missing. */
export interface FrameSeries {
  readonly size: RasterSize;
  /** Usual distance of neighbours. */
  readonly intervalSeconds: number;
  /** Width of a cell on the ground. */
  readonly cellKm: number;
  /** mm/h by time. */
  readonly frames: ReadonlyMap<EpochSeconds, Float32Array>;
  /** One line for each file that was left out. */
  readonly problems: readonly string[];
}

/** A square in the middle of this many cells a side. */
const CROP = 512;

/**
 * Reads every file of a folder as a series of radar frames, cut to the 512 × 512 cells in the middle unless `whole`. Damaged
 * files, second files of a moment, and files of another raster than the first are left out and told. Throws `RadarError`
 * where fewer than two frames remain.
 */
export async function readFrameSeries(folder: string, whole: boolean): Promise<FrameSeries> {
  const fields = new Map<EpochSeconds, RainRateField>();
  const problems: string[] = [];
  let first: RainRateField | null = null;
  for (const name of listNames(folder)) {
    const found = await readRadarFile(join(folder, name)).catch((error: unknown) => {
      if (!(error instanceof RadarError)) throw error;
      return error.message;
    });
    if (typeof found === 'string') problems.push(found);
    else if (fields.has(found.at)) problems.push(`${join(folder, name)}: is of a moment that another file has`);
    else if (first !== null && !isSameRadarGrid(first.grid, found.grid)) {
      problems.push(`${join(folder, name)}: lies on another raster than the files before it`);
    } else {
      first ??= found;
      const { grid } = found;
      fields.set(found.at, whole ? found : { ...found, rainMmh: crop(found.rainMmh, grid, cropSize(grid)) });
    }
  }
  if (first === null || fields.size < 2) throw new RadarError(folder, `holds ${fields.size} radar frames, too few`);
  const frames = new Map([...fields].sort(([a], [b]) => a - b).map(([at, { rainMmh }]) => [at, rainMmh]));
  const size = whole ? first.grid : cropSize(first.grid);
  const cellKm = findCellKm(first.grid);
  return {
    cellKm,
    size: { columns: size.columns, rows: size.rows },
    intervalSeconds: findInterval([...frames.keys()]),
    frames,
    problems,
  };
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
  } catch {
    throw new RadarError(folder, 'is no folder that can be read');
  }
}

const cropSize = ({ columns, rows }: RasterSize): RasterSize => ({
  columns: Math.min(columns, CROP),
  rows: Math.min(rows, CROP),
});

function crop(values: Float32Array, from: RasterSize, to: RasterSize): Float32Array {
  const left = (from.columns - to.columns) >> 1;
  const upper = (from.rows - to.rows) >> 1;
  const cut = new Float32Array(to.columns * to.rows);
  for (let row = 0; row < to.rows; row += 1) {
    const start = (row + upper) * from.columns + left;
    cut.set(values.subarray(start, start + to.columns), row * to.columns);
  }
  return cut;
}

/** The middle one of the distances of neighbours: gaps and frames some seconds astray do not move it. */
function findInterval(times: readonly EpochSeconds[]): number {
  const apart = times.slice(1).map((at, index) => at - (times[index] ?? at));
  return apart.sort((a, b) => a - b)[(apart.length - 1) >> 1] ?? 0;
}

/** Part of an interval by which a frame may be astray: some networks date their frames by the second. */
const ASTRAY = 0.1;

/** The frame that stands for a moment of a series, mm/h; null where there is none within a tenth of the interval. */
export function findFrame({ frames, intervalSeconds }: FrameSeries, at: EpochSeconds): Float32Array | null {
  const exact = frames.get(at);
  if (exact !== undefined) return exact;
  for (const [moment, frame] of frames) if (Math.abs(moment - at) <= ASTRAY * intervalSeconds) return frame;
  return null;
}
