import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { ByteRange } from '#sources/fetching/fetching.ts';
import type { VariableName } from '#variables/variable.table.ts';

/** A field that an index promises: where its message stands, and what must be found there. */
export interface PromisedField {
  readonly range: ByteRange;
  readonly variable: VariableName | 'surfaceHeight';
  readonly runAt: EpochSeconds;
  readonly validAt: EpochSeconds;
  /** Start of what it stands for; equal to `validAt` for an instant, null where the index does not say it. */
  readonly intervalStart: EpochSeconds | null;
  /** Number of the ensemble's member; null where it is none. */
  readonly member: number | null;
  /** Whether the step is incomplete without it. One that is not is left out where its message cannot be told. */
  readonly needed: boolean;
}
