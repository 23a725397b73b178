import { describe, expect, it } from 'vitest';
import { makeAutoregression } from './fit-cascade.ts';

describe('how a scale lives on', () => {
  it('forgets by powers of the first correlation where the second is its square', () => {
    const { now, before, explained } = makeAutoregression([0.8], [0.64], 3);
    for (const step of [0, 1, 2, 3]) {
      expect(now[step]).toBeCloseTo(0.8 ** step, 10);
      expect(before[step]).toBeCloseTo(0, 10);
      expect(explained[step]).toBeCloseTo(0.8 ** (2 * step), 10);
    }
  });

  it('gives back the two correlations that it was made from', () => {
    const { now, before } = makeAutoregression([0.7], [0.55], 1);
    const [a, b] = [now[1] as number, before[1] as number];
    expect(a + b * 0.7).toBeCloseTo(0.7, 10);
    expect(a * 0.7 + b).toBeCloseTo(0.55, 10);
  });

  it('takes the square where no steady process has such a second correlation', () => {
    for (const impossible of [2 * 0.9 ** 2 - 1 - 1e-6, 0.9, 1.5, Number.NaN]) {
      expect(makeAutoregression([0.9], [impossible], 2).now[2]).toBeCloseTo(0.81, 10);
    }
  });

  it('never keeps more than it had, and nothing of a pattern without memory', () => {
    const { explained } = makeAutoregression([2], [2], 36);
    expect(explained.every((share, step) => share <= (explained[step - 1] ?? 1) + 1e-12)).toBe(true);
    expect([...makeAutoregression([-0.3], [0], 2).explained]).toEqual([1, 0, 0]);
  });

  it('knows each neighbourhood by itself', () => {
    const { now } = makeAutoregression([0.8, 0.5], [0.64, 0.25], 2);
    expect([...now].map((weight) => weight.toFixed(2))).toEqual(['1.00', '1.00', '0.80', '0.50', '0.64', '0.25']);
  });
});
