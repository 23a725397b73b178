import { describe, expect, it } from 'vitest';
import { checkOptions } from './make-nowcast.ts';
import type { NowcastOptions } from './nowcast-options.ts';

const good: NowcastOptions = {
  frames: [new Float32Array(40), new Float32Array(40)],
  size: { columns: 8, rows: 5 },
  steps: 1,
  stride: 0.5,
  frameMinutes: 5,
  cellKm: 0.5,
  chanceOfMmh: 0.1,
};

describe('what a nowcast is asked to be made from', () => {
  it('is taken where it makes sense', () => {
    expect(() => checkOptions(good)).not.toThrow();
  });

  it.each<[string, Partial<NowcastOptions>]>([
    ['a nowcast needs two frames', { frames: [new Float32Array(40)] }],
    ['a nowcast needs at least 2 × 2 cells, not 1 × 40', { size: { columns: 1, rows: 40 } }],
    ['a frame of 8 × 4 cells has 32 values, not 40', { size: { columns: 8, rows: 4 } }],
    ['steps must be a whole number from 1, not 0', { steps: 0 }],
    ['steps must be a whole number from 1, not 1.5', { steps: 1.5 }],
    ['stride must be above 0, not 0', { stride: 0 }],
    ['first must be above 0, not -1', { first: -1 }],
    ['frameMinutes must be above 0, not NaN', { frameMinutes: Number.NaN }],
    ['cellKm must be above 0, not -1', { cellKm: -1 }],
    ['chanceOfMmh must be above 0, not 0', { chanceOfMmh: 0 }],
  ])('says "%s"', (message, wrong) => {
    expect(() => checkOptions({ ...good, ...wrong })).toThrow(new RangeError(message));
  });
});
