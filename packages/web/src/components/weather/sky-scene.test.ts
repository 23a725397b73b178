import { describe, expect, it } from 'vitest';
import { classifySunBand, findSkyScene } from './sky-scene.ts';

const HA_NOI = { lat: 21.03, lng: 105.85, elevation: 15, province: 'ha-noi' };
const CLEAR = { code: 1, isDay: null, thunder: null };

const at = (moment: string): number => Date.parse(moment) / 1000;
const clearAt = (moment: string) => findSkyScene(CLEAR, HA_NOI, at(moment));
const NOON = at('2026-06-21T12:00:00+07:00');
const NIGHT = at('2026-11-24T23:30:00+07:00');

it('takes its bands from the height of the sun, on both sides of each step', () => {
  const bands = (isRising: boolean, ...heights: number[]) => heights.map((deg) => classifySunBand(deg, isRising));
  expect(bands(true, -12.1, -12, -4.1, -4, 5.9, 6, 50, 50.1)).toEqual([
    ...['night', 'nautical', 'nautical', 'dawn', 'dawn', 'morning', 'morning', 'noon'],
  ]);
  expect(bands(false, 50.1, 50, 12, 11.9, 3, 2.9, -4, -4.1, -12.1)).toEqual([
    ...['noon', 'morning', 'morning', 'golden', 'golden', 'dusk', 'dusk', 'nautical', 'night'],
  ]);
});

describe('a clear sky', () => {
  it('has the sun where it stands', () => {
    const noon = clearAt('2026-06-21T12:00:00+07:00');
    const evening = clearAt('2026-06-21T17:45:00+07:00');
    expect([noon.sun, noon.sky, noon.disc?.moonPhase, noon.clouds]).toEqual(['noon', 'clear', null, 0]);
    expect(noon.disc?.heightDeg).toBeGreaterThan(80);
    expect([evening.sun, (evening.disc?.heightDeg ?? 99) < 20]).toEqual(['golden', true]);
  });

  it('shows a full moon and stars at midnight, and no moon when it is new or down', () => {
    const full = clearAt('2026-11-24T23:30:00+07:00');
    expect([full.sun, full.hasStars]).toEqual(['night', true]);
    expect(full.disc?.moonPhase).toBeCloseTo(0.5, 1);
    expect(clearAt('2026-11-10T00:00:00+07:00').disc).toBeNull();
    expect(clearAt('2026-11-24T04:30:00+07:00').disc).not.toBeNull();
    expect(clearAt('2026-11-17T02:00:00+07:00').disc).toBeNull();
  });
});

describe('the veil', () => {
  const veil = (code: number | null, more: object = {}, moment = NOON) =>
    findSkyScene({ code, isDay: null, thunder: 0, ...more }, HA_NOI, moment).sky;

  it('is that of the state', () => {
    expect([1, 2, 4, 5, 6, 7, 9, 12, 13, 14, 15, 16].map((code) => veil(code))).toEqual([
      ...['clear', 'heat', 'heat', 'few', 'changing', 'cloudy', 'cold'],
      ...['rain-1', 'rain-1', 'rain-2', 'rain-3', 'rain-3'],
    ]);
  });

  it('of a closed cloud is darker than of many', () => {
    expect([veil(7, { cloudCover: 94 }), veil(7, { cloudCover: 95 })]).toEqual(['cloudy', 'overcast']);
  });

  it('of heat is for the day only', () => {
    expect([veil(3), veil(3, {}, NIGHT)]).toEqual(['heat', 'clear']);
  });

  it('is fog below one kilometre of sight, not at one, and never in rain', () => {
    expect([veil(5, { visibility: 0.94 }), veil(5, { visibility: 1 }), veil(12, { visibility: 0.5 })]).toEqual([
      ...['fog', 'few', 'rain-1'],
    ]);
  });

  it('thunders only where thunder is likely', () => {
    expect([veil(14, { thunder: 1 }), veil(14, { thunder: 2 })]).toEqual(['rain-2', 'thunder']);
  });
});

it('hides sun and moon behind closed clouds and rain, and keeps them beside some', () => {
  const discs = (moment: number) =>
    [6, 7, 13].map((code) => findSkyScene({ ...CLEAR, code }, HA_NOI, moment).disc !== null);
  expect([discs(NOON), discs(NIGHT)]).toEqual([
    [true, false, false],
    [true, false, false],
  ]);
});

it('draws clouds, rain and lightning of the state', () => {
  const drawn = [1, 3, 5, 6, 7, 12, 14, 15].map((code) => {
    const { clouds, rain } = findSkyScene({ code, isDay: true, thunder: 0 }, HA_NOI, NOON);
    return `${clouds} ${rain}`;
  });
  expect(drawn).toEqual(['0 0', '0 0', '1 0', '2 0', '3 0', '3 1', '4 2', '5 3']);
  const bolts = ([1, 2] as const).map(
    (thunder) => findSkyScene({ code: 14, isDay: true, thunder }, HA_NOI, NOON).hasBolt,
  );
  expect(bolts).toEqual([false, true]);
});

it('keeps the clouds under cold', () => {
  const scene = findSkyScene({ code: 9, skyCode: 7, isDay: true, thunder: 0 }, HA_NOI, NOON);
  expect([scene.sky, scene.clouds]).toEqual(['cold', 3]);
});

it('slants the rain with the wind', () => {
  const slant = (kmh: number | null) =>
    findSkyScene({ code: 14, isDay: true, thunder: 0, windSpeed: kmh === null ? null : kmh / 3.6 }, HA_NOI, NOON)
      .slantDeg;
  expect([6, 15, 30, 90, 150].map(slant)).toEqual([5, 12, 20, 38, 38]);
  expect(slant(null)).toBeGreaterThan(0);
});

it('invents neither cloud nor rain nor sun where the state is not known', () => {
  const { clouds, rain, hasBolt, disc, sky } = findSkyScene({ ...CLEAR, code: null }, HA_NOI, NOON);
  expect([clouds, rain, hasBolt, disc, sky]).toEqual([0, 0, false, null, 'cloudy']);
});

it('stands still in a storm under a warning, whatever the model says', () => {
  const scene = findSkyScene({ ...CLEAR, isWarning: true }, HA_NOI, NOON);
  expect([scene.sky, scene.clouds, scene.disc, scene.hasBolt, scene.isStill]).toEqual(['storm', 5, null, false, true]);
});

it('shows a whole day at its noon, whenever it is read', () => {
  const read = findSkyScene({ ...CLEAR, isDay: true }, HA_NOI, at('2026-06-21T02:00:00+07:00'));
  expect([read.sun, read.disc?.moonPhase]).toEqual(['noon', null]);
});

describe('a feast', () => {
  const feast = (moment: string, code = 1) => findSkyScene({ ...CLEAR, code }, HA_NOI, at(moment)).feast;

  it('is peach blossom on the first three days of Tết only', () => {
    expect(['16', '17', '19', '20'].map((day) => feast(`2026-02-${day}T10:00:00+07:00`))).toEqual([
      ...[null, 'peach', 'peach', null],
    ]);
  });

  it('is fireworks around the first midnight', () => {
    expect(
      ['2026-02-16T21:50', '2026-02-16T22:10', '2026-02-17T00:30', '2026-02-17T02:50', '2026-02-17T03:10'].map(
        (moment) => feast(`${moment}:00+07:00`),
      ),
    ).toEqual([null, 'fireworks', 'fireworks', 'fireworks', 'peach']);
  });

  it('is lanterns on the evening of Mid-Autumn, in rain too, but never under a warning', () => {
    expect([feast('2026-09-25T10:00:00+07:00'), feast('2026-09-25T20:00:00+07:00')]).toEqual([null, 'lanterns']);
    const evening = at('2026-09-25T20:00:00+07:00');
    const wet = findSkyScene({ ...CLEAR, code: 13 }, HA_NOI, evening);
    expect([wet.feast, wet.disc]).toEqual(['lanterns', null]);
    expect(findSkyScene({ ...CLEAR, isWarning: true }, HA_NOI, evening).feast).toBeNull();
  });
});
