import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RegularGrid } from '#grid/regular-grid.ts';
import type { FileUnit } from '#store/manifest.ts';
import type { VariableName } from '#variables/variable.table.ts';

/** What a source says of a run before its first field: enough to lay out the run's files. */
export interface RunHeader {
  /** Short name of the source: `gfs`, `ecmwf`, `demo` …; small letters, digits and hyphens. */
  readonly source: string;
  /** Start time of the model run. */
  readonly runAt: EpochSeconds;
  /** True where the values are made up for demonstration. */
  readonly demo: boolean;
  /** Licence and credit as they must be shown with the data. */
  readonly licence: string;
  readonly grid: RegularGrid;
  /** Height in metres of the model's ground per cell, NaN where unknown; null where the source gives none. */
  readonly surfaceHeightM: Float32Array | null;
  /** How the source's files state the variables, for those that are stored in another unit. */
  readonly fileUnits?: Partial<Record<VariableName, FileUnit>>;
}

/**
 * Rain of an ensemble's members in one interval, which goes into a file of its own: mm per cell in the orientation of fields,
 * by the number of the member, NaN where missing. Intervals do not overlap.
 */
export interface MemberRainStep {
  readonly validAt: EpochSeconds;
  readonly intervalStart: EpochSeconds;
  readonly memberMm: ReadonlyMap<number, Float32Array | Float64Array>;
}

/** What a run is published from. */
export type RunItem = RunField | MemberRainStep;

/** Whether it is a field, and not the rain of members. */
export const isRunField = (item: RunItem): item is RunField => !('memberMm' in item);

/**
 * One field of a run: a variable at one step over the whole grid, in the engine's orientation and unit, NaN where
 * missing. Accumulated and averaged variables carry the interval that ends at `validAt`. Intervals may overlap, as
 * totals from the start of the run or of a bucket do: `publishRun` leaves of each what no earlier step has. Of two
 * fields of one variable and step the one with the shorter interval counts, else the later.
 */
export interface RunField {
  readonly variable: VariableName;
  readonly validAt: EpochSeconds;
  readonly intervalStart: EpochSeconds;
  readonly values: Float32Array | Float64Array;
}
