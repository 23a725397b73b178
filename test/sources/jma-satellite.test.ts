import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseSample } from '@portal/testing/sample/choose-sample';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openJmaPull, openTrueColourPull } from '../../apps/portal/src/features/satellite/poll-satellite.ts';
import { findImage, listImages } from '../../apps/portal/src/features/satellite/satellite-store.ts';
import { fetchUpstream } from '../upstream/fetch-upstream.ts';
import { drawTile, makeJmaFiles, toDigits, toTilePath, writeTimes } from '../upstream/jma-server.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';

const NOW = Date.UTC(2026, 7, 31, 2, 52) / 1000;
/** Twelve minutes old. */
const NEWEST = NOW - 720;
const TIMES = [NEWEST - 1200, NEWEST - 600, NEWEST];
const LIST = '/satimg/targetTimes_fd.json';
const MINUTE_MS = 60_000;
let folder: string;
let upstream: Upstream;
let stopping: AbortController;
const shown: string[] = [];

/** Drawing tiles is most of the time of these tests. */
let files: ReadonlyMap<string, Uint8Array>;
beforeAll(async () => {
  files = await makeJmaFiles(TIMES);
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jma-satellite-'));
  upstream = await startUpstream(new Map(files));
  stopping = new AbortController();
  shown.length = 0;
});
afterEach(async () => {
  stopping.abort();
  await upstream.stop();
  rmSync(folder, { recursive: true });
});

function openPull(base = '/satimg') {
  const clock = { now: NOW, timerMs: 0 };
  const pull = openJmaPull({
    url: upstream.url + base,
    dataDir: folder,
    fetching: fetchUpstream(upstream, stopping.signal),
    now: () => clock.now,
    readTimer: () => clock.timerMs,
    chance: () => 0.5,
    onProblem: (line) => shown.push(line),
  });
  /** Passes time and polls twice: what a list names is requested with the next poll. */
  const pass = async (ms: number): Promise<void> => {
    clock.timerMs += ms;
    clock.now += ms / 1000;
    await pull.poll();
    await pull.poll();
  };
  return { pull, clock, pass };
}

const listFrames = () => listImages(folder, 'jma-satellite');
const drainAsked = () => upstream.requests.splice(0).map(({ path }) => path);
const countShown = (words: string | RegExp) => shown.filter((line) => line.match(words) !== null).length;

describe('JMA’s tiles', () => {
  it('become frames, oldest first and one request at a time, each tile once; new times follow', async () => {
    const { pass } = openPull();
    await pass(0);
    expect(listFrames()).toEqual(TIMES);
    const asked = drainAsked();
    expect(asked[0]).toBe(LIST);
    expect(asked.slice(1, 10)).toEqual(
      [13, 14, 15].flatMap((y) => [24, 25, 26].map((x) => toTilePath(TIMES[0] ?? 0, { x, y }))),
    );
    expect(new Set(asked).size).toBe(1 + 3 * 9);
    await pass(119_000);
    expect(drainAsked()).toEqual([]);
    for (const [path, bytes] of await makeJmaFiles([...TIMES, NEWEST + 600])) upstream.files.set(path, bytes);
    await pass(61_000);
    expect(listFrames()).toEqual([...TIMES, NEWEST + 600]);
    expect(drainAsked()).toHaveLength(10);
    expect(shown).toEqual([]);
    const image = await sharp(findImage(folder, 'jma-satellite', NEWEST) ?? Buffer.alloc(0)).metadata();
    expect(image).toMatchObject({ format: 'webp', width: 820 });
  });

  it('are not asked for again after a restart', async () => {
    await openPull().pass(0);
    drainAsked();
    await openPull().pass(0);
    expect(drainAsked()).toEqual([LIST]);
  });

  it('are of the last three hours only, at most nineteen times', async () => {
    const many = Array.from({ length: 200 }, (_, index) => NEWEST - 60 * index);
    upstream.files.set(LIST, writeTimes([NOW - 4 * 3600, ...many]));
    const { pass } = openPull();
    await pass(0);
    const asked = new Set(drainAsked().flatMap((path) => /fd\/(\d+)/.exec(path)?.[1] ?? []));
    expect(asked.size).toBe(19);
    expect([...asked].sort()[0]).toBe(toDigits(NEWEST - 60 * 18));
  });

  it('that are late keep their frame back until all have come; those that came are not asked for again', async () => {
    const late = toTilePath(NEWEST, { x: 25, y: 14 });
    upstream.misbehave({ path: new RegExp(late), fault: { kind: 'status', status: 404 } });
    const { pass } = openPull();
    await pass(0);
    expect(listFrames()).toEqual(TIMES.slice(0, 2));
    drainAsked();
    await pass(59_000);
    expect(drainAsked()).toEqual([]);
    await pass(1000);
    expect(drainAsked()).toEqual([late]);
    // Reported only once it is half an hour old.
    expect(shown).toEqual([]);
    await pass(20 * MINUTE_MS);
    await pass(MINUTE_MS);
    expect(countShown('14.jpg: is not there')).toBe(1);
    drainAsked();
    upstream.behave();
    await pass(MINUTE_MS);
    expect(listFrames()).toEqual(TIMES);
    expect(drainAsked().filter((path) => path !== LIST)).toEqual([late, ...listAfter(late)]);
  });
});

/** The tiles of the newest frame behind one. */
function listAfter(path: string): string[] {
  const all = [13, 14, 15].flatMap((y) => [24, 25, 26].map((x) => toTilePath(NEWEST, { x, y })));
  return all.slice(all.indexOf(path) + 1);
}

describe('a frame is refused, and the last good ones stay', () => {
  const damaged: [string, (bytes: Uint8Array) => Promise<Uint8Array>, RegExp][] = [
    ['of another size', (bytes) => sharp(bytes).resize(128).jpeg().toBuffer(), /is of 128 × 128 pixels/],
    ['of another format', (bytes) => sharp(bytes).png().toBuffer(), /is a png image instead of a JPEG/],
    ['cut off', async (bytes) => bytes.subarray(0, bytes.length / 2), /is not a whole tile/],
    ['too large', async () => Buffer.alloc(2 ** 17 + 1), /more than 131072 bytes/],
    ['without a byte', async () => Buffer.alloc(0), /is empty/],
  ];
  it.each(chooseSample(damaged, 3))('with a tile that is %s, until the tile is mended', async (_, damage, line) => {
    const path = toTilePath(NEWEST, { x: 26, y: 15 });
    const whole = upstream.files.get(path) ?? Buffer.alloc(0);
    upstream.files.set(path, await damage(whole));
    const { pass } = openPull();
    await pass(0);
    await pass(MINUTE_MS);
    expect(listFrames()).toEqual(TIMES.slice(0, 2));
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(line);
    upstream.files.set(path, whole);
    await pass(5 * MINUTE_MS);
    expect(listFrames()).toEqual(TIMES);
    expect(readdirSync(join(folder, 'satellite', 'jma-satellite'))).toHaveLength(3);
  });

  const late = [
    ['an HTML page', { kind: 'html' }, [/15\.jpg: an HTML page instead of data/]],
    ['silent', { kind: 'stall', after: 300 }, [/15\.jpg: no byte for 0.5 s/]],
    ['cut off on the way', { kind: 'cut', after: 300 }, [/15\.jpg: .*(cut off|another length)/]],
    ['an error', { kind: 'status', status: 503 }, [/15\.jpg: answered 503/]],
    // Buckets and caches say so of what is not there yet; a fresh frame is waited for without a line.
    ['refused', { kind: 'status', status: 403 }, []],
  ] as const;
  it.each(chooseSample(late, 3))('with a tile that is %s, until it comes', async (_, fault, lines) => {
    const path = toTilePath(NEWEST, { x: 26, y: 15 });
    upstream.misbehave({ path: new RegExp(path), fault });
    const { pass } = openPull();
    await pass(0);
    await pass(MINUTE_MS);
    expect(listFrames()).toEqual(TIMES.slice(0, 2));
    expect(shown).toEqual(lines.map((line) => expect.stringMatching(line)));
    drainAsked();
    upstream.behave();
    await pass(5 * MINUTE_MS);
    expect(listFrames()).toEqual(TIMES);
    expect(drainAsked().filter((asked) => asked !== LIST)).toEqual([path]);
  });

  it('that is not whole within its three hours is given up, also while the list is not there', async () => {
    upstream.misbehave({
      path: new RegExp(toTilePath(NEWEST, { x: 26, y: 15 })),
      fault: { kind: 'status', status: 404 },
    });
    const { pass } = openPull();
    await pass(0);
    upstream.misbehave({ path: /targetTimes/, fault: { kind: 'status', status: 403 } });
    await pass(170 * MINUTE_MS);
    expect(drainAsked().at(-1)).toContain('26/15.jpg');
    await pass(10 * MINUTE_MS);
    expect(drainAsked()).toEqual([LIST]);
    expect(listFrames()).toEqual(TIMES.slice(0, 2));
  });

  it('that is the very picture before it, until it changes', async () => {
    const right = await makeJmaFiles([NEWEST]);
    for (const path of right.keys()) {
      if (path !== LIST)
        upstream.files.set(
          path,
          upstream.files.get(path.replaceAll(toDigits(NEWEST), toDigits(NEWEST - 600))) ?? Buffer.alloc(0),
        );
    }
    const { pass } = openPull();
    await pass(0);
    await pass(MINUTE_MS);
    expect(listFrames()).toEqual(TIMES.slice(0, 2));
    expect(shown).toHaveLength(1);
    expect(shown[0]).toContain('the satellite has stood still');
    for (const [path, bytes] of right) if (path !== LIST) upstream.files.set(path, bytes);
    await pass(5 * MINUTE_MS);
    expect(listFrames()).toEqual(TIMES);
  });
});

describe('a list', () => {
  const faults = [
    ['an HTML page', { kind: 'html' }, /an HTML page instead of data/],
    ['a refusal', { kind: 'status', status: 403 }, /is not there \(403\)/],
    ['an error', { kind: 'status', status: 503 }, /answered 503/],
    ['cut off', { kind: 'cut', after: 40 }, /cut off|another length/],
    ['cut JSON', { kind: 'rewritten', rewrite: (text: string) => text.slice(0, 60) }, /is not whole JSON/],
    ['something else', { kind: 'rewritten', rewrite: () => '{}' }, /is not a list of times/],
    ['silent', { kind: 'stall', after: 10 }, /no byte for 0.5 s/],
    ['empty', { kind: 'rewritten', rewrite: () => '[]' }, /has no recent time/],
  ] as const;
  it.each(chooseSample(faults, 4))(
    'that is %s is one problem, and frames come when it is right',
    async (_, fault, line) => {
      upstream.misbehave({ path: /targetTimes/, fault });
      const { pass } = openPull();
      await pass(0);
      await pass(10 * 1000);
      await pass(MINUTE_MS);
      expect(shown).toHaveLength(1);
      expect(shown[0]).toMatch(line);
      expect(listFrames()).toEqual([]);
      expect(drainAsked().every((path) => path === LIST)).toBe(true);
      upstream.behave();
      await pass(5 * MINUTE_MS);
      expect(listFrames()).toEqual(TIMES);
    },
  );

  it('with bad or future times gives the good ones, and says so once', async () => {
    const bad = [
      { basetime: '../..', validtime: '20260831020000' },
      { basetime: toDigits(NOW + 3600), validtime: toDigits(NOW + 3600) },
    ];
    const good = JSON.parse(Buffer.from(upstream.files.get(LIST) ?? []).toString());
    upstream.files.set(LIST, Buffer.from(JSON.stringify([...bad, ...good])));
    const { pass } = openPull();
    await pass(0);
    await pass(2 * MINUTE_MS);
    expect(listFrames()).toEqual(TIMES);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toContain('without two times of 14 digits');
  });

  it('that stands still is reported once; old frames are not asked for', async () => {
    const { pass } = openPull();
    await pass(0);
    for (let minute = 0; minute < 60; minute += 10) await pass(10 * MINUTE_MS);
    expect(countShown('still ends at 2026-08-31T09:40:00')).toBe(1);
    drainAsked();
    upstream.files.set(LIST, writeTimes([]));
    await pass(24 * 60 * MINUTE_MS);
    expect(drainAsked()).toEqual([LIST]);
    expect(shown).toHaveLength(2);
  });

  it('gets the time that its server asks for', async () => {
    upstream.misbehave({ path: /./, fault: { kind: 'status', status: 429, retryAfter: 600 } });
    const { pass } = openPull();
    await pass(0);
    await pass(599_000);
    expect(drainAsked()).toEqual([LIST]);
    upstream.behave();
    await pass(1000);
    expect(listFrames()).toEqual(TIMES);
  });
});

it('a key in the address goes with every request and into no line', async () => {
  const files = [...upstream.files];
  for (const [path, bytes] of files) upstream.files.set(`${path}?key=secret`, bytes);
  upstream.misbehave({ path: /15\.jpg/, fault: { kind: 'status', status: 500 } });
  const { pass } = openPull('/satimg/?key=secret');
  await pass(0);
  expect(drainAsked().every((path) => path.endsWith('?key=secret'))).toBe(true);
  expect(shown).toHaveLength(1);
  expect(shown[0]).not.toContain('secret');
  expect(existsSync(join(folder, 'satellite'))).toBe(false);
});

describe('tiles in true colour', () => {
  const listColour = () => listImages(folder, 'jma-true-colour');
  const openAt = (at: number) => {
    const clock = { now: at, timerMs: 0 };
    const pull = openTrueColourPull({
      url: `${upstream.url}/satimg`,
      dataDir: folder,
      fetching: fetchUpstream(upstream, stopping.signal),
      now: () => clock.now,
      readTimer: () => clock.timerMs,
      chance: () => 0.5,
      onProblem: (line) => shown.push(line),
    });
    return async (ms: number): Promise<void> => {
      clock.timerMs += ms;
      clock.now += ms / 1000;
      await pull.poll();
      await pull.poll();
    };
  };
  const darken = async (times: readonly number[]) => {
    for (const at of times)
      for (const y of [13, 14, 15])
        for (const x of [24, 25, 26])
          upstream.files.set(
            toTilePath(at, { x, y }, 'REP/ETC'),
            await drawTile(at, { x, y }, { band: 'REP/ETC', isNight: true }),
          );
  };

  it('become images in colour, apart from the infrared ones', async () => {
    await openAt(NOW)(0);
    expect(listColour()).toEqual(TIMES);
    expect(listFrames()).toEqual([]);
    expect(drainAsked().filter((path) => path.endsWith('.jpg') && !path.includes('/REP/ETC/5/'))).toEqual([]);
    const { channels } = await sharp(findImage(folder, 'jma-true-colour', NEWEST) ?? Buffer.alloc(0)).stats();
    expect(Math.abs((channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0))).toBeGreaterThan(5);
    expect(shown).toEqual([]);
  });

  it('are asked for by day only: nothing at night, and after sunrise no frame of the dark', async () => {
    const midnight = Date.UTC(2026, 7, 30, 17) / 1000;
    await openAt(midnight)(0);
    expect(drainAsked()).toEqual([]);
    // 07:10 in Vietnam at the end of August: the sun stands 5° over the west from about 06:20 on.
    const morning = Date.UTC(2026, 7, 31, 0, 10) / 1000;
    const times = Array.from({ length: 12 }, (_, age) => morning - 600 - 600 * age).reverse();
    for (const [path, bytes] of await makeJmaFiles(times)) upstream.files.set(path, bytes);
    await openAt(morning)(0);
    const stored = listColour();
    expect(stored.length).toBeGreaterThan(1);
    expect(stored.length).toBeLessThan(9);
    expect(stored.at(-1)).toBe(morning - 600);
    // One sequence without a gap.
    expect(stored).toEqual(times.slice(-stored.length));
  });

  it('that are black by day, and black ones among others, as beyond the edge of the night', async () => {
    await darken([NEWEST]);
    upstream.files.set(
      toTilePath(TIMES[0] ?? 0, { x: 24, y: 13 }, 'REP/ETC'),
      await drawTile(0, { x: 24, y: 13 }, { band: 'REP/ETC', isNight: true }),
    );
    await openAt(NOW)(0);
    expect(listColour()).toEqual(TIMES.slice(0, 2));
    expect(shown).toEqual([expect.stringContaining('is dark, although the sun is up')]);
    expect(shown[0]).toMatch(/^satellite in true colour: /);
  });
});
