import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DemoRadar } from '#radar/demo-radar.ts';
import { insertFrame } from '#radar/store/insert-frame.ts';
import { ingestStrokeFile, insertStrokes } from './insert-strokes.ts';
import { openLightningStore } from './open-lightning-store.ts';
import { pollLightning } from './poll-lightning.ts';

const NOW = Date.parse('2026-08-03T14:10:00+07:00') / 1000;
const stroke = (at: number, lat = 21.03, lng = 105.85) => ({ at, lat, lng });
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lightning-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('strokes can be looked up for a day, stretch by stretch', () => {
  insertStrokes(folder, 'lightning', [stroke(NOW - 7200), stroke(NOW - 60)], NOW);
  const list = (from: number, to: number) => openLightningStore(folder, () => 0).listSpans(from, to, false);
  expect(list(NOW - 7800, NOW - 6600).flatMap(({ strokes }) => strokes)).toMatchObject([{ at: NOW - 7200 }]);
  expect(list(NOW - 7200, NOW).map(({ fromAt }) => fromAt)).toEqual([NOW - 7200, NOW - 600]);
  expect(list(NOW - 3600, NOW - 1800)).toEqual([]);
});

const findStrokes = (now = NOW, demo = false) => openLightningStore(folder, () => 0).findState(now, demo);

describe('strokes that come in', () => {
  it('are kept once, in order, with what was wrong counted', () => {
    const first = [stroke(NOW - 60), stroke(NOW - 900), stroke(NOW + 120), stroke(NOW + 121)];
    expect(insertStrokes(folder, 'lightning', first, NOW)).toMatchObject({ inserted: 3, future: 1, duplicate: 0 });
    const second = [
      stroke(NOW - 60, 21.0303),
      stroke(NOW - 86_401),
      stroke(NOW, 3.9),
      stroke(NOW, 4),
      stroke(NOW, 21, 98),
    ];
    expect(insertStrokes(folder, 'lightning', second, NOW)).toEqual({
      inserted: 2,
      duplicate: 1,
      future: 0,
      tooOld: 1,
      faraway: 1,
    });
    expect(findStrokes()?.strokes.map(({ at }) => at - NOW)).toEqual([-900, -60, 0, 0]);
  });

  it('are known again wherever they are', () => {
    const place = fc.record({
      lat: fc.double({ min: 5, max: 24, noNaN: true }),
      lng: fc.double({ min: 100, max: 118, noNaN: true }),
    });
    fc.assert(
      fc.property(place, ({ lat, lng }) => {
        insertStrokes(folder, 'lightning', [stroke(NOW, lat, lng)], NOW);
        expect(insertStrokes(folder, 'lightning', [stroke(NOW, lat, lng)], NOW)).toMatchObject({
          inserted: 0,
          duplicate: 1,
        });
      }),
      { examples: [[{ lat: 21.12346, lng: 105.85 }], [{ lat: 21.12446, lng: 105.00049 }]] },
    );
  });

  it('are as if missing where their file is damaged, and can be sent again', () => {
    insertStrokes(folder, 'lightning', [stroke(NOW - 700), stroke(NOW - 60)], NOW);
    const path = join(folder, 'lightning', 'lightning', `${NOW - 600}.strokes`);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(/^strokes 2 [\da-f]{8}\n/);
    writeFileSync(path, text.replace('21.03', '22.03'));
    expect(findStrokes()?.strokes.map(({ at }) => at - NOW)).toEqual([-700]);
    insertStrokes(folder, 'lightning', [stroke(NOW - 60)], NOW);
    expect(findStrokes()?.strokes.map(({ at }) => at - NOW)).toEqual([-700, -60]);
  });

  it('are read from files of before they had a checksum', () => {
    insertStrokes(folder, 'lightning', [stroke(NOW - 60)], NOW);
    const path = join(folder, 'lightning', 'lightning', `${NOW - 600}.strokes`);
    writeFileSync(path, `${NOW - 60},21.03,105.85\n`);
    expect(findStrokes()?.strokes).toEqual([stroke(NOW - 60)]);
    writeFileSync(path, `${NOW - 60},21.03,105.85`);
    expect(findStrokes()?.strokes).toEqual([]);
  });

  it('count for thirty minutes', () => {
    insertStrokes(folder, 'lightning', [stroke(NOW)], NOW);
    expect(findStrokes(NOW + 1799)?.strokes).toHaveLength(1);
    expect(findStrokes(NOW + 1800)).toBeNull();
    insertStrokes(folder, 'lightning', [], NOW + 1200);
    expect(findStrokes(NOW + 1800)?.strokes).toEqual([]);
  });

  it('are none of a sensor that sees nothing, which is not no sensor', () => {
    expect(findStrokes()).toBeNull();
    insertStrokes(folder, 'lightning', [], NOW);
    expect(findStrokes()).toEqual({ origin: 'lightning', strokes: [], reportedAt: NOW });
    expect(findStrokes(NOW + 1799)).not.toBeNull();
    expect(findStrokes(NOW + 1800)).toBeNull();
  });

  it('make a new version', () => {
    insertStrokes(folder, 'lightning', [stroke(NOW)], NOW);
    const before = openLightningStore(folder, () => 0).version();
    insertStrokes(folder, 'lightning', [stroke(NOW - 5)], NOW);
    expect(openLightningStore(folder, () => 0).version()).not.toBe(before);
  });
});

describe('files of strokes', () => {
  const write = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    utimesSync(path, Date.now() / 1000 - 60, Date.now() / 1000 - 60);
    return path;
  };

  it('are told about where they are damaged, and what can be read of them counts', () => {
    const path = write('a.csv', `time,lat,lon\n${NOW},21.03,105.85\n${NOW},x,105`);
    expect(ingestStrokeFile(folder, path, NOW)).toEqual({
      inserted: 1,
      note: `${path}: of its strokes 1 not read (line 3: "x" is no latitude)`,
    });
    expect(ingestStrokeFile(folder, path, NOW).note).toContain('1 are there already');
    const packed = gzipSync(`[{"at":${NOW - 9},"lat":10,"lng":106}]`);
    expect(ingestStrokeFile(folder, write('b.json.gz', packed), NOW)).toEqual({ inserted: 1, note: null });
    const cut = write('c.json.gz', packed.subarray(0, packed.length - 12));
    expect(() => ingestStrokeFile(folder, cut, NOW)).toThrow(`${cut}: is damaged or cut off`);
    expect(() => ingestStrokeFile(folder, join(folder, 'none'), NOW)).toThrow('none: is not there');
  });

  it('are taken from a folder', async () => {
    mkdirSync(join(folder, 'drop'));
    write('drop/a.csv', `time,lat,lon\n${NOW},21.03,105.85\n`);
    write('drop/b.csv', 'nothing');
    const reported: string[] = [];
    const stopping = new AbortController();
    const room = { dataDir: folder, now: () => NOW, demo: () => true, signal: stopping.signal };
    const polling = pollLightning({ ...room, folder: join(folder, 'drop'), onProblem: (line) => reported.push(line) });
    await expect.poll(() => reported.length, { message: 'reported files', interval: 10 }).toBeGreaterThan(0);
    stopping.abort();
    await polling;
    expect(reported[0]).toContain('b.csv: has no line of names');
    expect(findStrokes(NOW, true)?.origin).toBe('lightning');
  });
});

it('the demonstration has strokes under its showers, the same each time, and none beside real ones', async () => {
  const evening = Date.parse('2026-08-03T21:10:00+07:00') / 1000;
  insertFrame(folder, 'demo', new DemoRadar().makeFrame(evening), evening);
  const stopping = new AbortController();
  const room = { dataDir: folder, now: () => evening, demo: () => true, signal: stopping.signal, folder: null };
  const polling = pollLightning({ ...room, onProblem: expect.unreachable });
  stopping.abort();
  await polling;
  expect(findStrokes(evening, false)).toBeNull();
  const demo = findStrokes(evening, true);
  expect(demo?.origin).toBe('demo');
  expect(demo?.strokes.length).toBeGreaterThan(0);
  expect(demo?.strokes.every(({ at }) => at < evening && at >= evening - 600)).toBe(true);
  insertStrokes(folder, 'lightning', [], evening);
  expect(findStrokes(evening, true)?.origin).toBe('lightning');
});

describe('a storm of many strokes', () => {
  const makeStorm = (count: number) => Array.from({ length: count }, (_, index) => stroke(NOW - 1 - (index % 1800)));
  const spread = (strokes: ReturnType<typeof makeStorm>) =>
    strokes.map((one, index) => ({ ...one, lng: 103 + (index % 997) / 200 }));

  it('is looked at each half minute instead of every other second', () => {
    let timer = 0;
    const store = openLightningStore(folder, () => timer);
    insertStrokes(folder, 'lightning', spread(makeStorm(998)), NOW);
    const few = store.version();
    insertStrokes(folder, 'lightning', spread(makeStorm(999)), NOW);
    timer = 2000;
    expect(store.version()).not.toBe(few);
    insertStrokes(folder, 'lightning', spread(makeStorm(1000)), NOW);
    timer = 4000;
    const many = store.version();
    insertStrokes(folder, 'lightning', spread(makeStorm(1001)), NOW);
    timer = 33_999;
    expect(store.version()).toBe(many);
    timer = 34_000;
    expect(store.version()).not.toBe(many);
  });

  it('is handed out as it is as long as no stroke comes or fades', () => {
    insertStrokes(folder, 'lightning', [stroke(NOW - 1700), stroke(NOW - 60)], NOW);
    const store = openLightningStore(folder, () => 0);
    expect(store.findState(NOW + 99, false)?.strokes).toBe(store.findState(NOW, false)?.strokes);
    expect(store.findState(NOW + 100, false)?.strokes).toEqual([stroke(NOW - 60)]);
  });
});
