import { expect, it } from 'vitest';
import { drawLine, LINE_HEIGHT } from './wind-ladder.tsx';

it('keeps the limit and the peak inside the drawing', () => {
  expect(drawLine([0, 20], 10).limitY).toBeGreaterThan(0);
  expect(drawLine([0, 5], 10).limitY).toBeGreaterThan(0);
  expect(drawLine([0, 5], 10).limitY).toBeLessThan(LINE_HEIGHT);
});

it('breaks where an hour is unknown', () => {
  expect(drawLine([1, 1, null, 1], 1).path.match(/M/g)).toHaveLength(2);
  expect(drawLine([null, null], 1).path).toBe('');
});
