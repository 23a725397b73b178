import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeNowcast } from './make-nowcast.ts';
import type { NowcastOptions } from './nowcast-options.ts';

/** Showers on a lattice of their own spacing that move this many cells per frame. */
function drawFrames(columns: number, rows: number, u: number, v: number, count = 4): Float32Array[] {
  return Array.from({ length: count }, (_, age) =>
    Float32Array.from({ length: columns * rows }, (_, cell) => {
      const [x, y] = [(cell % columns) - u * age, Math.floor(cell / columns) - v * age];
      const wave = Math.sin(x / 5) * Math.sin(y / 6) + Math.sin((x + 2 * y) / 23) - 0.4;
      return wave < 0.02 ? 0 : 8 * wave;
    }),
  );
}

const order = (frames: Float32Array[], columns: number, rows: number, more: Partial<NowcastOptions> = {}) => ({
  frames,
  size: { columns, rows },
  steps: 4,
  frameMinutes: 5,
  cellKm: 1,
  chanceOfMmh: 1,
  ...more,
});

/** Every figure is in range, and rain and chance are unknown in the same cells. */
function checkFigures(asked: NowcastOptions): void {
  let leads = 0;
  for (const { rainMmh, chance, motion } of makeNowcast(asked)) {
    leads += 1;
    expect([...motion.u, ...motion.v].every(Number.isFinite)).toBe(true);
    const odd = rainMmh.findIndex((rate, cell) => {
      const share = chance?.[cell] ?? -1;
      return Number.isNaN(rate) ? !Number.isNaN(share) : !(rate >= 0 && rate <= 1001 && share >= 0 && share <= 1);
    });
    expect(odd).toBe(-1);
  }
  expect(leads).toBe(asked.steps);
}

const leadOf = (asked: NowcastOptions, step: number) => {
  for (const lead of makeNowcast(asked)) if (lead.step === step) return lead;
  throw new Error('no such lead');
};

describe('a nowcast of what comes along', () => {
  it.each([
    [2, 2],
    [3, 3],
    [5, 7],
    [32, 32],
    [33, 65],
    [511, 17],
    [100, 300],
  ])('holds on %i × %i cells', (columns, rows) => {
    checkFigures(order(drawFrames(columns, rows, 1, 0.5), columns, rows));
  });

  it.each([
    ['0.5 km, 5 minutes', 0.5, 5, 20],
    ['1 km, 10 minutes', 1, 10, 20],
    ['2 km, 15 minutes', 2, 15, 15],
    ['5 km, 6 minutes', 5, 6, 2.4],
  ])('finds 120 km/h among cells of %s', (_, cellKm, frameMinutes, cells) => {
    // Aperiodic showers, so that no slower motion fits by aliasing.
    const place = (index: number, seed: number) => ((((index * seed) % 1) + 1) % 1) * 336 - 40;
    const frames = [0, 1, 2, 3].map((age) => {
      const frame = new Float32Array(256 * 224);
      for (let index = 0; index < 80; index += 1) {
        const [x, y] = [place(index, 0.754877) + cells * (age - 3), place(index, 0.56984) * 0.8];
        for (let cell = 0; cell < frame.length; cell += 1) {
          const far = ((cell % 256) - x) ** 2 + (Math.floor(cell / 256) - y) ** 2;
          if (far < 200) frame[cell] = (frame[cell] as number) + (2 + (index % 7)) * Math.exp(-far / 32);
        }
      }
      return frame;
    });
    const { motion } = leadOf(order(frames, 256, 224, { cellKm, frameMinutes }), 1);
    const middle = motion.u[(motion.u.length - 1) >> 1] ?? 0;
    expect(Math.abs(middle / cells - 1)).toBeLessThan(0.1);
  });

  it('holds with outliers, and takes what is not finite as not seen', () => {
    const frames = drawFrames(64, 48, 1, 1);
    const newest = frames[3] as Float32Array;
    newest.set([200, 5000, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -3], 64 * 20 + 30);
    checkFigures(order(frames, 64, 48));
    const { rainMmh } = leadOf(order(frames, 64, 48), 1);
    // An infinite cell is as unknown as a gap, and so is what comes from it: the stationary picture is used there
    // instead.
    expect(rainMmh.subarray(64 * 21 + 28, 64 * 21 + 40).includes(Number.POSITIVE_INFINITY)).toBe(false);
    expect(Math.max(...rainMmh.filter((rate) => !Number.isNaN(rate)))).toBeGreaterThan(50);
  });

  it('holds with rain everywhere and with one wet cell', () => {
    const even = [0, 1, 2, 3].map(() => new Float32Array(64 * 48).fill(5));
    checkFigures(order(even, 64, 48));
    expect(leadOf(order(even, 64, 48), 4).rainMmh.every((rate) => Math.abs(rate - 5) < 0.01)).toBe(true);
    expect(leadOf(order(even, 64, 48), 4).chance?.every((share) => share > 0.99)).toBe(true);
    const lone = [0, 1, 2, 3].map(() => new Float32Array(64 * 48));
    (lone[3] as Float32Array)[1000] = 3;
    checkFigures(order(lone, 64, 48));
  });

  it('holds with any holes, motion and number of frames: never a figure where the air was not seen', () => {
    const asked = fc.record({
      columns: fc.integer({ min: 2, max: 48 }),
      rows: fc.integer({ min: 2, max: 48 }),
      u: fc.double({ min: -9, max: 9, noNaN: true }),
      v: fc.double({ min: -9, max: 9, noNaN: true }),
      count: fc.integer({ min: 2, max: 4 }),
      holes: fc.array(fc.record({ frame: fc.nat(3), from: fc.nat(2000), length: fc.nat(2500) }), { maxLength: 5 }),
      stride: fc.constantFrom(0.5, 1, 2, 2.5),
    });
    fc.assert(
      fc.property(asked, ({ columns, rows, u, v, count, holes, stride }) => {
        const frames = drawFrames(columns, rows, u, v, count);
        for (const { frame, from, length } of holes) frames[frame % count]?.fill(Number.NaN, from, from + length);
        checkFigures(order(frames, columns, rows, { stride, steps: 3 }));
        const newest = frames.at(-1);
        if (newest?.every(Number.isNaN) === true) {
          expect(leadOf(order(frames, columns, rows), 1).rainMmh.every(Number.isNaN)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('knows nothing, which is not dry, where the only frame before saw another half', () => {
    const frames = drawFrames(60, 40, 1, 0, 2);
    frames[1]?.forEach((_, cell, frame) => {
      if (cell % 60 > 32) frame[cell] = Number.NaN;
    });
    frames[0]?.forEach((_, cell, frame) => {
      if (cell % 60 < 28) frame[cell] = Number.NaN;
    });
    expect(leadOf(order(frames, 60, 40), 1).rainMmh.every(Number.isNaN)).toBe(true);
  });

  it('passes over a frame that saw nothing just before the newest', () => {
    const frames = drawFrames(60, 40, 1, 0);
    const gone = frames.map((frame, index) => (index === 2 ? frame.map(() => Number.NaN) : frame));
    const { rainMmh, motion } = leadOf(order(gone, 60, 40), 3);
    const far = leadOf(order([frames[1], frames[3]] as Float32Array[], 60, 40, { stride: 0.5, frameMinutes: 10 }), 3);
    expect(rainMmh).toEqual(far.rainMmh);
    expect(motion.u).toEqual(far.motion.u.map((value) => value / 2));
    expect(motion.u[20]).toBeGreaterThan(0.8);
    expect(motion.u[20]).toBeLessThan(1.2);
  });

  it('goes by the frames after one that saw nothing', () => {
    const frames = drawFrames(60, 40, 1, 0);
    const [, , third, newest] = frames;
    const gone = [frames[0], new Float32Array(60 * 40).fill(Number.NaN), third, newest].filter((f) => f !== undefined);
    const rain = leadOf(order(gone, 60, 40), 3).rainMmh;
    expect(rain).toEqual(leadOf(order(frames.slice(2), 60, 40), 3).rainMmh);
    expect(rain.some((rate) => rate > 1)).toBe(true);
  });

  it('never gives more rain a higher chance than less', () => {
    const frames = drawFrames(64, 48, 1, 0.5);
    const [some, more, much] = [0.1, 1, 5].map((chanceOfMmh) =>
      leadOf(order(frames, 64, 48, { chanceOfMmh }), 4).chance?.slice(),
    );
    const isFalling = (upper?: Float32Array, lower?: Float32Array) =>
      upper?.every((share, cell) => Number.isNaN(share) || share + 1e-5 >= (lower?.[cell] ?? 2));
    expect(isFalling(some, more)).toBe(true);
    expect(isFalling(more, much)).toBe(true);
  });
});
