import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { BatchPoint } from './batch.ts';
import type { HourlyVariable } from './recipe.ts';

/** What was asked for, and so must come. */
export interface Asked {
  readonly points: readonly BatchPoint[];
  readonly times: readonly EpochSeconds[];
  readonly variables: readonly HourlyVariable[];
  /** A variable that each point must have at all times up to one; null where none. */
  readonly needed: { readonly name: string; readonly upTo: EpochSeconds } | null;
}

/** What came for a point. */
export interface PointHours {
  readonly cell: number;
  /** Height of the ground that the values are for, metres; NaN where the service tells none. */
  readonly elevationM: number;
  /** By name of the variable: a value for each time, in the engine's unit, NaN where unknown. */
  readonly values: ReadonlyMap<string, Float32Array>;
}
