import { EARTH_RADIUS_KM } from '@portal/domain/geo/great-circle';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { Thunder } from '@portal/domain/weather/thunder';
import type { Stroke } from '@portal/forecast/lightning/stroke';
import { type MotionField, sampleNodes } from '@portal/forecast/nowcast/motion-field';
import { NATIONAL_GRID } from '@portal/forecast/radar/national-grid';
import { LEAD_SECONDS } from '@portal/forecast/radar-keeping/keep-frame';

/** Lightning this near is thunder at a place (api.md, `thunder`). */
const NEAR_KM = 20;
/** Cells to look through around a stroke: 20 km and half a cell. */
const REACH_CELLS = 7;
/** A thunderstorm that was seen is believed for so long, then likely for so long (proposed: cells live half an hour to an hour). */
const BELIEVED_MINUTES = 30;
const LIKELY_MINUTES = 60;

const RADIANS = Math.PI / 180;
const NEAR_HAVERSINE = Math.sin(NEAR_KM / EARTH_RADIUS_KM / 2) ** 2;

const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;

/** What strokes that were seen say of a lead, 3 or 2; null where they no longer say anything. */
export function findSeenThunder(leadMinutes: number): Extract<Thunder, 2 | 3> | null {
  if (leadMinutes <= BELIEVED_MINUTES) return 3;
  return leadMinutes <= LIKELY_MINUTES ? 2 : null;
}

/**
 * Cells of the national grid (north-west first) within 20 km of a stroke, each stroke carried to a moment by the motion of the
 * rain (cells in ten minutes); without one it stays where it was. 1 near, 0 not.
 */
export function drawThunder(strokes: readonly Stroke[], motion: MotionField | null, at: EpochSeconds): Uint8Array {
  const near = new Uint8Array(columns * rows);
  for (const stroke of strokes) {
    let x = (stroke.lng - west) / cellWidth;
    let y = (north - stroke.lat) / cellHeight;
    for (let left = (at - stroke.at) / LEAD_SECONDS; motion !== null && left > 0; left -= 1) {
      const share = Math.min(left, 1);
      const [nodeX, nodeY] = [x / motion.spacing, y / motion.spacing];
      x += share * sampleNodes(motion.u, motion.nodes, nodeX, nodeY);
      y += share * sampleNodes(motion.v, motion.nodes, nodeX, nodeY);
    }
    markAround(near, x, y);
  }
  return near;
}

/** Marks whole runs of cells, row by row: how far a row reaches east and west follows from the law of haversines. */
function markAround(near: Uint8Array, x: number, y: number): void {
  const latitude = (north - y * cellHeight) * RADIANS;
  const upper = Math.floor(y);
  for (let row = Math.max(upper - REACH_CELLS, 0); row <= Math.min(upper + REACH_CELLS, rows - 1); row += 1) {
    const middle = (north - (row + 0.5) * cellHeight) * RADIANS;
    const rest = NEAR_HAVERSINE - Math.sin((middle - latitude) / 2) ** 2;
    if (rest < 0) continue;
    const reach = (2 * Math.asin(Math.sqrt(rest / (Math.cos(latitude) * Math.cos(middle))))) / (cellWidth * RADIANS);
    const from = Math.max(Math.ceil(x - reach - 0.5), 0);
    const to = Math.min(Math.floor(x + reach - 0.5), columns - 1);
    if (from <= to) near.fill(1, row * columns + from, row * columns + to + 1);
  }
}
