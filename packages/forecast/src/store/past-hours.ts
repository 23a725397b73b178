import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { VariableName } from '#variables/variable.table.ts';
import type { CellSource } from './cell-source.ts';

/** Hours of one source that are over and that its published runs may no longer have. */
export interface PastSource {
  readonly source: string;
  readonly demo: boolean;
  /** Whether it may have the variable: false spares the reading. */
  has(variable: VariableName): boolean;
  /** What it has of the hours from `from` up to `to`, better ones first. Do not keep it over an `await`. */
  listHours(from: EpochSeconds, to: EpochSeconds): readonly CellSource[];
}

/** The past hours of all sources of a data folder. */
export interface PastHours {
  /** The sources that have any at this moment; they then tell of everything that was kept before the call. */
  listSources(): readonly PastSource[];
  /** One line for each file that is damaged and left out; empty when all is well. */
  problems(): readonly string[];
  close(): void;
}

/** No past hours: only what the published runs have. */
export const NO_PAST_HOURS: PastHours = { listSources: () => [], problems: () => [], close: () => {} };
