import type { CorrectedPlace, LearnedCorrections } from '#store/learned-corrections.ts';
import type { VariableName } from '#variables/variable.table.ts';
import type { HourCorrections } from './correct-hours.ts';
import type { HourlyValues, PlaceSeriesQuery, RunReference } from './place-series.ts';
import type { RunReading } from './read-raw-hours.ts';

/** A series that is being filled run by run. */
export interface Filling {
  readonly query: PlaceSeriesQuery;
  /** Point and height at which the grids are read. */
  readonly place: CorrectedPlace;
  /** Memory for the hours of the variables in use. */
  readonly buffer: {
    readonly hours: number;
    readonly values: Float64Array;
    readonly runOf: Uint8Array;
    used: number;
  };
  readonly runs: RunReference[];
  /** The runs' readings, with the same indexes. */
  readonly readings: RunReading[];
  /** Height correction of each run's temperature and dew point, °C. */
  readonly shifts: number[];
  readonly learned: LearnedCorrections;
  /** Learned temperature corrections of each run; null for none, absent until requested. */
  readonly corrections: (HourCorrections | null)[];
  readonly variables: Partial<Record<VariableName, HourlyValues>>;
  /** Number of hours that each wanted variable still lacks. */
  readonly missing: Map<VariableName, number>;
}
