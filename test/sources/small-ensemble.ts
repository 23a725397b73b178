import { RUN_AT } from '@portal/testing/runs/small-run';
import { createEcmwfEns } from '../../packages/forecast/src/sources/ecmwf-ens/download.ts';
import { createGefs } from '../../packages/forecast/src/sources/gefs/download.ts';
import { GEFS_HALF_DEGREE } from '../../packages/forecast/src/sources/gefs/source.ts';
import { fetchRun, type RunFetch, type RunOutcome } from '../../packages/forecast/src/sources/schedule/fetch-run.ts';

/** Five steps, of which four make a run that is of use. */
export const ENSEMBLE_EXTENT = { hours: [0, 3, 6, 9, 12], wholeUpToHour: 9 };

/** Fetches a short run of an ensemble from a server of this machine; each step is tried twice without a real pause. */
export function fetchSmallEnsemble(
  name: 'gefs' | 'ecmwf-ens',
  dataDir: string,
  url: string,
  parts: Partial<Omit<RunFetch, 'dataDir' | 'source'>> & { readonly extent?: typeof ENSEMBLE_EXTENT } = {},
): Promise<RunOutcome> {
  const { extent = ENSEMBLE_EXTENT, ...fetch } = parts;
  const source =
    name === 'gefs' ? createGefs({ url, product: GEFS_HALF_DEGREE, extent }) : createEcmwfEns({ url, extent });
  const runAt = parts.runAt ?? RUN_AT;
  return fetchRun({
    dataDir,
    source,
    runAt,
    now: () => runAt + 8 * 3600,
    random: () => 0.5,
    retryPolicy: { tries: 2, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 },
    longestMs: 60_000,
    silenceMs: 30_000,
    signal: new AbortController().signal,
    scheduled: true,
    ...fetch,
  });
}
