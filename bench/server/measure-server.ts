import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median } from '../measure/median.ts';
import { ROOT } from '../measure/project.ts';
import { listPlaces, listPoints } from '../places/list-points.ts';
import { type PortalProcess, startProgram } from './portal-process.ts';
import { ask, askAll, type Wanted } from './request.ts';

const ROUNDS = 5;
const CACHED_REQUESTS = 8000;

/** Milliseconds of the portal’s CPU per request, once over the addresses. */
async function measureOnce(portal: PortalProcess, wanted: readonly Wanted[]): Promise<number> {
  const before = portal.cpuMs();
  await askAll(wanted);
  return (portal.cpuMs() - before) / wanted.length;
}

/** The same over several rounds: the median. */
async function measureCached(portal: PortalProcess, url: string): Promise<number> {
  const wanted = new Array<Wanted>(CACHED_REQUESTS).fill({ url });
  await askAll(wanted);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureOnce(portal, wanted));
  return median(rounds);
}

/** Addresses that were never asked before, in rounds; the first half warms the code up and does not count. */
async function measureCold(portal: PortalProcess, wanted: readonly Wanted[]): Promise<number> {
  const size = Math.floor(wanted.length / (2 * ROUNDS));
  await askAll(wanted.slice(0, ROUNDS * size));
  const rounds: number[] = [];
  for (let round = ROUNDS; round < 2 * ROUNDS; round += 1) {
    rounds.push(await measureOnce(portal, wanted.slice(round * size, (round + 1) * size)));
  }
  return median(rounds);
}

/** Settings that make another page of the same address: each is rendered and kept by itself. */
const SETTINGS = ['C.kmh', 'F.kmh', 'C.ms', 'F.ms'];

/** The now page of many places, in both languages and all settings, in an order in which no place follows itself. */
function listPages(address: string): Wanted[] {
  const places = listPlaces();
  return SETTINGS.flatMap((settings) =>
    places.flatMap(({ slug }) => [
      { url: `${address}/thoi-tiet-${slug}/hien-tai`, settings },
      { url: `${address}/weather-${slug}/now`, settings },
    ]),
  );
}

function listHours(address: string, count: number): Wanted[] {
  return listPoints(count).map(({ lat, lng }) => ({ url: `${address}/api/v1/weather/hour/24?lat=${lat}&lng=${lng}` }));
}

/** The asset whose file is nearest to a number of bytes: the yardstick is a static file of the page’s size. */
function findAsset(bytes: number): { path: string; bytes: number } {
  const folder = join(ROOT, 'packages/web/dist/client/assets');
  const assets = readdirSync(folder)
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => ({ path: `/assets/${name}`, bytes: statSync(join(folder, name)).size }));
  const nearest = assets.sort((a, b) => Math.abs(a.bytes - bytes) - Math.abs(b.bytes - bytes))[0];
  if (nearest === undefined) throw new Error('the pages are not built');
  return nearest;
}

async function measureBareServer(bytes: number): Promise<number> {
  const bare = await startProgram('bench/server/bare-server.ts', {}, [String(bytes)]);
  try {
    return await measureCached(bare, `${bare.address}/`);
  } finally {
    await bare.stop();
  }
}

async function measurePortal(portal: PortalProcess): Promise<Figure[]> {
  const to = (path: string): string => portal.address + path;
  const page = to('/thoi-tiet-da-lat-lam-dong/hien-tai');
  const { bytes } = await ask({ url: page });
  const asset = findAsset(bytes);
  const hours = listHours(portal.address, 18_000);
  const pages = listPages(portal.address);
  const apiCold = await measureCold(portal, hours);
  const pageCold = await measureCold(portal, pages);
  const apiCached = await measureCached(portal, hours[0]?.url ?? '');
  const pageCached = await measureCached(portal, page);
  const yardstick = await measureCached(portal, to(asset.path));
  const bare = await measureBareServer(bytes);
  return [
    { name: 'api.hour24.cold.cpuMs', value: apiCold, unit: 'ms', budget: { most: 0.3 } },
    { name: 'api.hour24.cached.cpuMs', value: apiCached, unit: 'ms', budget: { most: 0.08 } },
    {
      name: 'page.location.cold.cpuMs',
      value: pageCold,
      unit: 'ms',
      budget: { most: 2 },
      note: `${pages.length} pages, once each`,
    },
    {
      name: 'page.location.cached.cpuMs',
      value: pageCached,
      unit: 'ms',
      budget: { most: 0.15 },
      note: `${bytes} bytes sent`,
    },
    { name: 'static.cpuMs', value: yardstick, unit: 'ms', note: `yardstick: a file of ${asset.bytes} bytes` },
    { name: 'bare.cpuMs', value: bare, unit: 'ms', note: 'yardstick: Node alone with the page’s bytes' },
    { name: 'page.location.cached.ratio', value: pageCached / yardstick, unit: '× static' },
    { name: 'page.location.cached.bareRatio', value: pageCached / bare, unit: '× bare' },
  ];
}

/** CPU of the portal per request, over real HTTP: a reply of the API and a location page, uncached and cached, beside a static file. */
export const server: Measurement = {
  name: 'server',
  measure: async (tell) => {
    if (process.platform !== 'linux')
      return [{ name: 'server', value: null, unit: '', note: 'CPU times are read from /proc, on Linux only' }];
    const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bench-'));
    tell('starting a portal with a demo run');
    const portal = await startProgram('scripts/start.ts', {
      DATA_DIR: folder,
      CLOCK: '2026-08-03T07:10:00+07:00!',
      TRUST_PROXY: '1',
    });
    try {
      return await measurePortal(portal);
    } finally {
      await portal.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
