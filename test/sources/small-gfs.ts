import { RUN_AT } from '@portal/testing/runs/small-run';
import { createGfs } from '../../packages/forecast/src/sources/gfs/download.ts';
import type { RunFetch, RunOutcome } from '../../packages/forecast/src/sources/schedule/fetch-run.ts';
import { fetchRun } from '../../packages/forecast/src/sources/schedule/fetch-run.ts';

/** Four hours, of which three make a run that is of use. */
export const SMALL_EXTENT = { hours: [0, 1, 2, 3], wholeUpToHour: 2 };

/** Fetches a run of GFS of four hours from a server of this machine; each piece is tried twice without a real pause. */
export function fetchSmallGfs(
  dataDir: string,
  url: string,
  parts: Partial<Omit<RunFetch, 'dataDir' | 'source'>> = {},
): Promise<RunOutcome> {
  const runAt = parts.runAt ?? RUN_AT;
  return fetchRun({
    dataDir,
    source: createGfs({ url, extent: SMALL_EXTENT }),
    runAt,
    now: () => runAt + 4 * 3600,
    random: () => 0.5,
    retryPolicy: { tries: 2, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 },
    longestMs: 60_000,
    silenceMs: 30_000,
    signal: new AbortController().signal,
    scheduled: true,
    ...parts,
  });
}
