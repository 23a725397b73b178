import { makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { createOpenData } from '#sources/ecmwf/download.ts';
import { ECMWF } from '#sources/ecmwf/source.ts';
import { fetchRun } from '#sources/schedule/fetch-run.ts';
import { openRunStore } from '#store/run-store.ts';
import { makeEcmwfBucket } from '../../../../test/upstream/ecmwf-bucket.ts';
import { startUpstream } from '../../../../test/upstream/upstream.ts';
import { readPlaceSeries } from './read-place-series.ts';

const EXTENT = { hours: [0, 3, 6], wholeUpToHour: 6 };

async function read(coding: 'local' | 'wmo'): Promise<number[][]> {
  const dataDir = makeFolder(onTestFinished);
  const upstream = await startUpstream(makeEcmwfBucket(RUN_AT, 'oper', EXTENT.hours, coding));
  onTestFinished(upstream.stop);
  const outcome = await fetchRun({
    dataDir,
    source: createOpenData(ECMWF, { url: upstream.url, extent: EXTENT }),
    runAt: RUN_AT,
    now: () => RUN_AT + 8 * 3600,
    random: () => 0.5,
    retryPolicy: { tries: 1, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 },
    longestMs: 60_000,
    signal: new AbortController().signal,
    scheduled: true,
  });
  expect(outcome).toMatchObject({ kind: 'published', missing: null });
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  const point = { lat: 21, lng: 105.8 };
  const query = { point, placeHeightM: 120, startAt: RUN_AT, hours: 6, now: RUN_AT, demo: false };
  const { precipitation, cloudCover } = readPlaceSeries(store, query).variables;
  return [precipitation, cloudCover].map((series) =>
    Array.from(series?.values ?? [], (value) => Number(value.toFixed(2))),
  );
}

test('rain and clouds are the same by ECMWF’s own numbers and by the WMO’s', async () => {
  // One millimetre per hour, and four fifths of the sky.
  const local = await read('local');
  expect(local).toEqual([new Array(6).fill(1), new Array(6).fill(80)]);
  expect(await read('wmo')).toEqual(local);
});
