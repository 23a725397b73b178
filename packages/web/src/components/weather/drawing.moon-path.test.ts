import { expect, it } from 'vitest';
import { toMoonPath } from './drawing.ts';

it('draws the half of a first quarter on the right and of a last quarter on the left', () => {
  expect(toMoonPath(0.25, 30)).toMatch(/^M0-30A30 30 0 0 1 0 30A0 30/);
  expect(toMoonPath(0.75, 30)).toMatch(/^M0-30A30 30 0 0 0 0 30A0 30/);
});

it('bends the terminator inwards for a crescent and outwards for more than half', () => {
  const sweeps = (phase: number) => [...toMoonPath(phase, 30).matchAll(/A\S+ \S+ 0 0 (\d)/g)].map(([, sweep]) => sweep);
  expect(sweeps(0.1)).toEqual(['1', '0']);
  expect(sweeps(0.4)).toEqual(['1', '1']);
  expect(sweeps(0.6)).toEqual(['0', '0']);
  expect(sweeps(0.9)).toEqual(['0', '1']);
});

it('draws a whole disc at full moon', () => {
  expect(toMoonPath(0.5, 30)).toContain('A30 30 0 0');
});
