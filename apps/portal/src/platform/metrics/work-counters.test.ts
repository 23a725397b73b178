import { Worker } from 'node:worker_threads';
import { publishFigure } from '@portal/forecast/store/work-figures';
import { expect, it } from 'vitest';
import { countWork, forwardFigures, listenToForwarded, publishDelivery } from './work-counters.ts';

it('counts requests, nowcasts, leases and deliveries by their labels', async () => {
  const work = countWork();
  const request = { kind: 'fetch', source: 'gfs', outcome: 'ok', bytes: 100, seconds: 0.5 } as const;
  publishFigure(request);
  publishFigure(request);
  publishFigure({ ...request, outcome: 'failed', bytes: 0 });
  publishFigure({ kind: 'nowcast', origin: 'radar', seconds: 2 });
  publishFigure({ kind: 'lease', lease: 'sources/gfs', isActive: true });
  publishFigure({ kind: 'blob-request', request: 'list' });
  publishDelivery({ channel: 'email', outcome: 'sent' });
  expect(await work.portal_fetch_requests_total?.()).toEqual([
    { labels: ['gfs', 'ok'], value: 2 },
    { labels: ['gfs', 'failed'], value: 1 },
  ]);
  expect(await work.portal_fetch_bytes_total?.()).toEqual([{ labels: ['gfs'], value: 200 }]);
  expect(await work.portal_fetch_seconds_total?.()).toEqual([{ labels: ['gfs'], value: 1.5 }]);
  expect(await work.portal_nowcast_seconds_total?.()).toEqual([{ labels: ['radar'], value: 2 }]);
  expect(await work.portal_lease_held?.()).toEqual([{ labels: ['sources/gfs'], value: 1 }]);
  expect(await work.portal_deliveries_total?.()).toEqual([{ labels: ['email', 'sent'], value: 1 }]);
  expect(await work.portal_blob_requests_total?.()).toEqual([{ labels: ['list'], value: 1 }]);
  publishFigure({ kind: 'lease', lease: 'sources/gfs', isActive: false });
  expect(await work.portal_lease_held?.()).toEqual([{ labels: ['sources/gfs'], value: 0 }]);
});

it('counts the work of other threads, which end although they forward it', async () => {
  const work = countWork();
  const [counters, figures] = [
    new URL('./work-counters.ts', import.meta.url).href,
    import.meta.resolve('@portal/forecast/store/work-figures'),
  ];
  const thread = new Worker(
    `import(${JSON.stringify(counters)}).then(async ({ forwardFigures }) => {
       forwardFigures();
       const { publishFigure } = await import(${JSON.stringify(figures)});
       publishFigure({ kind: 'nowcast', origin: 'satellite', seconds: 4 });
     })`,
    { eval: true, execArgv: [] },
  );
  await new Promise((resolve) => thread.once('exit', resolve));
  await expect.poll(() => work.portal_nowcasts_total?.()).toEqual([{ labels: ['satellite'], value: 1 }]);
});

it('hears each figure of a thread that forwards them once, through the channel alone', async () => {
  const heard: unknown[] = [];
  forwardFigures();
  listenToForwarded((figure) => heard.push(figure));
  const figure = { kind: 'blob-request', request: 'read' } as const;
  publishFigure(figure);
  expect(heard).toEqual([]);
  await expect.poll(() => heard).toEqual([figure]);
});
