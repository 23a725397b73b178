import { describe, expect, it } from 'vitest';
import { makeNowcast } from './make-nowcast.ts';
import type { NowcastOptions } from './nowcast-options.ts';

const size = { columns: 128, rows: 96 };

/** A shower of a few lumps centred at x, y. */
function drawShower(x: number, y: number): Float32Array {
  const frame = new Float32Array(size.columns * size.rows);
  for (let row = 0; row < size.rows; row += 1) {
    for (let column = 0; column < size.columns; column += 1) {
      const lump = (dx: number, dy: number, width: number) =>
        Math.exp(-((column - x - dx) ** 2 + (row - y - dy) ** 2) / (2 * width * width));
      const rate = 8 * lump(0, 0, 6) + 5 * lump(14, 5, 4) + 3 * lump(-9, 11, 5);
      frame[row * size.columns + column] = rate < 0.1 ? 0 : rate;
    }
  }
  return frame;
}

function findMiddle(values: Float32Array): { x: number; y: number; sum: number } {
  let [x, y, sum] = [0, 0, 0];
  for (let cell = 0; cell < values.length; cell += 1) {
    const value = values[cell] as number;
    if (!(value > 0)) continue;
    sum += value;
    x += value * (cell % size.columns);
    y += value * Math.floor(cell / size.columns);
  }
  return { x: x / sum, y: y / sum, sum };
}

const options = (frames: Float32Array[], more: Partial<NowcastOptions> = {}): NowcastOptions => ({
  frames,
  size,
  steps: 6,
  frameMinutes: 5,
  cellKm: 1,
  ...more,
});
const moving = [0, 1, 2, 3].map((age) => drawShower(30 + 3 * age, 30 + 1.5 * age));

describe('a nowcast', () => {
  it('goes on with the motion that it sees: 3 cells east and 1.5 down a frame', () => {
    const start = findMiddle(moving[3] as Float32Array);
    for (const { step, rainMmh } of makeNowcast(options(moving))) {
      const { x, y, sum } = findMiddle(rainMmh);
      expect(x).toBeCloseTo(start.x + 3 * step, -0.3);
      expect(y).toBeCloseTo(start.y + 1.5 * step, -0.3);
      // Air from outside, in the end a quarter of so small a picture, is assumed to be as wet as the rest, and no
      // wetter.
      const known = (1 - (3 * step) / size.columns) * (1 - (1.5 * step) / size.rows);
      expect(sum / start.sum).toBeGreaterThan(0.9);
      expect(sum / start.sum).toBeLessThan(1.03 / known);
    }
  });

  it('steps two frames at once where the leads lie so far apart', () => {
    const singles = [...makeNowcast(options(moving))].length;
    const [first] = makeNowcast(options(moving, { steps: 3, stride: 2 }));
    const { x } = findMiddle(first?.rainMmh ?? new Float32Array());
    expect(singles).toBe(6);
    expect(x).toBeCloseTo(findMiddle(moving[3] as Float32Array).x + 6, -0.3);
  });

  it('begins as far ahead as it is asked to', () => {
    const leads = makeNowcast(options(moving, { steps: 3, stride: 2, first: 0.5 }));
    const middles = Array.from(leads, ({ rainMmh }) => findMiddle(rainMmh).x - findMiddle(moving[3] as Float32Array).x);
    for (const [index, frames] of [0.5, 2.5, 4.5].entries()) expect(middles[index]).toBeCloseTo(3 * frames, -0.3);
  });

  it('keeps what was not seen apart from dry, and follows it', () => {
    const hole = moving.map((frame) => frame.slice());
    const newest = hole[3] as Float32Array;
    for (let row = 60; row < 80; row += 1) newest.fill(Number.NaN, row * 128 + 80, row * 128 + 110);
    const [first] = makeNowcast(options(hole, { chanceOfMmh: 1 }));
    const inHole = 71 * 128 + 98;
    expect(first?.rainMmh[inHole]).toBeNaN();
    expect(first?.chance?.[inHole]).toBeNaN();
    expect(first?.rainMmh[10 * 128 + 100]).toBe(0);
    // Air from beyond the western edge was never observed: there the picture stays unchanged.
    expect(first?.rainMmh[45 * 128]).toBe(0);
  });

  it('says nothing of places that no frame saw, even where the rain goes there', () => {
    const wall = moving.map((frame) => frame.slice());
    for (const frame of wall)
      for (let row = 0; row < size.rows; row += 1) frame.fill(Number.NaN, row * 128 + 50, row * 128 + 128);
    for (const { rainMmh, chance } of makeNowcast(options(wall, { chanceOfMmh: 1 }))) {
      expect(rainMmh.every((rate, cell) => cell % 128 < 50 || Number.isNaN(rate))).toBe(true);
      expect(chance?.every((share, cell) => cell % 128 < 50 || Number.isNaN(share))).toBe(true);
      expect(rainMmh[45 * 128 + 49]).toBeGreaterThan(0);
    }
  });

  it('is surer of rain where it rains than where it does not, and less sure later', () => {
    const peaks: number[] = [];
    for (const { step, chance } of makeNowcast(options(moving, { chanceOfMmh: 1 }))) {
      const known = (chance ?? new Float32Array()).filter((share) => !Number.isNaN(share));
      expect(known.every((share) => share >= 0 && share <= 1)).toBe(true);
      const at = Math.round(34.5 + 1.5 * step) * 128 + Math.round(39 + 3 * step);
      expect(chance?.[at] ?? 0).toBeGreaterThan(0.5);
      expect(chance?.[90 * 128 + 100] ?? 1).toBeLessThan(0.05);
      peaks.push(Math.max(...known));
    }
    expect(peaks.at(-1)).toBeLessThanOrEqual(peaks[0] as number);
  });

  it('raises its chances, not its rain, where growth is expected, and shows later frames the chances without it', () => {
    const usual = Array.from(makeNowcast(options(moving, { chanceOfMmh: 1 })), ({ rainMmh, chance, sampled }) => {
      return { rainMmh: rainMmh.slice(), chance: chance?.slice() ?? new Float32Array(), sampled };
    });
    const growth = new Float32Array(4).fill(0.3);
    for (const { step, rainMmh, chance, sampled } of makeNowcast(options(moving, { chanceOfMmh: 1, growth }))) {
      const other = usual[step - 1];
      expect(rainMmh).toEqual(other?.rainMmh);
      expect(sampled).toEqual(other?.sampled);
      expect(chance?.every((share, cell) => !(share < (other?.chance[cell] as number) - 1e-4))).toBe(true);
      expect(findMiddle(chance ?? new Float32Array()).sum).toBeGreaterThan(
        1.002 * findMiddle(other?.chance ?? growth).sum,
      );
    }
  });

  it('says dry of a dry sky', () => {
    const dry = [0, 1, 2, 3].map(() => new Float32Array(size.columns * size.rows));
    for (const { rainMmh, chance } of makeNowcast(options(dry, { chanceOfMmh: 0.1 }))) {
      expect(rainMmh.every((rate) => rate === 0)).toBe(true);
      expect(chance?.every((share) => share < 0.01)).toBe(true);
    }
  });

  it('needs two frames', () => {
    expect(() => [...makeNowcast(options(moving.slice(0, 1)))]).toThrow('a nowcast needs two frames');
  });
});
