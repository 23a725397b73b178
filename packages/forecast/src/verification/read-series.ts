import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RasterSize } from '#grid/regular-grid.ts';
import { findCellKm, isSameRadarGrid, RadarError, type RadarGrid, type RainRateField } from '#radar/rain-rate-field.ts';
import { readRadarFile } from '#radar/read-radar-file.ts';

/** Frames of one raster at equal intervals, with gaps where one is missing. */
export interface FrameSeries {
  readonly size: RasterSize;
  /** Usual interval between frames. */
  readonly intervalSeconds: number;
  /** Width of a cell on the ground. */
  readonly cellKm: number;
  /** mm/h by time. */
  readonly frames: ReadonlyMap<EpochSeconds, Float32Array>;
  /** One line per file that was left out. */
  readonly problems: readonly string[];
}

/** Side of the cropped square, cells. */
const CROP = 512;

/**
 * Reads every file of a folder, links followed, as a series of radar frames, cropped to the central 512 × 512 cells unless `whole`.
 * Leaves out and reports damaged files, second files of a moment, and files with another raster than most. Throws
 * `RadarError` if fewer than two frames remain, or if they are less than two cells wide or high.
 */
export async function readFrameSeries(folder: string, whole: boolean): Promise<FrameSeries> {
  const { pictures, problems } = await readPictures(folder, whole);
  const grid = findCommon(pictures);
  const frames = new Map<EpochSeconds, Float32Array>();
  for (const { path, field } of pictures.sort((a, b) => a.field.at - b.field.at)) {
    if (grid !== null && !isSameRadarGrid(grid, field.grid)) problems.push(`${path}: lies on another raster than most`);
    else if (frames.has(field.at)) problems.push(`${path}: is of a moment that another file has`);
    else frames.set(field.at, field.rainMmh);
  }
  if (grid === null || frames.size < 2) throw new RadarError(folder, describeTooFewFrames(frames.size, problems));
  const { columns, rows } = whole ? grid : cropSize(grid);
  if (Math.min(columns, rows) < 2) throw new RadarError(folder, `holds frames of ${columns} × ${rows} cells, too few`);
  return {
    cellKm: findCellKm(grid),
    size: { columns, rows },
    intervalSeconds: findInterval([...frames.keys()]),
    frames,
    problems,
  };
}

interface Picture {
  readonly path: string;
  /** The rain is already cropped, the grid is that of the file. */
  readonly field: RainRateField;
}

async function readPictures(folder: string, whole: boolean): Promise<{ pictures: Picture[]; problems: string[] }> {
  const pictures: Picture[] = [];
  const problems: string[] = [];
  for (const path of listNames(folder).map((name) => join(folder, name))) {
    try {
      const field = await readRadarFile(path);
      const { grid, rainMmh } = field;
      pictures.push({ path, field: whole ? field : { ...field, rainMmh: crop(rainMmh, grid, cropSize(grid)) } });
    } catch (error) {
      if (!(error instanceof RadarError)) throw error;
      problems.push(error.message);
    }
  }
  return { pictures, problems };
}

/** The most common raster, the first of several; null without pictures. */
function findCommon(pictures: readonly Picture[]): RadarGrid | null {
  const kinds: { readonly grid: RadarGrid; count: number }[] = [];
  for (const { field } of pictures) {
    const kind = kinds.find(({ grid }) => isSameRadarGrid(grid, field.grid));
    if (kind === undefined) kinds.push({ grid: field.grid, count: 1 });
    else kind.count += 1;
  }
  const most = Math.max(...kinds.map(({ count }) => count));
  return kinds.find(({ count }) => count === most)?.grid ?? null;
}

function describeTooFewFrames(frames: number, [first, ...others]: readonly string[]): string {
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return `holds ${frames} radar frames, too few${first === undefined ? '' : `; ${first}${more}`}`;
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => (entry.isFile() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
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

/** Median interval of neighbouring frames: robust to gaps and to frames some seconds off. */
function findInterval(times: readonly EpochSeconds[]): number {
  const apart = times.slice(1).map((at, index) => at - (times[index] ?? at));
  return apart.sort((a, b) => a - b)[(apart.length - 1) >> 1] ?? 0;
}

/** Tolerance of a frame's time as a share of the interval: some networks date their frames by the second. */
const TOLERANCE = 0.1;

/** The frame for a moment of a series, mm/h; null if there is none within a tenth of the interval. */
export function findFrame({ frames, intervalSeconds }: FrameSeries, at: EpochSeconds): Float32Array | null {
  const exact = frames.get(at);
  if (exact !== undefined) return exact;
  for (const [moment, frame] of frames) if (Math.abs(moment - at) <= TOLERANCE * intervalSeconds) return frame;
  return null;
}
