import { expect, it } from 'vitest';
import { toRainLevel } from './rain-level.ts';

it('steps at 0.1, 2.5, 10 and 50 mm in an hour', () => {
  const pairs: [number, number][] = [
    [0, 0],
    [0.09, 0],
    [0.1, 1],
    [2.49, 1],
    [2.5, 2],
    [9.99, 2],
    [10, 3],
    [49.9, 3],
    [50, 4],
  ];
  for (const [mm, level] of pairs) expect(toRainLevel(mm), `${mm} mm`).toBe(level);
});
