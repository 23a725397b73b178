import { EARTH_RADIUS_KM } from '@portal/domain/geo/lat-lng';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Thunder } from '@portal/domain/weather/thunder';
import type { Stroke } from '@portal/forecast/lightning/parse-strokes';
import { type MotionField, sampleNodes } from '@portal/forecast/nowcast/trajectory';
import { NATIONAL_GRID } from '@portal/forecast/radar/rain-rate-field';
import { LEAD_SECONDS } from '@portal/forecast/radar/store/insert-frame';

/** Lightning this near is thunder at a place (api.md, `thunder`). */
export const NEAR_KM = 20;
/** Cells to search around a stroke: 20 km and half a cell. */
const REACH_CELLS = 7;
/** A thunderstorm that was seen is believed for so long, then likely for so long (proposed: cells live half an hour to an hour). */
const BELIEVED_MINUTES = 30;
const LIKELY_MINUTES = 60;

const RADIANS = Math.PI / 180;
const NEAR_HAVERSINE = Math.sin(NEAR_KM / EARTH_RADIUS_KM / 2) ** 2;
/** Strokes count once for each half of a cell (1.6 km): a heavy storm has tens of thousands of them. */
const PARTS = 2;

const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;

/** By row of the grid: latitude of its middle in radians, and the cosine of that. */
const MIDDLES = Float64Array.from({ length: rows }, (_, row) => (north - (row + 0.5) * cellHeight) * RADIANS);
const COSINES = MIDDLES.map(Math.cos);

/** What strokes that were seen say of a lead, 3 or 2; null where they no longer say anything. */
export function findSeenThunder(leadMinutes: number): Extract<Thunder, 2 | 3> | null {
  if (leadMinutes <= BELIEVED_MINUTES) return 3;
  return leadMinutes <= LIKELY_MINUTES ? 2 : null;
}

/** Where a storm's strokes are at one moment, in cells of the national grid from its north-west corner. */
export interface Storm {
  readonly at: EpochSeconds;
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** Brings strokes, oldest first, to the moment of the newest one. */
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

/** The storm at a later moment, carried by the motion of the rain (cells in ten minutes); without one it stays where it was. */
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

/** Leaves one of the strokes that have come to the same part of a cell. */
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

/** Where the runs of marked cells begin (+1) and have ended (−1), a row after the other with one place more than it has cells. */
const WIDTH = columns + 1;

/** Cells of the national grid (north-west first) within 20 km of a stroke: 1 near, 0 not. */
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
 * Marks a run of cells in each row: how far it reaches east and west follows from the law of haversines. An angle stands for its
 * sine: over 20 km that is a centimetre.
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
