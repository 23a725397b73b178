import { expect, it } from 'vitest';
import { findLevelScale } from './level-chart.tsx';

const NAMED = [
  { name: 'MNC', level: 380 },
  { name: 'MNDBT', level: 420 },
  { name: 'MNLKT', level: 424.1 },
];

it('a scale holds the course and the lines near it, not those that would press it flat', () => {
  const scale = findLevelScale([417.2, 418, null, 421], NAMED);
  expect(scale).toMatchObject({ low: 416, high: 426 });
  expect(scale?.ticks).toEqual([416, 418, 420, 422, 424, 426]);
  expect(scale?.lines.map(({ name }) => name)).toEqual(['MNDBT', 'MNLKT']);
});

it('a still lake has a scale, and one outside of its table none', () => {
  expect(findLevelScale([400, 400], [])?.ticks.length).toBeGreaterThan(2);
  expect(findLevelScale([null], NAMED)).toBeNull();
});
