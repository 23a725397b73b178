import { greatCircleKm } from '@portal/domain/geo/great-circle';
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

function markAround(near: Uint8Array, x: number, y: number): void {
  const place = { lat: north - y * cellHeight, lng: west + x * cellWidth };
  const [left, upper] = [Math.floor(x), Math.floor(y)];
  for (let row = Math.max(upper - REACH_CELLS, 0); row <= Math.min(upper + REACH_CELLS, rows - 1); row += 1) {
    const from = Math.max(left - REACH_CELLS, 0);
    for (let column = from; column <= Math.min(left + REACH_CELLS, columns - 1); column += 1) {
      const cell = row * columns + column;
      if (near[cell] === 1) continue;
      const middle = { lat: north - (row + 0.5) * cellHeight, lng: west + (column + 0.5) * cellWidth };
      if (greatCircleKm(place, middle) <= NEAR_KM) near[cell] = 1;
    }
  }
}
