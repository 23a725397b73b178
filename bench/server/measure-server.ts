import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median } from '../measure/median.ts';
import { ROOT } from '../measure/project.ts';
import { listPoints } from '../places/list-points.ts';
import { FARM_PAGE, listPages, NOW_PAGE } from './list-pages.ts';
import { type PortalProcess, startProgram, untilIdle } from './portal-process.ts';
import { ask, askAll, type Wanted } from './request.ts';

const ROUNDS = 9;
const CACHED_REQUESTS = 4000;
const BARE_REQUESTS = 3000;

/** A figure with the yardstick measured next to it: on a busy machine both grow, their ratio does not. */
interface Measured {
  readonly ms: number;
  readonly ratio: number;
}

/** Milliseconds of CPU per request of a program, once over the addresses. */
async function measureOnce(program: PortalProcess, wanted: readonly Wanted[]): Promise<number> {
  const before = program.cpuMs();
  await askAll(wanted);
  return (program.cpuMs() - before) / wanted.length;
}

/**
 * Rounds of a program alternating with rounds of the yardstick, because a shared machine changes its speed within
 * seconds: medians of the program’s times and of the ratios to the adjacent rounds of the yardstick. What the program
 * does during the yardstick, such as garbage collection, counts as its own.
 */
async function measureRounds(
  { cpuMs }: PortalProcess,
  askRound: (round: number) => Promise<number>,
  yardstick: () => Promise<number>,
): Promise<Measured> {
  const rounds: number[] = [];
  const yards = [await yardstick()];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = cpuMs();
    const requests = await askRound(round);
    yards.push(await yardstick());
    rounds.push((cpuMs() - before) / requests);
  }
  const ratios = rounds.map((ms, round) => (2 * ms) / ((yards[round] ?? 0) + (yards[round + 1] ?? 0)));
  return { ms: median(rounds), ratio: median(ratios) };
}

/** One address repeatedly, after a warm-up. */
async function measureCached(portal: PortalProcess, url: string, yardstick: () => Promise<number>): Promise<Measured> {
  const wanted = new Array<Wanted>(CACHED_REQUESTS).fill({ url });
  await askAll(wanted);
  return measureRounds(
    portal,
    async () => {
      await askAll(wanted);
      return wanted.length;
    },
    yardstick,
  );
}

/** Addresses not requested before, in rounds; the first half is a warm-up. */
async function measureCold(
  portal: PortalProcess,
  wanted: readonly Wanted[],
  yardstick: () => Promise<number>,
): Promise<Measured> {
  const size = Math.floor(wanted.length / (2 * ROUNDS));
  await askAll(wanted.slice(0, ROUNDS * size));
  return measureRounds(
    portal,
    async (round) => {
      const from = (ROUNDS + round) * size;
      await askAll(wanted.slice(from, from + size));
      return size;
    },
    yardstick,
  );
}

function listHours(address: string, count: number): Wanted[] {
  return listPoints(count).map(({ lat, lng }) => ({ url: `${address}/api/v1/weather/hour/24?lat=${lat}&lng=${lng}` }));
}

/** The asset whose size is closest to a number of bytes: the yardstick is a static file of the page’s size. */
function findAsset(bytes: number): { path: string; bytes: number } {
  const folder = join(ROOT, 'packages/web/dist/client/assets');
  const assets = readdirSync(folder)
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => ({ path: `/assets/${name}`, bytes: statSync(join(folder, name)).size }));
  const nearest = assets.sort((a, b) => Math.abs(a.bytes - bytes) - Math.abs(b.bytes - bytes))[0];
  if (nearest === undefined) throw new Error('the pages are not built');
  return nearest;
}

async function measurePortal(portal: PortalProcess): Promise<Figure[]> {
  const to = (path: string): string => portal.address + path;
  const page = to('/thoi-tiet-da-lat-lam-dong/hien-tai');
  const { bytes } = await ask({ url: page });
  await untilIdle(portal);
  const bare = await startProgram('bench/server/bare-server.ts', {}, [String(bytes)]);
  try {
    const bareWanted = new Array<Wanted>(BARE_REQUESTS).fill({ url: `${bare.address}/` });
    await askAll(bareWanted);
    return await measureBeside(portal, { page, bytes, measureBare: () => measureOnce(bare, bareWanted) });
  } finally {
    await bare.stop();
  }
}

interface Beside {
  readonly page: string;
  readonly bytes: number;
  readonly measureBare: () => Promise<number>;
}

async function measureBeside(portal: PortalProcess, { page, bytes, measureBare }: Beside): Promise<Figure[]> {
  const asset = findAsset(bytes);
  const hours = listHours(portal.address, 36_000);
  const pages = listPages(portal.address, NOW_PAGE);
  const farms = listPages(portal.address, FARM_PAGE);
  const apiCold = await measureCold(portal, hours, measureBare);
  const pageCold = await measureCold(portal, pages, measureBare);
  const farmCold = await measureCold(portal, farms, measureBare);
  const apiCached = await measureCached(portal, hours[0]?.url ?? '', measureBare);
  const pageCached = await measureCached(portal, page, measureBare);
  const yardstick = await measureCached(portal, portal.address + asset.path, measureBare);
  const toFigures = (name: string, { ms, ratio }: Measured, most: number, note: string): Figure[] => [
    { name: `${name}.cpuMs`, value: ms, unit: 'ms', budget: { most }, note },
    { name: `${name}.bareRatio`, value: ratio, unit: '× bare' },
  ];
  return [
    ...toFigures('api.hour24.cold', apiCold, 0.3, `${hours.length} points, once each`),
    ...toFigures('api.hour24.cached', apiCached, 0.08, ''),
    ...toFigures('page.location.cold', pageCold, 2, `${pages.length} pages, once each`),
    ...toFigures('page.farm.cold', farmCold, 2, `${farms.length} pages, once each; each place’s past week read before`),
    ...toFigures('page.location.cached', pageCached, 0.15, `${bytes} bytes sent`),
    { name: 'page.location.cached.ratio', value: pageCached.ms / yardstick.ms, unit: '× static' },
    { name: 'static.cpuMs', value: yardstick.ms, unit: 'ms', note: `yardstick: a file of ${asset.bytes} bytes` },
    { name: 'bare.cpuMs', value: await measureBare(), unit: 'ms', note: 'yardstick: Node alone with the page’s bytes' },
  ];
}

/**
 * CPU time of the portal per request, over real HTTP: an API reply and a location page, uncached and cached, compared
 * with a static file.
 */
export const server: Measurement = {
  name: 'server',
  measure: async (log) => {
    if (process.platform !== 'linux')
      return [{ name: 'server', value: null, unit: '', note: 'CPU times are read from /proc, on Linux only' }];
    const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bench-'));
    log('starting a portal with a demo run');
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
