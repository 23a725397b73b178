import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RegularGrid } from '#grid/regular-grid.ts';
import type { FileUnit } from '#store/manifest.ts';
import type { VariableName } from '#variables/variable.table.ts';

/** A run's properties before its first field: enough to lay out its files. */
export interface RunHeader {
  /** Short name of the source: `gfs`, `ecmwf`, `demo` …; lower-case letters, digits and hyphens. */
  readonly source: string;
  /** Start time of the model run. */
  readonly runAt: EpochSeconds;
  /** True for simulated demo values. */
  readonly demo: boolean;
  /** Licence and credit that must be shown with the data. */
  readonly licence: string;
  readonly grid: RegularGrid;
  /** Model surface height in metres per cell, NaN if unknown; null if the source gives none. */
  readonly surfaceHeightM: Float32Array | null;
  /** Units of variables in the source's files, for those that are stored in another unit. */
  readonly fileUnits?: Partial<Record<VariableName, FileUnit>>;
}

/**
 * Rain of an ensemble's members in one interval, stored in a separate file: mm per cell in the orientation of fields,
 * by member number, NaN if missing. Intervals do not overlap.
 */
export interface MemberRainStep {
  readonly validAt: EpochSeconds;
  readonly intervalStart: EpochSeconds;
  readonly memberMm: ReadonlyMap<number, Float32Array | Float64Array>;
}

/** Input of a published run. */
export type RunItem = RunField | MemberRainStep;

/** Whether it is a field rather than member rain. */
export const isRunField = (item: RunItem): item is RunField => !('memberMm' in item);

/**
 * One field of a run: a variable at one step over the whole grid, in the engine's orientation and unit, NaN if missing.
 * Accumulated and averaged variables carry the interval that ends at `validAt`. Intervals may overlap, such as totals
 * from the start of the run or of a bucket: `publishRun` keeps of each what no earlier step has. Of two fields of one
 * variable and step the one with the shorter interval counts, else the later.
 */
export interface RunField {
  readonly variable: VariableName;
  readonly validAt: EpochSeconds;
  readonly intervalStart: EpochSeconds;
  readonly values: Float32Array | Float64Array;
}
