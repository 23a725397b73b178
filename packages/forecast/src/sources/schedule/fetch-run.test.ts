import { expect, onTestFinished, test } from 'vitest';
import { createGfs } from '#sources/gfs/download.ts';
import { openRunStore } from '#store/run-store.ts';
import { makeFolder, RUN_AT } from '../../../../../test/builders/runs/small-run.ts';
import { makeGfsBucket } from '../../../../../test/upstream/gfs-bucket.ts';
import { startUpstream } from '../../../../../test/upstream/upstream.ts';
import { fetchRun } from './fetch-run.ts';
import { readSourceStatus } from './source-status.ts';

test('a run is fetched field by field and published', async () => {
  const dataDir = makeFolder(onTestFinished);
  const upstream = await startUpstream(makeGfsBucket({ runAt: RUN_AT, hours: [0, 1, 2, 3] }));
  onTestFinished(upstream.stop);
  const outcome = await fetchRun({
    dataDir,
    source: createGfs({ url: upstream.url, extent: { hours: [0, 1, 2, 3], wholeUpToHour: 2 } }),
    runAt: RUN_AT,
    now: () => RUN_AT + 4 * 3600,
    random: () => 0.5,
    patience: { tries: 2, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 },
    longestMs: 60_000,
    signal: new AbortController().signal,
    scheduled: false,
  });
  expect(outcome).toMatchObject({ kind: 'published', missing: null, success: { lastHour: 3, whole: true } });
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  expect(store.listRuns()).toMatchObject([{ source: 'gfs', steps: 4, demo: false }]);
  expect(store.listRuns()[0]?.variables).toHaveLength(14);
  expect(readSourceStatus(dataDir, 'gfs')).toMatchObject({ fetching: null, trouble: null, doneRunAt: RUN_AT });
});
