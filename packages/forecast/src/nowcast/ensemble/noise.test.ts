import { describe, expect, it } from 'vitest';
import { createRandom, drawNormal, findOffset, readNoise } from './noise.ts';

const SIDE = 256;
const mean = (visit: (column: number, row: number) => number): number => {
  let sum = 0;
  for (let row = 0; row < SIDE; row += 1) for (let column = 0; column < SIDE; column += 1) sum += visit(column, row);
  return sum / SIDE ** 2;
};

/** Weights of three means over 2 r + 1 cells along a line. */
function blurWeights(radius: number): number[] {
  const box = Array.from({ length: 2 * radius + 1 }, () => 1 / (2 * radius + 1));
  const spread = (weights: readonly number[]) =>
    Array.from({ length: weights.length + 2 * radius }, (_, at) =>
      box.reduce((sum, share, away) => sum + share * (weights[at - away] ?? 0), 0),
    );
  return spread(spread(box));
}

/** Correlation of neighbours this far apart in white noise between two blurs, from the weights alone. */
function expectCorrelation(lag: number): number {
  const [fine, wide] = [blurWeights(1), blurWeights(2)];
  const at = (weights: readonly number[], away: number) => weights[away + (weights.length - 1) / 2] ?? 0;
  const weigh = (x: number, y: number) => at(fine, x) * at(fine, y) - at(wide, x) * at(wide, y);
  const sum = (shift: number) => {
    let total = 0;
    for (let y = -8; y <= 8; y += 1) for (let x = -20; x <= 20; x += 1) total += weigh(x, y) * weigh(x + shift, y);
    return total;
  };
  return sum(lag) / sum(0);
}

describe('the noise of a scale', () => {
  it('has mean 0 and variance 1, and repeats beyond its edge, also to the west and north', () => {
    expect(mean(readNoise)).toBeCloseTo(0, 2);
    expect(mean((column, row) => readNoise(column, row) ** 2)).toBeCloseTo(1, 5);
    for (const [column, row] of [
      [0, 0],
      [17, 200],
      [255, 3],
    ] as const)
      expect(readNoise(column - SIDE, row - 3 * SIDE)).toBe(readNoise(column, row));
  });

  it('is correlated in space as the scale is whose blurs it comes from', () => {
    for (const lag of [1, 2, 3, 4, 6, 12]) {
      const expected = expectCorrelation(lag);
      expect(
        Math.abs(mean((column, row) => readNoise(column, row) * readNoise(column + lag, row)) - expected),
      ).toBeLessThan(0.03);
      expect(
        Math.abs(mean((column, row) => readNoise(column, row) * readNoise(column, row + lag)) - expected),
      ).toBeLessThan(0.03);
    }
    expect(expectCorrelation(1)).toBeGreaterThan(0.8);
    expect(Math.abs(expectCorrelation(12))).toBeLessThan(0.05);
  });

  it('begins at a cell that depends on every number it is asked with', () => {
    const all = [
      findOffset(1, 2, 3, 4),
      findOffset(2, 2, 3, 4),
      findOffset(1, 3, 3, 4),
      findOffset(1, 2, 4, 4),
      findOffset(1, 2, 3, 5),
    ];
    expect(new Set(all.map(String)).size).toBe(all.length);
    expect(findOffset(1, 2, 3, 4)).toEqual(all[0]);
  });

  it('is drawn from normal numbers', () => {
    const random = createRandom(7);
    const drawn = Array.from({ length: 20_000 }, () => drawNormal(random));
    const share = (limit: number) => drawn.filter((value) => value < limit).length / drawn.length;
    expect(share(0)).toBeCloseTo(0.5, 1.5);
    expect(share(-1.2816)).toBeCloseTo(0.1, 1.7);
    expect(share(1.6449)).toBeCloseTo(0.95, 1.7);
  });
});
