import type { RasterSize } from '#grid/regular-grid.ts';

/** Input of a nowcast. */
export interface NowcastOptions {
  /** Two to four frames at equal intervals, oldest first, mm/h per cell, NaN where not observed. */
  readonly frames: readonly Float32Array[];
  readonly size: RasterSize;
  /** Number of leads. */
  readonly steps: number;
  /** Frame intervals from one lead to the next, such as 2 for leads of 10 minutes after frames of 5. Default 1. */
  readonly stride?: number;
  /** Frame intervals from the newest frame to the first lead. Default one stride. */
  readonly first?: number;
  /** Minutes between frames, and cell width in km: the position error is in km and grows with time. */
  readonly frameMinutes: number;
  readonly cellKm: number;
  /** Threshold of the chance, mm/h; without it no chance is computed. */
  readonly chanceOfMmh?: number;
  /** Growth of the rain expected by `expectGrowth`, which chances take into account. Default none. */
  readonly growth?: Float32Array;
}
