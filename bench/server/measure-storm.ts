import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure, Measurement } from '../measure/figure.ts';
import { listPages, NOW_PAGE, type PagePaths } from './list-pages.ts';
import { type PortalProcess, startProgram, untilIdle } from './portal-process.ts';
import { ask, askAll, type Wanted } from './request.ts';

/** Frozen, so that no page expires meanwhile. */
const CLOCK = '2026-08-03T07:10:00+07:00!';
const SECONDS = 12;
/** Uncached pages that warm the program up and measure what it can make. */
const WARM_UP = 1200;
const MEASURED = 600;

const FIFTEEN_DAYS: PagePaths = [(slug) => `/thoi-tiet-${slug}/15-ngay-toi`, (slug) => `/weather-${slug}/next-15-days`];
const BULLETINS: PagePaths = [(slug) => `/ban-tin-phuong-xa/${slug}`, (slug) => `/ward-bulletin/${slug}`];

/**
 * What readers open when a storm comes, per request that the portal could just make: uncached pages of three ranks,
 * together twice what it can make, none of them twice.
 */
const DEMAND = [
  { name: 'vital', paths: NOW_PAGE, share: 0.6 },
  { name: 'weather', paths: FIFTEEN_DAYS, share: 0.7 },
  { name: 'other', paths: BULLETINS, share: 0.7 },
] as const;
/** Readers of one cached page, per second. */
const CACHED_PER_SECOND = 50;

interface Sample {
  readonly status: number;
  readonly ms: number;
}

/** Requests come as they come, whether or not the portal answers. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

async function sample(wanted: Wanted): Promise<Sample> {
  const from = performance.now();
  const { status } = await ask(wanted, agent).catch(() => ({ status: 0 }));
  return { status, ms: performance.now() - from };
}

/** Requests at a steady rate for `SECONDS`, then waits for the last reply. */
async function flood(list: readonly Wanted[], perSecond: number): Promise<Sample[]> {
  const samples: Promise<Sample>[] = [];
  const from = performance.now();
  for (let second = 0; second < SECONDS; second = (performance.now() - from) / 1000) {
    while (samples.length < second * perSecond) samples.push(sample(list[samples.length % list.length] ?? { url: '' }));
    await sleep(5);
  }
  return Promise.all(samples);
}

function toFigures(name: string, samples: readonly Sample[], least?: number): Figure[] {
  const answered = samples.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const sorted = answered.toSorted((a, b) => a - b);
  const pick = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? null;
  const broken = samples.filter(({ status }) => status !== 200 && status !== 503).length;
  return [
    {
      name: `storm.${name}.answered`,
      value: (100 * answered.length) / samples.length,
      unit: '%',
      ...(least !== undefined && { budget: { least } }),
      note: `of ${samples.length}; ${broken} neither answered nor refused`,
    },
    { name: `storm.${name}.p50`, value: pick(0.5), unit: 'ms' },
    { name: `storm.${name}.p99`, value: pick(0.99), unit: 'ms' },
  ];
}

async function measurePortal(portal: PortalProcess): Promise<Figure[]> {
  await untilIdle(portal);
  const pages = listPages(portal.address, NOW_PAGE);
  await askAll(pages.slice(0, WARM_UP));
  const from = performance.now();
  await askAll(pages.slice(WARM_UP, WARM_UP + MEASURED));
  const capacity = MEASURED / ((performance.now() - from) / 1000);
  const cached: Wanted = { url: `${portal.address}/thoi-tiet-ha-noi/hien-tai` };
  await askAll([cached, cached, cached]);
  const [hits, ...ranks] = await Promise.all([
    flood([cached], CACHED_PER_SECOND),
    ...DEMAND.map(({ paths, share }) => {
      const all = listPages(portal.address, paths);
      return flood(paths === NOW_PAGE ? all.slice(WARM_UP + MEASURED) : all, share * capacity);
    }),
  ]);
  return [
    { name: 'storm.capacity', value: capacity, unit: 'pages/s', note: 'yardstick: uncached now pages, four at a time' },
    ...toFigures('cached', hits ?? [], 99.9),
    ...DEMAND.flatMap(({ name }, index) => toFigures(name, ranks[index] ?? [], name === 'vital' ? 99.9 : undefined)),
  ];
}

/** How a web process answers while twice as many uncached pages are requested as it can make. */
export const storm: Measurement = {
  name: 'storm',
  measure: async (log) => {
    const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bench-'));
    log('starting a portal with a demo run');
    const portal = await startProgram('scripts/start.ts', { DATA_DIR: folder, CLOCK, TRUST_PROXY: '1' });
    try {
      return await measurePortal(portal);
    } finally {
      await portal.stop();
      agent.destroy();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
