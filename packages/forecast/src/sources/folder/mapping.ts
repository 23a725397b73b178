import type { GribVariable } from '#sources/grib-file/grib-variable.ts';

/** What a folder's `mapping.json` says of the files beside it. */
export interface FolderMapping {
  /** Name of the runs' source: small letters, digits and hyphens. */
  readonly source: string;
  /** Licence and credit as they must be shown with the data. */
  readonly licence: string;
  /** With so many whole steps a run is published. */
  readonly wholeSteps: number;
  /** The grid that every field must be on; null where any is taken. */
  readonly grid: ExpectedGrid | null;
  /** Which messages are taken, the first line that fits. */
  readonly variables: readonly MappedVariable[];
}

/** A line of the mapping. */
export interface MappedVariable extends GribVariable {
  /** Whether a step is whole without it. */
  readonly optional: boolean;
}

/** Outermost points and steps of a grid, degrees. */
export interface ExpectedGrid {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
  readonly latStep: number;
  readonly lngStep: number;
}
