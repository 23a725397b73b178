import { expect, it } from 'vitest';
import { findSkySymbol } from './sky-symbol.ts';

it('draws day and night of a state', () => {
  expect([findSkySymbol(1, true, 0), findSkySymbol(1, false, 0)]).toEqual(['clear-day', 'clear-night']);
  expect(findSkySymbol(14, false, null)).toBe('rain');
});

it('draws a storm only over rain and only where thunder is likely', () => {
  expect([1, 2, 3].map((thunder) => findSkySymbol(14, true, thunder))).toEqual(['rain', 'storm', 'storm']);
  expect(findSkySymbol(7, true, 2)).toBe('overcast');
});

it('never draws a sun for an unknown state', () => {
  expect(findSkySymbol(null, true, 2)).toBe('unknown');
});
