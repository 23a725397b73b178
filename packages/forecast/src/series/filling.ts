import type { CorrectedPlace, LearnedCorrections } from '#store/learned-corrections.ts';
import type { VariableName } from '#variables/variable.table.ts';
import type { HourCorrections } from './correct-hours.ts';
import type { HourlyValues, PlaceSeriesQuery, RunReference } from './place-series.ts';
import type { RunReading } from './read-raw-hours.ts';

/** A series while run after run adds to it. */
export interface Filling {
  readonly query: PlaceSeriesQuery;
  /** Where the grids are read, at the place's height. */
  readonly place: CorrectedPlace;
  /** Memory for the hours of so many variables as are used. */
  readonly buffer: {
    readonly hours: number;
    readonly values: Float64Array;
    readonly runOf: Uint8Array;
    used: number;
  };
  readonly runs: RunReference[];
  /** The runs' readings, by the same index. */
  readonly readings: RunReading[];
  /** What each run adds to its temperature and dew point for the place's height, °C. */
  readonly shifts: number[];
  readonly learned: LearnedCorrections;
  /** What was learned of each run's temperature; null for nothing, left out while nobody asked. */
  readonly corrections: (HourCorrections | null)[];
  readonly variables: Partial<Record<VariableName, HourlyValues>>;
  /** Hours that each wanted variable still lacks. */
  readonly missing: Map<VariableName, number>;
}
