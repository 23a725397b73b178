import { fetchRun, type RunFetch, type RunOutcome } from '../../packages/forecast/src/sources/schedule/fetch-run.ts';
import { AIR_RUN_AT, makeAirFile } from '../../packages/forecast/src/sources/silam/air-file.fixture.ts';
import { createSilam } from '../../packages/forecast/src/sources/silam/download.ts';

/** The hours of each request; the first make a run that is of use. */
export const PARTS = [[1, 2, 3], [4, 5, 6], [7]] as const;

/** Files of the run by their first hour, `YYYY-MM-DDTHH:00:00Z`, as the server cuts them. */
export async function makeSilamFiles(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const hours of PARTS) files.set(toMoment(hours[0]), await makeAirFile({ hours }));
  return files;
}

/** `2026-11-21T01:00:00Z`, of an hour after the start of the run. */
export function toMoment(hour: number): string {
  return new Date((AIR_RUN_AT + hour * 3600) * 1000).toISOString().replace('.000Z', 'Z');
}

/** Fetches the run from a server of this machine; each piece is tried twice without a real pause. */
export function fetchSmallSilam(
  dataDir: string,
  url: string,
  parts: Partial<Omit<RunFetch, 'dataDir' | 'source'>> = {},
): Promise<RunOutcome> {
  return fetchRun({
    dataDir,
    source: createSilam({ url, extent: { hours: PARTS.flat(), wholeUpToHour: 3 }, hoursPerPart: 3 }),
    runAt: AIR_RUN_AT,
    now: () => AIR_RUN_AT + 30 * 3600,
    random: () => 0.5,
    retryPolicy: { tries: 2, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 },
    longestMs: 60_000,
    silenceMs: 30_000,
    signal: new AbortController().signal,
    scheduled: true,
    ...parts,
  });
}
