import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openStormStore } from '@portal/forecast/storms/open-storm-store';
import { makeFolder } from '@portal/testing/runs/small-run';
import { listLandfallParts, makeJmaList, makeJmaSpecifications } from '@portal/testing/storms/jma-answers';
import { makeJtwcRss, makeJtwcWarning } from '@portal/testing/storms/jtwc-answers';
import { expect, onTestFinished, test } from 'vitest';
import { startUpstream } from '../upstream/upstream.ts';
import { kill } from './kill-fetcher.ts';

const PROGRAM = fileURLToPath(new URL('../sources/poll-storms.ts', import.meta.url));
const HOUR = 3600;
const NOW = Date.UTC(2026, 9, 20, 10) / 1000;

async function startServer() {
  const issuedAt = NOW - 900;
  const jma = { number: '2623', name: 'Krovanh', issuedAt, parts: listLandfallParts() };
  const points = [{ hours: 0, lat: 15, lng: 113.6, kt: 65, gustKt: 80 }];
  const upstream = await startUpstream(
    new Map([
      ['/jma/targetTc.json', makeJmaList([{ id: 'TC2632', number: '2623', issuedAt }])],
      ['/jma/TC2632/specifications.json', makeJmaSpecifications(jma)],
      ['/jtwc/rss/jtwc.rss', makeJtwcRss(['wp2226'])],
      [
        '/jtwc/products/wp2226web.txt',
        makeJtwcWarning({ id: 'wp2226', name: 'KROVANH', analysedAt: NOW - 4 * HOUR, points }),
      ],
    ]),
  );
  onTestFinished(upstream.stop);
  return upstream;
}

function startPoller(dataDir: string, url: string) {
  const child = spawn(process.execPath, [PROGRAM, dataDir, url, String(NOW)], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test.each([
  ['jma', /targetTc/],
  ['jma', /specifications/],
  ['jtwc', /jtwc\.rss/],
  ['jtwc', /web\.txt/],
] as const)('a poller of %s killed at %s has nothing of it, and all after the next start', async (centre, path) => {
  const upstream = await startServer();
  const dataDir = makeFolder(onTestFinished);
  const damaged: string[] = [];
  const open = () =>
    openStormStore(
      dataDir,
      () => 0,
      (line) => damaged.push(line),
    );
  // At this pace no answer would be whole before the end of the test.
  upstream.misbehave({ path, fault: { kind: 'slow', bytes: 1, pauseMs: 1000 } });
  const killed = startPoller(dataDir, upstream.url);
  await expect.poll(() => upstream.requests.some((request) => path.test(request.path))).toBe(true);
  await kill(killed);
  expect(open().checkedAt(centre)).toBeNull();
  expect(
    open()
      .listAdvisories()
      .filter((advisory) => advisory.centre === centre),
  ).toEqual([]);
  upstream.behave();
  const child = startPoller(dataDir, upstream.url);
  await expect.poll(() => open().checkedAt('jma') === NOW && open().checkedAt('jtwc') === NOW).toBe(true);
  await kill(child);
  const stored = open()
    .listAdvisories()
    .map((advisory) => [advisory.centre, advisory.points.length]);
  expect(stored.sort()).toEqual([
    ['jma', 3],
    ['jtwc', 1],
  ]);
  expect(damaged).toEqual([]);
});
