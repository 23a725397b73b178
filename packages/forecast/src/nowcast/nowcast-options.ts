import type { RasterSize } from '#grid/regular-grid.ts';

/** What a nowcast is made from. */
export interface NowcastOptions {
  /** Two to four frames at equal intervals, oldest first, mm/h per cell, NaN where not seen. */
  readonly frames: readonly Float32Array[];
  readonly size: RasterSize;
  /** Number of leads. */
  readonly steps: number;
  /** Frame intervals from one lead to the next, such as 2 for leads of 10 minutes after frames of 5. Default 1. */
  readonly stride?: number;
  /** Frame intervals from the newest frame to the first lead. Default one stride. */
  readonly first?: number;
  /** Minutes from one frame to the next, and width of a cell in km: the position error is in km and follows the time. */
  readonly frameMinutes: number;
  readonly cellKm: number;
  /** Give the chance of at least so much rain, mm/h; without it no chance is worked out. */
  readonly chanceOfMmh?: number;
}
