import { describe, expect, it } from 'vitest';
import { findSkyScene } from './sky-scene.ts';

const HA_NOI = { lat: 21.03, lng: 105.85, elevation: 15, province: 'ha-noi' };
const CLEAR = { code: 1, isDay: null, thunder: null };

const at = (moment: string): number => Date.parse(moment) / 1000;
const clearAt = (moment: string) => findSkyScene(CLEAR, HA_NOI, at(moment));

describe('a clear sky', () => {
  it('has the sun where it stands', () => {
    const noon = clearAt('2026-06-21T12:00:00+07:00');
    const evening = clearAt('2026-06-21T17:30:00+07:00');
    expect([noon.name, noon.disc?.moonPhase, noon.clouds]).toEqual(['clear-day', null, null]);
    expect(noon.disc?.heightDeg).toBeGreaterThan(80);
    expect(evening.disc?.heightDeg).toBeLessThan(20);
  });

  it('climbs at dawn and falls at dusk', () => {
    expect(clearAt('2026-06-21T05:30:00+07:00').name).toBe('dawn');
    expect(clearAt('2026-06-21T18:30:00+07:00').name).toBe('dusk');
  });

  it('shows a full moon at midnight and none when it is new or down', () => {
    const full = clearAt('2026-11-24T23:30:00+07:00');
    expect(full.name).toBe('clear-night');
    expect(full.disc?.moonPhase).toBeCloseTo(0.5, 1);
    expect(clearAt('2026-11-10T00:00:00+07:00').disc).toBeNull();
    expect(clearAt('2026-11-24T04:30:00+07:00').disc).not.toBeNull();
    expect(clearAt('2026-11-17T02:00:00+07:00').disc).toBeNull();
  });
});

it('hides sun and moon behind closed clouds', () => {
  expect(findSkyScene({ ...CLEAR, code: 7 }, HA_NOI, at('2026-06-21T12:00:00+07:00')).disc).toBeNull();
  expect(findSkyScene({ ...CLEAR, code: 7 }, HA_NOI, at('2026-11-24T23:30:00+07:00')).disc).toBeNull();
});

it('draws clouds, rain and lightning of the state', () => {
  const noon = at('2026-06-21T12:00:00+07:00');
  const drawn = [1, 3, 5, 7, 9, 12, 14, 15, 16].map((code) => {
    const { clouds, rain } = findSkyScene({ code, isDay: true, thunder: 0 }, HA_NOI, noon);
    return `${clouds} ${rain}`;
  });
  expect(drawn).toEqual([
    'null 0',
    'wisps 0',
    'few 0',
    'cloudy 0',
    'wisps 0',
    'cloudy 1',
    'pall 2',
    'pall 3',
    'pall 3',
  ]);
  const bolts = ([1, 2] as const).map(
    (thunder) => findSkyScene({ code: 14, isDay: true, thunder }, HA_NOI, noon).hasBolt,
  );
  expect(bolts).toEqual([false, true]);
});

it('invents neither cloud nor rain where the state is not known', () => {
  const { clouds, rain, hasBolt } = findSkyScene({ ...CLEAR, code: null }, HA_NOI, at('2026-06-21T12:00:00+07:00'));
  expect([clouds, rain, hasBolt]).toEqual([null, 0, false]);
});

it('fog leaves the land and hides the clouds', () => {
  const scene = findSkyScene(
    { code: 6, isDay: true, thunder: 0, visibility: 0.4 },
    HA_NOI,
    at('2026-01-21T09:00:00+07:00'),
  );
  expect([scene.name, scene.clouds, scene.disc]).toEqual(['fog', null, null]);
});
