import { EARTH_RADIUS_KM } from '@portal/domain/geo/great-circle';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Thunder } from '@portal/domain/weather/thunder';
import type { Stroke } from '@portal/forecast/lightning/parse-strokes';
import { type MotionField, sampleNodes } from '@portal/forecast/nowcast/trajectory';
import { NATIONAL_GRID } from '@portal/forecast/radar/rain-rate-field';
import { LEAD_SECONDS } from '@portal/forecast/radar/store/insert-frame';

/** Radius within which lightning counts as thunder at a place. */
export const NEAR_KM = 20;
/** Cells to search around a stroke: 20 km and half a cell. */
const REACH_CELLS = 7;
/** How long an observed thunderstorm stays certain, then likely; convective cells live half an hour to an hour. */
const BELIEVED_MINUTES = 30;
const LIKELY_MINUTES = 60;

const RADIANS = Math.PI / 180;
const NEAR_HAVERSINE = Math.sin(NEAR_KM / EARTH_RADIUS_KM / 2) ** 2;
/** Strokes within half a cell (1.6 km) count once: a heavy storm has tens of thousands. */
const PARTS = 2;

const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;

/** By grid row: latitude of the centre in radians, and its cosine. */
const MIDDLES = Float64Array.from({ length: rows }, (_, row) => (north - (row + 0.5) * cellHeight) * RADIANS);
const COSINES = MIDDLES.map(Math.cos);

/** Thunder level of observed strokes at a lead time, 3 or 2; null once they no longer count. */
export function findSeenThunder(leadMinutes: number): Extract<Thunder, 2 | 3> | null {
  if (leadMinutes <= BELIEVED_MINUTES) return 3;
  return leadMinutes <= LIKELY_MINUTES ? 2 : null;
}

/** A storm's strokes at one time, in cells of the national grid from its north-west corner. */
export interface Storm {
  readonly at: EpochSeconds;
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** Moves strokes, oldest first, to the time of the newest. */
export function gatherStorm(strokes: readonly Stroke[], motion: MotionField | null): Storm {
  const at = strokes.at(-1)?.at ?? 0;
  const [x, y] = [new Float64Array(strokes.length), new Float64Array(strokes.length)];
  for (let index = 0; index < strokes.length; index += 1) {
    const stroke = strokes[index] as Stroke;
    x[index] = (stroke.lng - west) / cellWidth;
    y[index] = (north - stroke.lat) / cellHeight;
    carry(x, y, index, motion, at - stroke.at);
  }
  return thin({ at, x, y });
}

/** The storm at a later time, moved with the rain (cells per ten minutes); without motion it stays. */
export function carryStorm(storm: Storm, motion: MotionField | null, at: EpochSeconds): Storm {
  const [x, y] = [storm.x.slice(), storm.y.slice()];
  for (let index = 0; index < x.length; index += 1) carry(x, y, index, motion, at - storm.at);
  return { at, x, y };
}

function carry(x: Float64Array, y: Float64Array, index: number, motion: MotionField | null, seconds: number): void {
  for (let left = seconds / LEAD_SECONDS; motion !== null && left > 0; left -= 1) {
    const share = Math.min(left, 1);
    const nodeX = (x[index] as number) / motion.spacing;
    const nodeY = (y[index] as number) / motion.spacing;
    x[index] = (x[index] as number) + share * sampleNodes(motion.u, motion.nodes, nodeX, nodeY);
    y[index] = (y[index] as number) + share * sampleNodes(motion.v, motion.nodes, nodeX, nodeY);
  }
}

/** Leaves one stroke per part of a cell. */
function thin({ at, x, y }: Storm): Storm {
  const known = new Set<number>();
  let count = 0;
  for (let index = 0; index < x.length; index += 1) {
    const column = x[index] as number;
    const row = y[index] as number;
    const part = Math.floor(row * PARTS) * 2 ** 20 + Math.floor(column * PARTS);
    if (known.has(part)) continue;
    known.add(part);
    x[count] = column;
    y[count] = row;
    count += 1;
  }
  return { at, x: x.subarray(0, count), y: y.subarray(0, count) };
}

/** Difference array for runs of marked cells: +1 at the start, −1 after the end; rows are one longer than the grid. */
const WIDTH = columns + 1;

/** Cells of the national grid (from the north-west) within 20 km of a stroke: 1 within, 0 not. */
export function drawThunder({ x, y }: Storm): Uint8Array {
  const edges = new Int32Array(WIDTH * rows);
  for (let index = 0; index < x.length; index += 1) markAround(edges, x[index] as number, y[index] as number);
  const near = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    let runs = 0;
    for (let column = 0; column < columns; column += 1) {
      runs += edges[row * WIDTH + column] as number;
      if (runs > 0) near[row * columns + column] = 1;
    }
  }
  return near;
}

/**
 * Marks a run of cells per row by the haversine formula. The sine of an angle is replaced by the angle: within 20 km
 * the error is a centimetre.
 */
function markAround(edges: Int32Array, x: number, y: number): void {
  const latitude = (north - y * cellHeight) * RADIANS;
  const cosine = Math.cos(latitude);
  const upper = Math.floor(y);
  for (let row = Math.max(upper - REACH_CELLS, 0); row <= Math.min(upper + REACH_CELLS, rows - 1); row += 1) {
    const rest = NEAR_HAVERSINE - (((MIDDLES[row] as number) - latitude) / 2) ** 2;
    if (rest < 0) continue;
    const reach = (2 * Math.sqrt(rest / (cosine * (COSINES[row] as number)))) / (cellWidth * RADIANS);
    const from = row * WIDTH + Math.max(Math.ceil(x - reach - 0.5), 0);
    const end = row * WIDTH + Math.min(Math.floor(x + reach + 0.5), columns);
    if (from >= end) continue;
    edges[from] = (edges[from] as number) + 1;
    edges[end] = (edges[end] as number) - 1;
  }
}
