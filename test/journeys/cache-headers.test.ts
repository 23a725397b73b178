import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDatabase } from '@portal/testing/database/end-database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GFS_EXTENT } from '../../packages/forecast/src/sources/gfs/source.ts';
import { makeOwnFile, writeMapping } from '../sources/small-folder.ts';
import { makeChanceBucket } from '../upstream/chance-bucket.ts';
import { makeEcmwfBucket } from '../upstream/ecmwf-bucket.ts';
import { makeGefsBucket } from '../upstream/gefs-bucket.ts';
import { BUCKET_GRID, makeGfsBucket } from '../upstream/gfs-bucket.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';
import { listTablePages, type TablePage } from './table-pages.ts';

/** The portal's clock stands at 14:20 on 21 November 2026 in Vietnam, when the run of 00 UTC is complete. */
const RUN_AT = Date.UTC(2026, 10, 21) / 1000;
/** Stops only what hangs: `vi.waitFor` ignores the project's limit. */
const PATIENT = { timeout: 500_000, interval: 200 };
const SHORT_HOURS = [0, 3, 6, 9, 12, 15, 18, 21, 24];

/** Choices of operators; `recommended` without AIFS and waves, which change no header and cost a run each. */
const SOURCE_SETS = [
  ['gfs', 'gfs'],
  ['recommended', 'gfs,ecmwf,gefs,ecmwf-ens-chances'],
  ['folder only', 'folder'],
] as const;

/** The cache headers of a page as one word. */
type Sharing = 'shared' | 'shared briefly' | 'kept by nobody';

function expectedSharing({ row }: TablePage): Sharing {
  if (row.access === 'USER' || /^(logout|verify|unsubscribe|password-reset|payment-result|api-status)$/.test(row.id))
    return 'kept by nobody';
  // Happy Rain's rule is evaluated on hours that none of these portals has archived yet.
  return /^(not-found$|happy-rain)/.test(row.id) ? 'shared briefly' : 'shared';
}

function readSharing({ headers }: Response): Sharing | string {
  const control = headers.get('cache-control') ?? '';
  const hasTag = headers.get('etag') !== null;
  if (control === 'no-store' && !hasTag) return 'kept by nobody';
  if (control === 'public, max-age=30' && hasTag) return 'shared briefly';
  if (/^public, max-age=\d+(, stale-while-revalidate=60)?, stale-if-error=3600$/.test(control) && hasTag)
    return 'shared';
  return `${control} ${hasTag ? 'with' : 'without'} tag`;
}

let upstream: Upstream;
let root: string;

function toSettings(sources: string): Record<string, string> {
  const folder = join(root, 'own-files');
  return {
    DATA_DIR: mkdtempSync(join(root, 'data-')),
    DEMO: 'off',
    SOURCES: sources,
    SOURCE_GFS_URL: upstream.url,
    SOURCE_ECMWF_URL: upstream.url,
    SOURCE_GEFS_URL: upstream.url,
    SOURCE_ECMWF_ENS_CHANCES_URL: upstream.url,
    SOURCE_FOLDER_PATH: folder,
  };
}

function fillFolder(): void {
  const folder = join(root, 'own-files');
  mkdirSync(folder);
  const { south, west, latStep, lngStep, rows, columns } = BUCKET_GRID;
  const [north, east] = [south + (rows - 1) * latStep, west + (columns - 1) * lngStep];
  writeMapping(folder, { grid: { south, north, west, east, latStep, lngStep }, wholeSteps: 72 });
  const hours = Array.from({ length: 73 }, (_, hour) => hour);
  const file = join(folder, 'own.grib2');
  writeFileSync(file, makeOwnFile(hours, { runAt: RUN_AT, grid: BUCKET_GRID }));
  // A file counts as complete when it has not changed for ten seconds.
  utimesSync(file, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
}

describe.skipIf(!PAGES_ARE_BUILT)('the cache headers of every page', () => {
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'troi-viet-headers-'));
    fillFolder();
    upstream = await startUpstream(
      new Map([
        ...makeGfsBucket({ runAt: RUN_AT, hours: GFS_EXTENT.hours }),
        ...makeGefsBucket(RUN_AT, SHORT_HOURS),
        ...makeChanceBucket({ runAt: RUN_AT }),
        ...makeEcmwfBucket(RUN_AT, 'oper', SHORT_HOURS),
      ]),
    );
  });
  afterAll(async () => {
    await upstream?.stop();
    for (const name of readdirSync(root)) await removeDatabase(join(root, name));
    rmSync(root, { recursive: true, force: true, maxRetries: 10 });
  });

  describe.each(SOURCE_SETS)('under %s', (_, sources) => {
    let portal: RunningPortal;
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${portal.origin}${path}`, { headers, redirect: 'manual' });
    beforeAll(async () => {
      portal = await startPortal(toSettings(sources));
      await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), PATIENT);
    });
    afterAll(async () => portal?.stop());

    it('let shared caches have all that is nobody’s own', async () => {
      const found: string[] = [];
      const expected: string[] = [];
      for (const page of listTablePages()) {
        const response = await get(page.path);
        await response.arrayBuffer();
        found.push(`${page.path} ${readSharing(response)}`);
        expected.push(`${page.path} ${expectedSharing(page)}`);
      }
      expect(found).toEqual(expected);
    });

    it('stay private for who has chosen settings or saves data', async () => {
      for (const headers of [{ cookie: 'settings=F' }, { 'save-data': 'on' }]) {
        const response = await get('/thoi-tiet-da-lat-lam-dong/hien-tai', headers as Record<string, string>);
        expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
      }
    });
  });
});
