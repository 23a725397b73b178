import { findScaleValue } from '@portal/domain/geo/byte-scale';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { NATIONAL_GRID } from '#radar/rain-rate-field.ts';
import { RAIN_SCALE } from '#radar/store/frame-bytes.ts';
import { findBytes, listStored } from '#radar/store/radar-folder.ts';

/** Hourly rain at a point from the operator's radar: an estimate from echoes aloft, not a gauge measurement. */
export interface RadarRainHour {
  /** Start of the hour. */
  readonly at: EpochSeconds;
  /** Null if less than 50 minutes were observed. */
  readonly mm: number | null;
}

/** Points and hours of a query. */
export interface RadarRainQuery {
  readonly dataDir: string;
  readonly points: readonly LatLng[];
  /** A full hour; the hours end at `to`. Frames are stored for 40 days. */
  readonly from: EpochSeconds;
  readonly to: EpochSeconds;
}

/** Longest time that a frame represents; otherwise it represents the time to the next one. */
const LONGEST_SECONDS = 1200;
const LEAST_SECONDS = 3000;
const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;
const CELLS = columns * rows;
const RATES = Float64Array.from({ length: 256 }, (_, byte) => findScaleValue(byte, RAIN_SCALE) ?? Number.NaN);

/** The national grid cell of a point, rows from the north; null outside. */
export function findRainCell({ lat, lng }: LatLng): number | null {
  const [column, row] = [Math.floor((lng - west) / cellWidth), Math.floor((north - lat) / cellHeight)];
  return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : null;
}

/**
 * Hourly rain at points from the stored frames of the operator's radar, never of the demo, in the order of the points.
 * Reads each frame once; a damaged one counts as not observed. Throws the system's error.
 */
export function readRadarRain({ dataDir, points, from, to }: RadarRainQuery): RadarRainHour[][] {
  const hours = Math.max(0, Math.floor((to - from) / HOUR_SECONDS));
  const cells = points.map(findRainCell);
  const sums = points.map(() => new Float64Array(hours));
  const seen = points.map(() => new Float64Array(hours));
  const moments = listStored(dataDir, 'radar', 'frame').filter((at) => at > from - LONGEST_SECONDS && at < to);
  for (const [index, at] of moments.entries()) {
    const bytes = findBytes(dataDir, 'radar', 'frame', at, CELLS);
    if (bytes === null) continue;
    const until = Math.min(moments[index + 1] ?? at + LONGEST_SECONDS / 2, at + LONGEST_SECONDS, to);
    for (let start = Math.max(at, from); start < until; ) {
      const hour = Math.floor((start - from) / HOUR_SECONDS);
      const end = Math.min(until, from + (hour + 1) * HOUR_SECONDS);
      for (const [point, cell] of cells.entries()) {
        const rate = cell === null ? Number.NaN : (RATES[bytes[cell] as number] as number);
        if (Number.isNaN(rate)) continue;
        const [sum, time] = [sums[point] as Float64Array, seen[point] as Float64Array];
        sum[hour] = (sum[hour] as number) + rate * (end - start);
        time[hour] = (time[hour] as number) + end - start;
      }
      start = end;
    }
  }
  return points.map((_, point) =>
    Array.from({ length: hours }, (_, hour): RadarRainHour => {
      const seconds = seen[point]?.[hour] ?? 0;
      // The observed part is extrapolated to the whole hour.
      const mm = seconds < LEAST_SECONDS ? null : (sums[point]?.[hour] ?? 0) / seconds;
      return { at: from + hour * HOUR_SECONDS, mm };
    }),
  );
}
