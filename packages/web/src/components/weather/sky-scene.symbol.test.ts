import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { Thunder } from '@portal/domain/weather/thunder';
import { expect, it } from 'vitest';
import { findBadgeSymbol, findSkyNow, findSkySymbol, findThunderSymbol, listSkyUses, nameShown } from './sky.ts';
import { findSkyScene } from './sky-scene.ts';
import { makeHour, SAMPLE_PLACE } from './weather.fixture.ts';

it('draws day and night of a state', () => {
  expect([findSkySymbol(1, true), findSkySymbol(1, false), findSkySymbol(28, false)]).toEqual(['d1', 'n1', 'n28']);
});

it('never draws a sun for an unknown state, nor thunder over it', () => {
  expect(findSkySymbol(null, true)).toBe('unknown');
  expect(findThunderSymbol(null, 2)).toBeNull();
});

it('leaves room for the bolt under rain where thunder is likely', () => {
  expect(([1, 2, 3] as const).map((thunder) => findSkySymbol(14, true, thunder))).toEqual(['d14', 'd14t', 'd14t']);
  expect(([17, 16, 7, 1] as const).map((code) => findSkySymbol(code, false, 2))).toEqual(['n14t', 'n16', 'n7', 'n1']);
});

it('lays a small bolt over a state where thunder is possible, a large one where it is likely or seen', () => {
  const overRain = ([null, 0, 1, 2, 3] as (Thunder | null)[]).map((thunder) => findThunderSymbol(14, thunder));
  expect(overRain).toEqual([null, null, 'under-1', 'under-2', 'under-2']);
});

it('lets the bolt strike out of the cloud, or out of one of its own beside a clear sky', () => {
  const bolts = ([1, 4, 5, 7, 8, 16, 17, 24, 28] as const).map((code) => findThunderSymbol(code, 1)?.slice(0, -2));
  expect(bolts).toEqual(['beside', 'beside', 'under', 'under', 'under', 'under', 'under', 'under', 'under']);
});

it('keeps the sky in sight under heat and cold, which are a badge', () => {
  expect([3, 9, 17, 22, 27].map((code) => findSkySymbol(code as SkyCode, true))).toEqual([
    'd1',
    'd6',
    'd14',
    'd15',
    'd16',
  ]);
  expect(findBadgeSymbol(9, undefined)).toBe('severeCold');
  expect(findBadgeSymbol(8, null)).toBeNull();
  expect(findBadgeSymbol(null, undefined)).toBeNull();
});

it('says fog by icon, word and scene alike, or by none of them', () => {
  const sayings = [0.4, 0.94, 0.96, 15].map((visibility) => {
    const hour = makeHour(0, { code: 5, skyCode: 5, visibility });
    const { sky } = findSkyScene(findSkyNow(hour), SAMPLE_PLACE, Date.parse(hour.at) / 1000);
    return [listSkyUses(hour)[0].endsWith('#fog'), nameShown(hour, 'vi') === 'Sương mù', sky === 'fog'];
  });
  expect(sayings).toEqual([
    [true, true, true],
    [true, true, true],
    [false, false, false],
    [false, false, false],
  ]);
});
