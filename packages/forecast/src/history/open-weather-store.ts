import { openArchivedHours } from '#archive/open-archived-hours.ts';
import { openLearned } from '#learning/open-learned.ts';
import { createDemoPast } from '#sources/demo/demo-past.ts';
import { getSourceRank } from '#sources/registry.ts';
import type { PastHours } from '#store/rank-sources.ts';
import { openRunStore, type RunStore } from '#store/run-store.ts';

/** Joins several kinds of past hours. */
function joinPastHours(...parts: readonly PastHours[]): PastHours {
  return {
    listSources: () => parts.flatMap((part) => part.listSources()),
    problems: () => parts.flatMap((part) => part.problems()),
    close() {
      for (const part of parts) part.close();
    },
  };
}

/**
 * Opens all weather of a data folder: its published runs, the archived hours before them, and any past hour of the demo
 * sky, with learned corrections. The registry ranks the sources. Otherwise as `openRunStore`.
 */
export function openWeatherStore(dataDir: string, learned = openLearned(dataDir)): RunStore {
  return openRunStore(dataDir, joinPastHours(openArchivedHours(dataDir), createDemoPast()), getSourceRank, learned);
}
