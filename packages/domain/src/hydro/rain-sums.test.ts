import { describe, expect, it } from 'vitest';
import { listRainSums } from './rain-sums.ts';

describe('sums of rain', () => {
  const hours = Array.from({ length: 80 }, (_, at) => at);

  it('are of the next hours or the last ones', () => {
    expect(listRainSums(hours, 'ahead').slice(0, 3)).toEqual([
      { hours: 1, rainMm: 0 },
      { hours: 3, rainMm: 3 },
      { hours: 6, rainMm: 15 },
    ]);
    expect(listRainSums(hours, 'past').slice(0, 2)).toEqual([
      { hours: 1, rainMm: 79 },
      { hours: 3, rainMm: 79 + 78 + 77 },
    ]);
  });

  it('are not known where hours are missing', () => {
    expect(listRainSums(hours, 'ahead').at(-1)).toEqual({ hours: 240, rainMm: null });
    expect(
      listRainSums([1, null, 1], 'past')
        .map(({ rainMm }) => rainMm)
        .slice(0, 2),
    ).toEqual([1, null]);
  });
});
