import { setImmediate as letOthersRun } from 'node:timers/promises';
import { findBasinMean } from '@portal/domain/catchment/basin-mean';
import type { BasinWeights } from '@portal/domain/catchment/cell-overlap';
import { findScaleValue } from '@portal/domain/geo/byte-scale';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RegularGrid } from '@portal/forecast/grid/regular-grid';
import { NATIONAL_GRID } from '@portal/forecast/radar/rain-rate-field';
import { RAIN_SCALE } from '@portal/forecast/radar/store/frame-bytes';
import type { RadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { LRUCache } from 'lru-cache';

const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;

/** Cell centres of the national radar grid, from the south-west. */
export const RADAR_CELLS: RegularGrid = {
  south: north - (rows - 0.5) * cellHeight,
  west: west + cellWidth / 2,
  latStep: cellHeight,
  lngStep: cellWidth,
  rows,
  columns,
};

/** A frame is valid until the next one, at most this long. */
const LONGEST_SECONDS = 1200;
/** Coverage that an hour needs. */
const LEAST_SECONDS = 3000;
/** Frames read before other work gets its turn. */
const PIECE = 24;
/** Frames may still arrive late. */
const SETTLED_SECONDS = 2 * HOUR_SECONDS;
const MOST_HOURS = 50_000;
const RATES = Float64Array.from({ length: 256 }, (_, byte) => findScaleValue(byte, RAIN_SCALE) ?? Number.NaN);

/** The key changes with the outline. */
interface RadarQuestion {
  readonly key: string;
  readonly weights: BasinWeights;
  readonly startAt: EpochSeconds;
  readonly hours: number;
  readonly now: EpochSeconds;
}

/** Mean hourly rain by radar, mm; NaN with less than 80% of the area or 50 minutes. */
export type ReadRadarHours = (question: RadarQuestion) => Promise<Float64Array>;

/** Frame cells, ordered from the north-west, in the order of the weights. */
export function toFrameCells({ cells }: BasinWeights): Int32Array {
  return cells.map((cell) => (rows - 1 - Math.floor(cell / columns)) * columns + (cell % columns));
}

/** Returns a function that averages a frame over a catchment, mm/h; null below 80% coverage. */
export function createMeanRate(weights: BasinWeights): (bytes: Uint8Array) => number | null {
  const frameCells = toFrameCells(weights);
  const values = new Float64Array(frameCells.length);
  return (bytes) => {
    for (const [cell, frameCell] of frameCells.entries()) values[cell] = RATES[bytes[frameCell] as number] as number;
    return findBasinMean(values, weights).mean;
  };
}

/** Reads stored frames by the hour and caches the result. */
export function createRadarHours(radar: RadarStore, demo: () => boolean): ReadRadarHours {
  const known = new LRUCache<string, number>({ max: MOST_HOURS });

  return async ({ key, weights, startAt, hours, now }) => {
    const result = new Float64Array(hours).fill(Number.NaN);
    if (weights.cells.length === 0) return result;
    const findMeanRate = createMeanRate(weights);
    const { origin, moments } = radar.listFrames(startAt - LONGEST_SECONDS, startAt + hours * HOUR_SECONDS, demo());
    let read = 0;

    async function readHour(at: EpochSeconds): Promise<number> {
      const end = at + HOUR_SECONDS;
      let [sum, seconds] = [0, 0];
      for (const [index, moment] of moments.entries()) {
        const until = Math.min(moments[index + 1] ?? moment + LONGEST_SECONDS / 2, moment + LONGEST_SECONDS, end);
        const lasts = until - Math.max(moment, at);
        if (lasts <= 0 || moment >= end) continue;
        if (++read % PIECE === 0) await letOthersRun();
        const bytes = radar.findFrame(origin, moment);
        if (bytes === null) continue;
        const mean = findMeanRate(bytes);
        if (mean === null) continue;
        sum += (mean * lasts) / HOUR_SECONDS;
        seconds += lasts;
      }
      return seconds < LEAST_SECONDS ? Number.NaN : (sum * HOUR_SECONDS) / seconds;
    }

    for (let hour = 0; hour < hours; hour++) {
      const at = startAt + hour * HOUR_SECONDS;
      const name = `${key} ${origin} ${at}`;
      const found = known.get(name);
      const mm = found ?? (await readHour(at));
      if (found === undefined && at + SETTLED_SECONDS <= now) known.set(name, mm);
      result[hour] = mm;
    }
    return result;
  };
}
