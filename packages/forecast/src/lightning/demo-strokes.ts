import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Stroke } from '#lightning/parse-strokes.ts';
import { NATIONAL_GRID } from '#radar/rain-rate-field.ts';
import { hashShare } from '#sources/demo/noise-layer.ts';

/** Showers of this intensity have occasional strokes, mm/h. */
const LEAST_MMH = 8;
/**
 * A cell stronger by this much would flash in any ten minutes: a storm has tens of strokes, a bad afternoon of the
 * country a thousand.
 */
const SPAN_MMH = 350;
const SEEDS = { whether: 61, when: 62, north: 63, east: 64 } as const;

/**
 * Simulated strokes under simulated rain (mm/h on the national grid) from a moment on: a pure function of rain and
 * moment.
 */
export function makeDemoStrokes(rainMmh: Float32Array, from: EpochSeconds, seconds: number): Stroke[] {
  const { columns, west, north, cellWidth, cellHeight } = NATIONAL_GRID;
  const span = Math.floor(from / seconds);
  const strokes: Stroke[] = [];
  for (let cell = 0; cell < rainMmh.length; cell += 1) {
    const rate = rainMmh[cell] as number;
    if (!(rate >= LEAST_MMH) || hashShare(SEEDS.whether, cell, span) > (rate - LEAST_MMH) / SPAN_MMH) continue;
    const lat = north - (Math.floor(cell / columns) + hashShare(SEEDS.north, cell, span)) * cellHeight;
    const lng = west + ((cell % columns) + hashShare(SEEDS.east, cell, span)) * cellWidth;
    const at = from + Math.floor(hashShare(SEEDS.when, cell, span) * seconds);
    strokes.push({ at, lat: Math.round(lat * 1e4) / 1e4, lng: Math.round(lng * 1e4) / 1e4 });
  }
  return strokes.sort((a, b) => a.at - b.at);
}
