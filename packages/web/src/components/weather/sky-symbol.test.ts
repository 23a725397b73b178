import type { Thunder } from '@portal/domain/weather/thunder';
import { expect, it } from 'vitest';
import { findSkySymbol, findThunderSymbol } from './sky-symbol.ts';

it('draws day and night of a state', () => {
  expect([findSkySymbol(1, true), findSkySymbol(1, false), findSkySymbol(28, false)]).toEqual(['d1', 'n1', 'n28']);
});

it('never draws a sun for an unknown state, nor thunder over it', () => {
  expect(findSkySymbol(null, true)).toBe('unknown');
  expect(findThunderSymbol(null, 2)).toBeNull();
});

it('lays a small bolt over a state where thunder is possible, a large one where it is likely or seen', () => {
  const overRain = ([null, 0, 1, 2, 3] as (Thunder | null)[]).map((thunder) => findThunderSymbol(14, thunder));
  expect(overRain).toEqual([null, null, 'under-1', 'under-2', 'under-2']);
});

it('lets the bolt strike out of the cloud, wherever the drawing has it', () => {
  const bolts = ([4, 5, 7, 8, 10, 11, 12, 16, 17, 23, 24, 25, 28] as const).map((code) => findThunderSymbol(code, 1));
  expect(bolts.map((name) => name?.slice(0, -2))).toEqual([
    'beside',
    'under',
    'under',
    'left',
    'left',
    'beside',
    'under',
    'under',
    'left',
    'left',
    'under',
    'left',
    'under',
  ]);
});
