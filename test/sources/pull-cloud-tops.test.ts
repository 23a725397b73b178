import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listCloudTops, openCloudTopStore } from '../../packages/forecast/src/cloud-tops/cloud-top-store.ts';
import {
  makeCloudTopTile,
  makeScan,
  nameCloudTopTile,
  type TileSpec,
} from '../../packages/forecast/src/cloud-tops/cloud-top-tile.fixture.ts';
import { createCloudTopPull, probeCloudTops } from '../../packages/forecast/src/cloud-tops/pull-cloud-tops.ts';
import { TILES } from '../../packages/forecast/src/cloud-tops/scan-tiles.ts';
import { fetchUpstream } from '../upstream/fetch-upstream.ts';
import { answerBucket } from '../upstream/rain-rate-bucket.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';

const NOW = Date.UTC(2026, 8, 17, 3, 16) / 1000;
const NEWEST = NOW - 960;
const HUE = { lat: 16.46, lng: 107.59 };
const MINUTE_MS = 60_000;
const [tile] = TILES;
if (tile === undefined) throw new Error('there are tiles');

/** A deep cloud over Huế, within the 25 km also as it is seen. */
const seeCloud = (lat: number, lng: number): number => (Math.hypot(lat - HUE.lat, lng - HUE.lng) < 0.3 ? 201 : 296);
const scans = new Map<number, Map<string, Uint8Array>>();
const getScan = async (at: number): Promise<Map<string, Uint8Array>> => {
  const made = scans.get(at) ?? (await makeScan(at, seeCloud));
  scans.set(at, made);
  return new Map(made);
};

let folder: string;
let upstream: Upstream;
let bucket: Map<string, { bytes: Uint8Array; claims?: number }>;
let isCut = false;
let stopping: AbortController;
const shown: string[] = [];

const put = (files: ReadonlyMap<string, Uint8Array>): void => {
  for (const [key, bytes] of files) bucket.set(key, { bytes });
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cloud-tops-'));
  bucket = new Map();
  put(await getScan(NEWEST));
  isCut = false;
  upstream = await startUpstream(new Map(), (path) => {
    const answer = answerBucket(bucket, path);
    return isCut ? answer?.subarray(0, 80) : answer;
  });
  stopping = new AbortController();
  shown.length = 0;
});
afterEach(async () => {
  stopping.abort();
  await upstream.stop();
  rmSync(folder, { recursive: true });
});

const makeFetching = () => fetchUpstream(upstream, stopping.signal);

function openPull(startAt = NOW) {
  const clock = { now: startAt, timerMs: 0 };
  const pull = createCloudTopPull({
    url: upstream.url,
    dataDir: folder,
    fetching: makeFetching(),
    now: () => clock.now,
    readTimer: () => clock.timerMs,
    chance: () => 0.5,
    onProblem: (line) => shown.push(line),
  });
  const pass = async (ms: number): Promise<void> => {
    clock.timerMs += ms;
    clock.now += ms / 1000;
    await pull.poll();
  };
  return { pass };
}

const drainAsked = () => upstream.requests.splice(0).map(({ path }) => path);
const findColdest = (now: number) => openCloudTopStore(folder, () => 0).findColdest(HUE, now);
const spoil = async (spec: TileSpec) => {
  bucket.set(nameCloudTopTile(tile, NEWEST, 600), { bytes: await makeCloudTopTile(tile, seeCloud, spec) });
};

describe('cloud tops', () => {
  it('come from nine tiles of the newest scan, each fetched once, and are found around a place', async () => {
    put(await getScan(NEWEST - 600));
    const { pass } = openPull();
    await pass(0);
    expect(listCloudTops(folder)).toEqual([NEWEST]);
    expect(shown).toEqual([]);
    expect(findColdest(NOW)?.celsius).toBeCloseTo(201 - 273.15, 0);
    expect(findColdest(NOW)?.at).toBe(NEWEST);
    const asked = drainAsked();
    expect(asked.filter((path) => path.endsWith('.nc')).sort()).toEqual(
      TILES.map((one) => `/${nameCloudTopTile(one, NEWEST)}`).sort(),
    );
    // The scan before is older than what is known.
    expect(asked.filter((path) => path.includes('list-type'))).toHaveLength(1);
    await pass(MINUTE_MS);
    expect(drainAsked()).toEqual([]);
  });

  it('are of the last hour only, and none from a damaged file', async () => {
    const { pass } = openPull();
    await pass(0);
    expect(findColdest(NEWEST + 3599)).not.toBeNull();
    expect(findColdest(NEWEST + 3600)).toBeNull();
    expect(findColdest(NEWEST - 1)).toBeNull();
    const [name = ''] = readdirSync(join(folder, 'satellite', 'noaa-isatss'));
    writeFileSync(join(folder, 'satellite', 'noaa-isatss', name), 'damaged');
    expect(findColdest(NOW)).toBeNull();
  });

  it('wait for all tiles of a scan, take the scan before meanwhile, and then none for half an hour', async () => {
    put(await getScan(NEWEST - 600));
    const last = nameCloudTopTile(TILES.at(-1) ?? tile, NEWEST);
    const held = bucket.get(last);
    bucket.delete(last);
    const { pass } = openPull();
    await pass(0);
    expect(listCloudTops(folder)).toEqual([NEWEST - 600]);
    expect(shown).toEqual([]);
    if (held !== undefined) bucket.set(last, held);
    await pass(MINUTE_MS);
    expect(listCloudTops(folder)).toEqual([NEWEST - 600]);
    for (const at of [NEWEST + 600, NEWEST + 1200]) put(await getScan(at));
    await openPull(NOW + 1200).pass(0);
    expect(listCloudTops(folder)).toContain(NEWEST + 1200);
    expect(listCloudTops(folder)).not.toContain(NEWEST + 600);
  });

  it.each([
    ['of another size', { side: 400 }, /has 400 × 400 cells in Sectorized_CMI, not 550 × 550/],
    ['in another unit', { units: '1' }, /has the unit 1, not kelvin/],
    ['of another part of the disk', { attributes: { tile_row_offset: 1650 } }, /has tile_row_offset 1650, not 1100/],
    ['whose pixels lie elsewhere', { shift: 3 }, /lies elsewhere: x begins at/],
    ['with angles in another unit', { angleUnit: 'gon' }, /has x in "gon", not in microradian/],
  ] as const)('are not taken from a tile %s, said in one line', async (_, spec, line) => {
    await spoil(spec);
    const { pass } = openPull();
    await pass(0);
    expect(listCloudTops(folder)).toEqual([]);
    expect(shown.filter((text) => text.match(line) !== null)).toHaveLength(1);
    expect(shown.every((text) => !text.includes('\n'))).toBe(true);
    // A right one that is issued later counts.
    bucket.set(nameCloudTopTile(tile, NEWEST, 700), {
      bytes: (await getScan(NEWEST)).get(nameCloudTopTile(tile, NEWEST)) ?? new Uint8Array(),
    });
    await pass(10 * MINUTE_MS);
    expect(listCloudTops(folder)).toEqual([NEWEST]);
  });

  it('are not taken from a scan with missing segments, which are written as numbers near 0 K', async () => {
    for (const one of TILES.slice(3, 6)) {
      bucket.set(nameCloudTopTile(one, NEWEST, 600), { bytes: await makeCloudTopTile(one, () => 70) });
    }
    const { pass } = openPull();
    await pass(0);
    expect(shown.filter((line) => /seen in \d\d % of the field, not in 90 %/.test(line))).toHaveLength(1);
    expect(listCloudTops(folder)).toEqual([]);
    drainAsked();
    await pass(5 * MINUTE_MS);
    expect(drainAsked().filter((path) => path.endsWith('.nc'))).toEqual([]);
  });

  it('are bounded: a tile listed as huge, or of another length than listed, is refused', async () => {
    const key = nameCloudTopTile(tile, NEWEST);
    const { bytes } = bucket.get(key) ?? { bytes: new Uint8Array() };
    bucket.set(key, { bytes, claims: 2 ** 21 + 1 });
    await openPull().pass(0);
    expect(shown[0]).toMatch(/is listed with 2097153 bytes, more than 2097152/);
    shown.length = 0;
    bucket.set(key, { bytes, claims: bytes.length + 5 });
    await openPull().pass(0);
    expect(shown[0]).toMatch(/bytes, listed with|another length/);
    expect(listCloudTops(folder)).toEqual([]);
  });

  it('say of a listing that is cut off', async () => {
    isCut = true;
    await openPull().pass(0);
    expect(shown).toEqual([expect.stringMatching(/^the listing of cloud tops of .*: is cut off$/)]);
  });
});

it('the probe names the newest scan and reads a tile of it', async () => {
  const request = { url: upstream.url, fetching: makeFetching(), now: () => NOW };
  await expect(probeCloudTops(request)).resolves.toMatch(
    /^scans up to 2026-09-17T10:00:00\+07:00, and a tile of \d+ bytes$/,
  );
  await spoil({ units: '1' });
  await expect(probeCloudTops(request)).rejects.toThrow(/has the unit 1, not kelvin/);
  bucket.clear();
  await expect(probeCloudTops(request)).rejects.toThrow('no whole scan of the last hour is listed');
});
