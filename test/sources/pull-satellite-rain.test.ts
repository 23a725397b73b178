import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeRainRateBlend, nameBlend } from '../../packages/forecast/src/radar/rain-rate-blend.fixture.ts';
import { createBlendPull } from '../../packages/forecast/src/radar/store/pull-rain-rate-blend.ts';
import { findBytes, listStored } from '../../packages/forecast/src/radar/store/radar-folder.ts';
import { fetchUpstream } from '../upstream/fetch-upstream.ts';
import { answerBucket, toBlendFolder } from '../upstream/rain-rate-bucket.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';

/** The newest slot that may be there; an hour before it is in two folders. */
const SLOT = Date.UTC(2026, 7, 14, 6, 20) / 1000;
const AGES = [0, 1, 2, 3, 4, 5, 6];
/** All but the newest slot are delivered 22 minutes after. */
const NOW = SLOT + 720;

let folder: string;
let upstream: Upstream;
let stopping: AbortController;
const shown: string[] = [];
/** A picture per age, and one of which the west is missing. */
let pictures: Uint8Array[];
let partial: Uint8Array;

beforeAll(async () => {
  pictures = [];
  for (const age of AGES) {
    pictures.push(
      await makeRainRateBlend({ rain: (lat, lng) => (Math.hypot(lat - 16, lng - 107 + age / 10) < 1 ? 8 : 0.1) }),
    );
  }
  partial = await makeRainRateBlend({ rain: (_, lng) => (lng < 103 ? Number.NaN : 3) });
});

/** The bucket: its files by key, and the sizes that its listings claim. */
let bucket: Map<string, { readonly bytes: Uint8Array; readonly claims?: number }>;

function put(
  at: number,
  bytes: Uint8Array,
  satellites = 5,
  more: { claims?: number; madeSeconds?: number } = {},
): string {
  const key = toBlendFolder(at) + nameBlend(at, satellites, more.madeSeconds);
  bucket.set(key, { bytes, ...more });
  return key;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pull-satellite-'));
  bucket = new Map();
  for (const age of AGES.slice(1)) put(SLOT - 600 * age, pictures[age] as Uint8Array);
  upstream = await startUpstream(new Map(), (path) => answerBucket(bucket, path));
  stopping = new AbortController();
  shown.length = 0;
});
afterEach(async () => {
  stopping.abort();
  await upstream.stop();
  rmSync(folder, { recursive: true });
});

/** A pull whose clocks are set by the test. */
function openPull() {
  const clock = { now: NOW, timerMs: 0 };
  const pull = createBlendPull({
    url: `${upstream.url}/`,
    dataDir: folder,
    fetching: fetchUpstream(upstream, stopping.signal),
    now: () => clock.now,
    readTimer: () => clock.timerMs,
    chance: () => 0.5,
    onProblem: (line) => shown.push(line),
  });
  return { pull, clock };
}

const listAges = () => listStored(folder, 'satellite', 'frame').map((at) => (SLOT - at) / 600);
const findSatellites = (age: number) => findBytes(folder, 'satellite', 'inputs', SLOT - 600 * age, 1)?.[0];
const drainAsked = () => upstream.requests.splice(0).map(({ path }) => path.slice(1));
const drainFiles = () => drainAsked().filter((path) => path.startsWith('BLEND'));

describe('satellite rain over HTTP', () => {
  it('is listed hour by hour and fetched newest first, an hour back, each file once', async () => {
    const { pull, clock } = openPull();
    await pull.poll();
    const asked = drainAsked();
    expect(asked.filter((path) => path.startsWith('?'))).toEqual([
      `?list-type=2&prefix=${toBlendFolder(SLOT)}`,
      `?list-type=2&prefix=${toBlendFolder(SLOT - 3600)}`,
    ]);
    expect(asked.filter((path) => path.startsWith('BLEND'))).toEqual(
      AGES.slice(1).map((age) => toBlendFolder(SLOT - 600 * age) + nameBlend(SLOT - 600 * age)),
    );
    expect(listAges()).toEqual([6, 5, 4, 3, 2, 1]);
    expect(findSatellites(1)).toBe(5);
    // The newest is not there yet, which is nothing unusual; older ones are missing.
    expect(shown).toEqual([7, 8].map((age) => expect.stringContaining(formatMoment(SLOT - 600 * age))));
    clock.timerMs = 60_000;
    await pull.poll();
    expect(drainFiles()).toEqual([]);
    put(SLOT, pictures[0] as Uint8Array);
    clock.timerMs = 120_000;
    await pull.poll();
    expect(drainFiles()).toEqual([toBlendFolder(SLOT) + nameBlend(SLOT)]);
    expect(listAges()).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });

  it('waits for the complete blend, and takes one of four where none has come in half an hour', async () => {
    put(SLOT, pictures[0] as Uint8Array, 4);
    put(SLOT, pictures[0] as Uint8Array, 3);
    const { pull, clock } = openPull();
    await pull.poll();
    expect(listAges()).not.toContain(0);
    clock.now = SLOT + 1800;
    clock.timerMs = 100_000;
    await pull.poll();
    expect(findSatellites(0)).toBe(4);
    expect(findSatellites(1)).toBe(5);
  });

  it('takes blends of four at once while there are no others, and never any of three', async () => {
    bucket.clear();
    put(SLOT, pictures[0] as Uint8Array, 4, { madeSeconds: 600 });
    const newest = put(SLOT, pictures[0] as Uint8Array, 4, { madeSeconds: 660 });
    put(SLOT - 600, pictures[1] as Uint8Array, 3);
    const { pull } = openPull();
    await pull.poll();
    expect(drainFiles()).toEqual([newest]);
    expect(listAges()).toEqual([0]);
  });

  it('falls back to fewer satellites where the window is not seen, and fetches no refused file again', async () => {
    bucket.clear();
    const refused = put(SLOT, partial, 5);
    const taken = put(SLOT, pictures[0] as Uint8Array, 4);
    const { pull, clock } = openPull();
    await pull.poll();
    const about = shown.filter((line) => !line.includes('no usable file'));
    expect(about).toHaveLength(1);
    expect(about[0]).toMatch(/GLB-5_.*: has values in 83 % of the window of Viet Nam, not in 95 %$/);
    clock.timerMs = 2000;
    await pull.poll();
    expect(drainFiles()).toEqual([refused, taken]);
    expect(findSatellites(0)).toBe(4);
  });

  it.each([
    ['without permission', { kind: 'status', status: 403 }, /is not there \(403\)/],
    ['that is a page', { kind: 'html' }, /an HTML page instead of data/],
    ['that is cut off', { kind: 'shortened', by: 30 }, /is cut off/],
    ['in trouble', { kind: 'status', status: 503 }, /answered 503/],
  ] as const)('of a listing %s is asked for again, sparingly', async (_, fault, line) => {
    upstream.misbehave({ path: /list-type/, fault });
    const { pull, clock } = openPull();
    await pull.poll();
    expect(drainAsked().length).toBeLessThanOrEqual(2);
    await pull.poll();
    expect(drainAsked()).toEqual([]);
    expect(shown.length).toBeGreaterThanOrEqual(1);
    expect(shown.join('\n')).toMatch(line);
    upstream.behave();
    clock.timerMs = 100_000;
    await pull.poll();
    expect(listAges()).toHaveLength(6);
  });

  it('is not taken where a file is cut off, of another size than listed, or too large', async () => {
    bucket.clear();
    const whole = pictures[0] as Uint8Array;
    put(SLOT, whole, 5, { claims: whole.length + 1 });
    put(SLOT - 600, pictures[1] as Uint8Array, 5, { claims: 10_000 });
    put(SLOT - 1200, pictures[2] as Uint8Array, 5, { claims: 65 * 2 ** 20 });
    put(SLOT - 1800, (pictures[3] as Uint8Array).subarray(0, 30_000));
    const { pull, clock } = openPull();
    for (let time = 0; time < 20; time += 1) {
      clock.timerMs += 301_000;
      await pull.poll();
    }
    const find = (words: RegExp) => shown.filter((line) => words.test(line)).length;
    expect(find(/ bytes, listed with /)).toBe(1);
    expect(find(/more than 10000 bytes/)).toBe(1);
    expect(find(/more than 67108864$/)).toBe(1);
    expect(find(/: is (?:a damaged HDF5 file|damaged or cut off)$/)).toBe(1);
    expect(listAges()).toEqual([]);
    expect(drainFiles().filter((path) => path.includes(nameBlend(SLOT - 1800).slice(0, 60)))).toHaveLength(1);
  });

  it('stands apart from other files of the folder, and of other hours', async () => {
    bucket.clear();
    bucket.set(`${toBlendFolder(SLOT)}index.html`, { bytes: Buffer.from('x') });
    bucket.set(`${toBlendFolder(SLOT)}${nameBlend(SLOT - 86_400)}`, { bytes: pictures[0] as Uint8Array });
    bucket.set(`${toBlendFolder(SLOT)}../${nameBlend(SLOT)}`, { bytes: pictures[0] as Uint8Array });
    await openPull().pull.poll();
    expect(drainFiles()).toEqual([]);
    expect(listAges()).toEqual([]);
  });
});
