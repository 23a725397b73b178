import { describe, expect, it } from 'vitest';
import { estimateMotion, makePyramid } from './estimate-motion.ts';
import { fitCascade } from './fit-cascade.ts';
import { makeHindcast } from './hindcast.ts';
import { estimateErrorInflation } from './make-nowcast.ts';
import { divideIntoNeighbourhoods } from './neighbourhoods.ts';
import { type RainPicture, toPicture } from './rain-picture.ts';

const size = { columns: 96, rows: 96 };

/** Lumps on a lattice that move this many cells per frame. */
function drawLumps(shift: number): RainPicture {
  const frame = new Float32Array(size.columns * size.rows);
  for (let row = 0; row < size.rows; row += 1) {
    for (let column = 0; column < size.columns; column += 1) {
      const wave = Math.sin((column - shift) / 5) * Math.sin(row / 6) + Math.sin((column - shift + row) / 11);
      frame[row * size.columns + column] = Math.max(0, 6 * wave);
    }
  }
  return toPicture(frame, size);
}

function inflation(shifts: readonly number[]): number[] {
  const frames = shifts.map(drawLumps);
  const pyramid = makePyramid(
    frames.map(({ strengths }) => strengths),
    size,
    1,
  );
  const places = divideIntoNeighbourhoods(size, 1);
  const scales = fitCascade(frames, size, estimateMotion(pyramid, size), { places, steps: 4 });
  return estimateErrorInflation(makeHindcast(frames, pyramid, size), size, scales, places).map(
    ([factor]) => factor ?? 0,
  );
}

describe('the errors of the newest frame that the fit did not expect', () => {
  it('is never less than the regression says', () => {
    expect(inflation([0, 2, 4, 6]).every((factor) => factor >= 1 && factor <= 20)).toBe(true);
  });

  it('is more where the rain has turned than where it goes on', () => {
    const sum = (factors: readonly number[]) => factors.reduce((total, factor) => total + factor, 0);
    expect(sum(inflation([0, 2, 2, 0]))).toBeGreaterThan(1.5 * sum(inflation([0, 2, 4, 6])));
  });

  it('cannot be known from two frames', () => {
    expect(inflation([0, 2]).every((factor) => factor === 1)).toBe(true);
  });
});
