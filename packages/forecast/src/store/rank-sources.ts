import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { VariableName } from '#variables/variable.table.ts';
import type { CellSource } from './cell-source.ts';
import type { StoredRun } from './stored-run.ts';

/** Past hours of one source, which its published runs may no longer have. */
export interface PastSource {
  readonly source: string;
  readonly demo: boolean;
  /** Whether it may have the variable: false saves reading it. */
  has(variable: VariableName): boolean;
  /** Its data for the hours from `from` up to `to`, better ones first. Do not hold them over an `await`. */
  listHours(from: EpochSeconds, to: EpochSeconds): readonly CellSource[];
}

/** The past hours of all sources of a data folder. */
export interface PastHours {
  /** The sources with past hours at this moment, including everything archived before the call. */
  listSources(): readonly PastSource[];
  /** One line per damaged file that is left out; empty when all is well. */
  problems(): readonly string[];
  close(): void;
}

/** No past hours: only what the published runs have. */
export const NO_PAST_HOURS: PastHours = { listSources: () => [], problems: () => [], close: () => {} };

/** Rank of a real source among those with the same value: smaller is read first; equal ranks go by name. */
export type GetSourceRank = (source: string) => number;

/** Equal ranks: all sources by name. */
export const RANK_BY_NAME: GetSourceRank = () => 0;

/** A source with its published runs, newest first, and its past hours, null if it has none. */
export interface RankedSource {
  readonly source: string;
  readonly demo: boolean;
  readonly runs: readonly StoredRun[];
  readonly past: PastSource | null;
}

/** The sources in the order in which they are tried for a value: real before demo, then by rank, then by name. */
export function rankSources(
  runs: readonly StoredRun[],
  pasts: readonly PastSource[],
  getRank: GetSourceRank,
): RankedSource[] {
  const newestFirst = [...runs].sort((a, b) => b.manifest.runAt - a.manifest.runAt);
  const bySource = Map.groupBy(newestFirst, ({ manifest }) => toKey(manifest));
  const pastBySource = new Map(pasts.map((past) => [toKey(past), past]));
  const keys = new Set([...bySource.keys(), ...pastBySource.keys()]);
  return [...keys]
    .map((key) => toSource(bySource.get(key) ?? [], pastBySource.get(key) ?? null))
    .sort((a, b) => compareSources(a, b, getRank));
}

function toKey({ source, demo }: { readonly source: string; readonly demo: boolean }): string {
  return `${source} ${demo}`;
}

function toSource(runs: readonly StoredRun[], past: PastSource | null): RankedSource {
  const { source, demo } = runs[0]?.manifest ?? past ?? { source: '', demo: false };
  return { source, demo, runs, past };
}

function compareSources(a: RankedSource, b: RankedSource, getRank: GetSourceRank): number {
  if (a.demo !== b.demo) return a.demo ? 1 : -1;
  const byRank = getRank(a.source) - getRank(b.source);
  if (byRank !== 0 || a.source === b.source) return byRank;
  return a.source < b.source ? -1 : 1;
}
