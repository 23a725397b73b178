import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DemoRadar } from '#radar/demo-radar.ts';
import { NATIONAL_GRID } from '#radar/rain-rate-field.ts';
import { MOTION_BYTES, toRainRates } from './frame-bytes.ts';
import { CELLS, insertFrame, PLANE_BYTES, updateNowcast } from './insert-frame.ts';
import { NATIONAL_PLACES, TAIL_BYTES, TILES } from './nowcast-tail.ts';
import { readCellNowcast } from './nowcast-tiles.ts';
import { openRadarStore } from './open-radar-store.ts';
import { findBytes, listStored, saveBytes } from './radar-folder.ts';

const NOW = Date.parse('2026-08-03T14:10:00+07:00') / 1000;
const DAY = 86_400;
const demo = new DemoRadar();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'radar-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The planes of a nowcast with another tail. */
function withTail(bytes: Uint8Array, tail: readonly number[]): Uint8Array {
  const changed = new Uint8Array(PLANE_BYTES + tail.length);
  changed.set(bytes.subarray(0, PLANE_BYTES));
  changed.set(tail, PLANE_BYTES);
  return changed;
}

const keep = (at: number, now = NOW) => insertFrame(folder, 'radar', demo.makeFrame(at), now);

describe('frames that are taken in', () => {
  it('are kept once; late ones become history, ones from the future are refused', () => {
    expect(keep(NOW)).toBe('kept');
    expect(keep(NOW)).toBe('duplicate');
    expect(keep(NOW - 600)).toBe('older');
    expect(keep(NOW + 600)).toBe('kept');
    expect(keep(NOW + 601)).toBe('future');
    expect(listStored(folder, 'radar', 'frame')).toEqual([NOW - 600, NOW, NOW + 600]);
  });

  it('are refused where they are the very picture of the frame before, unless all is dry', () => {
    const still = demo.makeFrame(NOW);
    const dry = { ...still, rainMmh: still.rainMmh.map(() => 0) };
    const keepFields = (fields: readonly (typeof still)[]) =>
      fields.map((field, index) => insertFrame(folder, 'radar', { ...field, at: NOW + 600 * (index - 3) }, NOW));
    expect(keepFields([still, still, dry, dry])).toEqual(['kept', 'frozen', 'kept', 'kept']);
  });

  it('make a nowcast as soon as two of them follow each other, once', () => {
    keep(NOW);
    expect(updateNowcast(folder, 'radar', NOW)).toBeNull();
    keep(NOW - 600);
    expect(updateNowcast(folder, 'radar', NOW)).toBe(NOW);
    expect(updateNowcast(folder, 'radar', NOW)).toBeNull();
    const store = openRadarStore(folder, () => 0);
    // Two frames allow no hindcast.
    const state = { origin: 'radar', frameAt: NOW, observed: [NOW - 600, NOW], fullWeightMinutes: 90 };
    expect(store.findState(NOW, false)).toEqual(state);
    expect(store.findRain('radar', NOW, 18)).toHaveLength(CELLS);
    const [unseen, seen] = [0, CELLS / 2 + 150];
    expect(store.findChance('radar', NOW, 1, unseen)).toBeNull();
    expect(store.findChance('radar', NOW, 1, seen)).toBeGreaterThanOrEqual(0);
  });

  it('keep with the nowcast to which lead it is worth its full weight; one of the first format is to 90 minutes', () => {
    // Showers that turn back: the motion of the first pair is useless.
    for (const [age, shown] of [600, 0, 600, 1200].entries()) {
      insertFrame(folder, 'radar', { ...demo.makeFrame(NOW - 7 * shown), at: NOW - 600 * age }, NOW);
    }
    updateNowcast(folder, 'radar', NOW);
    const readMinutes = () =>
      toRainRates(openRadarStore(folder, () => 0).findFullWeights('radar', NOW)).map(Math.round);
    const minutes = readMinutes();
    expect(minutes.every((value) => value >= 30 && value <= 90)).toBe(true);
    const longest = minutes.reduce((most, value) => Math.max(most, value));
    expect(minutes.some((value) => value < 90)).toBe(true);
    expect(openRadarStore(folder, () => 0).findState(NOW, false)?.fullWeightMinutes).toBe(longest);
    const bytes = findBytes(folder, 'radar', 'nowcast', NOW, PLANE_BYTES + TAIL_BYTES) as Uint8Array;
    expect([...bytes.subarray(PLANE_BYTES, PLANE_BYTES + 2)]).toEqual([4, minutes[0]]);
    const findMemory = () => openRadarStore(folder, () => 0).findMemoryMinutes('radar', NOW);
    expect(findMemory()).toHaveLength(NATIONAL_PLACES.columns * NATIONAL_PLACES.rows);
    expect(findMemory()?.every((memory) => Number.isNaN(memory) || (memory >= 4 && memory <= 1020))).toBe(true);
    expect(findMemory()?.some((memory) => memory > 30)).toBe(true);
    saveBytes(
      folder,
      'radar',
      'nowcast',
      NOW,
      withTail(bytes, [3, ...bytes.subarray(PLANE_BYTES + 1, PLANE_BYTES + 1 + TILES)]),
    );
    expect(readMinutes()).toEqual(minutes);
    expect(findMemory()).toBeNull();
    saveBytes(folder, 'radar', 'nowcast', NOW, withTail(bytes, [2, 44]));
    expect(new Set(readMinutes())).toEqual(new Set([44]));
    saveBytes(folder, 'radar', 'nowcast', NOW, withTail(bytes, []));
    expect(new Set(readMinutes())).toEqual(new Set([90]));
    expect(openRadarStore(folder, () => 0).findRain('radar', NOW, 18)).toHaveLength(CELLS);
  });

  it('have their nowcast found once it is there, also by those who asked too early', () => {
    keep(NOW);
    keep(NOW - 600);
    let timer = 0;
    const store = openRadarStore(folder, () => timer);
    expect(store.findRain('radar', NOW, 1)).toBeNull();
    updateNowcast(folder, 'radar', NOW);
    timer += 2000;
    expect(store.findRain('radar', NOW, 1)).toHaveLength(CELLS);
    for (const age of [1, 2, 3]) expect(store.findRain('radar', NOW - 600 * age, 1)).toBeNull();
    rmSync(join(folder, 'radar', 'radar', `${NOW}.nowcast`));
    // The failed look-up has not evicted the cached planes.
    expect(store.findRain('radar', NOW, 1)).toHaveLength(CELLS);
  });

  it('make none over a gap of more than 20 minutes', () => {
    keep(NOW);
    keep(NOW - 1201);
    expect(updateNowcast(folder, 'radar', NOW)).toBeNull();
    keep(NOW - 1200);
    expect(updateNowcast(folder, 'radar', NOW)).toBe(NOW);
  });

  it('are never read by halves, and what a killed writer left is not taken for one', () => {
    keep(NOW);
    const path = join(folder, 'radar', 'radar', `${NOW}.frame`);
    truncateSync(path, 1000);
    expect(findBytes(folder, 'radar', 'frame', NOW, CELLS)).toBeNull();
    writeFileSync(`${join(folder, 'radar', 'radar')}/${NOW - 600}.frame.new`, 'half');
    expect(listStored(folder, 'radar', 'frame')).toEqual([NOW]);
  });

  it('are refused where nothing of the national grid was seen', () => {
    const field = demo.makeFrame(NOW);
    expect(insertFrame(folder, 'radar', { ...field, rainMmh: field.rainMmh.map(() => Number.NaN) }, NOW)).toBe(
      'elsewhere',
    );
    const dutch = { ...field, grid: { ...field.grid, west: 3, north: 54 } };
    expect(insertFrame(folder, 'radar', dutch, NOW)).toBe('elsewhere');
    expect(listStored(folder, 'radar', 'frame')).toEqual([]);
  });

  it('can be sent again where the kept one was damaged', () => {
    keep(NOW);
    truncateSync(join(folder, 'radar', 'radar', `${NOW}.frame`), 1000);
    expect(keep(NOW)).toBe('kept');
    expect(findBytes(folder, 'radar', 'frame', NOW, CELLS)).toHaveLength(CELLS);
  });

  it('make a nowcast that counts as missing where it is damaged, and is made again', () => {
    for (const age of [3, 2, 1]) keep(NOW - 600 * age);
    updateNowcast(folder, 'radar', NOW);
    keep(NOW);
    updateNowcast(folder, 'radar', NOW);
    let ms = 0;
    const store = openRadarStore(folder, () => ms);
    expect(store.findState(NOW, false)?.frameAt).toBe(NOW);
    const path = join(folder, 'radar', 'radar', `${NOW}.nowcast`);
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.with(-1, (bytes.at(-1) ?? 0) ^ 1));
    const later = openRadarStore(folder, () => ms);
    expect(later.findState(NOW, false)?.frameAt).toBe(NOW - 600);
    expect(later.findRain('radar', NOW, 1)).toBeNull();
    expect(updateNowcast(folder, 'radar', NOW)).toBe(NOW);
    ms = 2000;
    expect(later.findState(NOW, false)?.frameAt).toBe(NOW);
    expect(later.findRain('radar', NOW, 1)).toHaveLength(CELLS);
  });

  it('make tiles beside their nowcast, which say the same of a cell', () => {
    for (const age of [2, 1, 0]) keep(NOW - 600 * age);
    updateNowcast(folder, 'radar', NOW);
    const store = openRadarStore(folder, () => 0);
    for (const cell of [40_000, 61_234, 90_500]) {
      const tile = readCellNowcast(folder, 'radar', NOW, cell);
      expect(tile?.observed).toBe(store.findFrame('radar', NOW)?.[cell]);
      expect(tile?.rain[5]).toBe(store.findRain('radar', NOW, 6)?.[cell]);
      expect(tile?.fullWeightMinutes).toBe(Math.round(toRainRates(store.findFullWeights('radar', NOW))[cell] ?? 0));
    }
  });

  it('are listed between two moments, those of a real radar before invented ones', () => {
    for (const age of [3, 2, 1, 0]) keep(NOW - 600 * age);
    const list = (isDemo: boolean) => openRadarStore(folder, () => 0).listFrames(NOW - 1200, NOW, isDemo);
    expect(list(true)).toEqual({ origin: 'radar', moments: [NOW - 1200, NOW - 600] });
    rmSync(join(folder, 'radar'), { recursive: true });
    insertFrame(folder, 'demo', demo.makeFrame(NOW - 600), NOW);
    expect(list(true)).toEqual({ origin: 'demo', moments: [NOW - 600] });
    expect(list(false).moments).toEqual([]);
  });

  it('that are damaged are not shown', () => {
    for (const age of [2, 1, 0]) keep(NOW - 600 * age);
    updateNowcast(folder, 'radar', NOW);
    truncateSync(join(folder, 'radar', 'radar', `${NOW - 600}.frame`), 1000);
    expect(openRadarStore(folder, () => 0).findState(NOW, false)?.observed).toEqual([NOW - 1200, NOW]);
  });

  it('follow each other also where their times are some seconds astray', () => {
    for (const [age, seconds] of [9, 0, 27, 4].entries()) keep(NOW - 600 * age + seconds, NOW + 60);
    expect(updateNowcast(folder, 'radar', NOW + 60)).toBe(NOW + 9);
    const motion = findBytes(folder, 'radar', 'motion', NOW + 9, MOTION_BYTES);
    rmSync(join(folder, 'radar'), { recursive: true });
    for (const [age, seconds] of [9, 0].entries()) keep(NOW - 600 * age + seconds, NOW + 60);
    updateNowcast(folder, 'radar', NOW + 60);
    // Two frames alone would give another motion.
    expect(findBytes(folder, 'radar', 'motion', NOW + 9, MOTION_BYTES)).not.toEqual(motion);
  });

  it('of every five minutes are carried on to the whole ten minutes of the clock', () => {
    const { columns, rows } = NATIONAL_GRID;
    const CELLS_A_FRAME = 3;
    const drawShower = (at: number) => {
      const x = 100 + (CELLS_A_FRAME * (at - NOW)) / 300;
      const rainMmh = Float32Array.from({ length: CELLS }, (_, cell) => {
        const rate = 12 * Math.exp(-(((cell % columns) - x) ** 2 + (Math.floor(cell / columns) - rows / 2) ** 2) / 200);
        return rate < 0.1 ? 0 : rate;
      });
      return { at, grid: NATIONAL_GRID, rainMmh };
    };
    const at = NOW + 300;
    for (const age of [3, 2, 1, 0]) insertFrame(folder, 'radar', drawShower(at - 300 * age), at);
    updateNowcast(folder, 'radar', at);
    const store = openRadarStore(folder, () => 0);
    const findMiddle = (rates: Float32Array) => {
      let [sum, moment] = [0, 0];
      for (const [cell, rate] of rates.entries()) {
        // Air from beyond the edge is unknown.
        sum += rate || 0;
        moment += (rate || 0) * (cell % columns);
      }
      return moment / sum;
    };
    for (const [lead, minutes] of [
      [1, 10],
      [2, 20],
      [6, 60],
    ] as const) {
      const told = toRainRates(store.findRain('radar', at, lead) ?? new Uint8Array(CELLS));
      expect(Math.abs(findMiddle(told) - findMiddle(drawShower(NOW + 60 * minutes).rainMmh))).toBeLessThan(0.7);
    }
  });

  it('stay for forty days, and are not taken when they are older', () => {
    keep(NOW - 40 * DAY);
    keep(NOW - 40 * DAY - 600, NOW - 600);
    expect(keep(NOW - 40 * DAY - 300)).toBe('tooOld');
    updateNowcast(folder, 'radar', NOW);
    expect(readdirSync(join(folder, 'radar', 'radar'))).toEqual([`${NOW - 40 * DAY}.frame`]);
  });
});

describe('the demonstration radar', () => {
  it('is the same at the same moment, lively, and moves', () => {
    const [first, again, later] = [demo.makeFrame(NOW), new DemoRadar().makeFrame(NOW), demo.makeFrame(NOW + 600)];
    expect(again.rainMmh).toEqual(first.rainMmh);
    expect(later.rainMmh).not.toEqual(first.rainMmh);
    const wet = first.rainMmh.filter((rate) => rate >= 0.1);
    expect(wet.length / CELLS).toBeGreaterThan(0.01);
    expect(wet.length / CELLS).toBeLessThan(0.6);
    expect(Math.max(...wet)).toBeGreaterThan(5);
  });
});
