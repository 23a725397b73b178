import { openStormStore } from '@portal/forecast/storms/open-storm-store';
import { makeFolder } from '@portal/testing/runs/small-run';
import { makeJtwcRss, makeJtwcWarning } from '@portal/testing/storms/jtwc-answers';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../apps/portal/src/platform/log/create-log.ts';
import { startPollingStorms } from '../../apps/portal/src/roles/ingest/storm-poller.ts';
import { startUpstream } from '../upstream/upstream.ts';

const NOW = Date.UTC(2026, 9, 20, 10) / 1000;

test('the thread of ingest stores what comes, logs what does not, and ends', async () => {
  const points = [{ hours: 0, lat: 15, lng: 113.6, kt: 65, gustKt: 80 }];
  const upstream = await startUpstream(
    new Map([
      ['/rss/jtwc.rss', makeJtwcRss(['wp2226'])],
      ['/products/wp2226web.txt', makeJtwcWarning({ id: 'wp2226', name: 'KROVANH', analysedAt: NOW - 14_400, points })],
    ]),
  );
  onTestFinished(upstream.stop);
  const dataDir = makeFolder(onTestFinished);
  const lines: string[] = [];
  const log = createLog({ readable: false, write: (line) => lines.push(line) });
  const addresses = { jma: `${upstream.url}/nothing`, jtwc: upstream.url, ecmwf: null, aifs: null };
  const poller = startPollingStorms({ dataDir, addresses, clock: { startsAt: NOW, stands: true } }, log);
  await expect.poll(() => openStormStore(dataDir, () => 0).checkedAt('jtwc')).toBe(NOW);
  await expect.poll(() => lines.length).toBe(2);
  await poller.stop();
  expect(lines.map((line) => JSON.parse(line)).sort((a, b) => a.level - b.level)).toMatchObject([
    { level: 30, advisory: 'jtwc wp2226 KROVANH, issued 2026-10-20T16:00:00+07:00' },
    { level: 40, msg: `${upstream.url}/nothing/targetTc.json: is not there (404)` },
  ]);
});

test('without an address there is no thread', async () => {
  const order = {
    dataDir: makeFolder(onTestFinished),
    addresses: { jma: null, jtwc: null, ecmwf: null, aifs: null },
    clock: null,
  };
  await startPollingStorms(order, createLog({ readable: false, write: () => {} })).stop();
});
