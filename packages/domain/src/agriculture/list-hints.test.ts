import { describe, expect, test } from 'vitest';
import type { Crop } from './crop.ts';
import type { CropSeason } from './crop-season.ts';
import { CROPS } from './crops.table.ts';
import { summarizeDay } from './day-weather.ts';
import type { FarmDay } from './farm-day.ts';
import { FARM_DAY } from './farm-work.fixture.ts';
import { toComingDays } from './hint.ts';
import { listHints } from './list-hints.ts';

const DAY = 86_400;
const MILD: Omit<FarmDay, 'startAt'> = {
  ...summarizeDay(0, [], 0),
  minC: 22,
  maxC: 30,
  meanC: 26,
  humidityPercent: 75,
  gustMs: 6,
  rainMm: 4,
  nightMinC: 22,
  nightWindMs: 3,
  nightCloudPercent: 60,
  nightHumidityPercent: 80,
  pondC: 28,
  pondDropC: 0,
  et0Mm: 4,
  cropMm: 4,
  degreeDays: 15,
  isDryingDay: false,
};

/**
 * Ten days from the day before `FARM_DAY` on, all mild except for the changes, which are keyed by days from `FARM_DAY`.
 */
function makeDays(changes: Readonly<Record<number, Partial<FarmDay>>> = {}, all: Partial<FarmDay> = {}): FarmDay[] {
  return Array.from({ length: 10 }, (_, i) => ({
    ...MILD,
    ...all,
    startAt: FARM_DAY + (i - 1) * DAY,
    ...changes[i - 1],
  }));
}
const ALL_ON: CropSeason = { sow: true, flower: true, harvest: true, dry: true };
const NONE_ON: CropSeason = { sow: false, flower: false, harvest: false, dry: false };
const list = (days: FarmDay[], crop: Crop = CROPS.coffee, hour = 6, season = ALL_ON) =>
  listHints(toComingDays(days, 1, hour), crop, season);
const kinds = (days: FarmDay[], crop?: Crop, hour?: number) => list(days, crop, hour).map(({ kind }) => kind);
const only = (wanted: string, change: Partial<FarmDay>, crop?: Crop) =>
  list(makeDays({ 3: change }), crop).filter(({ kind }) => kind === wanted);

describe('hints for the coming days', () => {
  test('name the first day, how many, and the worst', () => {
    const days = makeDays({ 2: { rainMm: 60 }, 5: { rainMm: 80 }, 7: { rainMm: 200 } }, { cropMm: null });
    expect(list(days).filter(({ kind }) => kind === 'heavyRain')).toEqual([
      {
        kind: 'heavyRain',
        weight: 'avoid',
        fromAt: FARM_DAY + 2 * DAY,
        days: 2,
        value: 80,
        stage: 'any',
        basis: 'found',
      },
    ]);
  });

  // Both sides of each limit.
  test.each<[string, Crop, Partial<FarmDay>, Partial<FarmDay>]>([
    ['heavyRain', CROPS.coffee, { rainMm: 50 }, { rainMm: 50.1 }],
    ['strongWind', CROPS.coffee, { gustMs: 13.8 }, { gustMs: 13.9 }],
    ['ice', CROPS.coffee, { nightMinC: 0.1 }, { nightMinC: 0 }],
    ['cold', CROPS.coffee, { nightMinC: 7 }, { nightMinC: 6.9 }],
    ['heat', CROPS.coffee, { maxC: 33 }, { maxC: 33.1 }],
    ['cold', CROPS.rice, { meanC: 22 }, { meanC: 21.9 }],
    ['heat', CROPS.rice, { maxC: 35 }, { maxC: 35.1 }],
    ['pondHot', CROPS.shrimp, { pondC: 33 }, { pondC: 33.1 }],
    ['pondCold', CROPS.shrimp, { pondC: 24 }, { pondC: 23.9 }],
    ['pondDrop', CROPS.shrimp, { pondDropC: 1.4 }, { pondDropC: 1.5 }],
    ['pondCalm', CROPS.shrimp, { pondC: 29, nightWindMs: 1.5 }, { pondC: 29, nightWindMs: 1.4 }],
    ['pondCalm', CROPS.shrimp, { pondC: 28.9, nightWindMs: 1 }, { pondC: 29, nightWindMs: 1 }],
  ])('%s', (kind, crop, without, withIt) => {
    expect([only(kind, without, crop).length, only(kind, withIt, crop).length]).toEqual([0, 1]);
  });

  test('warn of hoarfrost in clear, calm, damp nights above ice (domain.md §1.2.6)', () => {
    const frosty = { nightMinC: 4, nightWindMs: 1.9, nightCloudPercent: 29, nightHumidityPercent: 80 };
    expect(only('frost', frosty)).toHaveLength(1);
    for (const spoiler of [
      { nightMinC: 4.1 },
      { nightMinC: 0 },
      { nightWindMs: 2 },
      { nightCloudPercent: 30 },
      { nightHumidityPercent: 79 },
      { nightHumidityPercent: null },
    ])
      expect([spoiler, only('frost', { ...frosty, ...spoiler }).length]).toEqual([spoiler, 0]);
  });

  test('say of rice the most harmful cold only, in booting of a spell within five days (domain-2.md §15.5.6)', () => {
    const cold = (...means: (number | undefined)[]) =>
      list(
        makeDays(Object.fromEntries(means.map((meanC, day) => [day, meanC === undefined ? {} : { meanC }]))),
        CROPS.rice,
      )
        .filter(({ kind }) => kind === 'cold')
        .map(({ stage, weight, value, days }) => [stage, weight, value, days]);
    expect(cold(14)).toEqual([['seedling', 'avoid', 14, 1]]);
    expect(cold(21)).toEqual([['flowering', 'consider', 21, 1]]);
    expect(cold(19)).toEqual([['flowering', 'consider', 19, 1]]);
    expect(cold(19, undefined, 18.5)).toEqual([['heading', 'consider', 18.5, 2]]);
    expect(cold(16, 16.5, undefined, 15.5)).toEqual([['heading', 'avoid', 15.5, 3]]);
    expect(cold(16, 16.5, undefined, undefined, undefined, 15.5)).toEqual([['heading', 'consider', 16, 2]]);
  });

  test('show heat at flowering as a doubt, and as a danger above 37', () => {
    const heat = (maxC: number) => only('heat', { maxC }, CROPS.rice).map(({ weight }) => weight);
    expect([heat(35), heat(35.1), heat(37), heat(37.1)]).toEqual([[], ['consider'], ['consider'], ['avoid']]);
  });

  test('show whether to sow: six days of cold before three of rain (domain-2.md §15.5.2)', () => {
    const sowing = (changes: Record<number, Partial<FarmDay>>, crop = CROPS.rice) =>
      kinds(makeDays(changes), crop).filter((kind) => kind.startsWith('sow'));
    expect(sowing({})).toEqual(['sowGood']);
    expect(sowing({ 2: { rainMm: 29.9 } })).toEqual(['sowGood']);
    expect(sowing({ 2: { rainMm: 30 } })).toEqual(['sowRain']);
    expect(sowing({ 3: { rainMm: 40 } })).toEqual(['sowGood']);
    expect(sowing({ 5: { meanC: 18 } })).toEqual(['sowGood']);
    expect(sowing({ 5: { meanC: 17.9 }, 2: { rainMm: 40 } })).toEqual(['sowCovered']);
    expect(sowing({ 5: { meanC: 15.1 } })).toEqual(['sowCovered']);
    expect(sowing({ 1: { meanC: 17 }, 5: { meanC: 15 } })).toEqual(['sowCold']);
    expect(sowing({ 6: { meanC: 10 } })).toEqual(['sowGood']);
    expect(sowing({ 1: { meanC: 14.9 } }, CROPS.maize)).toEqual(['sowCold']);
    expect(sowing({ 1: { meanC: null } })).toEqual([]);
    expect(sowing({ 1: { rainMm: null } })).toEqual([]);
  });

  test('say nothing of sowing, of the crop in head or blossom, and of drying out of season', () => {
    const days = makeDays({ 1: { meanC: 14, maxC: 40 } }, { isDryingDay: true, cropMm: null });
    const on = (season: Partial<CropSeason>, crop = CROPS.rice) =>
      list(days, crop, 6, { ...NONE_ON, ...season }).map(({ kind, stage }) => `${kind} ${stage}`);
    expect(on({})).toEqual([]);
    expect(on({ sow: true })).toEqual(['cold seedling', 'sowCold any']);
    expect(on({ flower: true })).toEqual(['heat flowering', 'cold flowering']);
    expect(on({ dry: true })).toEqual(['dryingRun any']);
    expect(on({ harvest: true })).toEqual([]);
    expect(on({}, CROPS.vegetables)).toEqual(['heat any']);
  });

  test('count what the crop drinks against the rain of seven days', () => {
    const water = (rainMm: number | null, cropMm = 4) =>
      kinds(makeDays({}, { rainMm, cropMm }), CROPS.coffee).filter((kind) => kind.startsWith('water'));
    expect([water(4 - 19.9 / 7), water(4 - 20.1 / 7), water(null)]).toEqual([[], ['waterShort'], []]);
    expect([water(4 + 49.9 / 7), water(4 + 50.1 / 7)]).toEqual([[], ['waterPlenty']]);
  });

  test('name the first run of drying days, or that there is none', () => {
    const drying = (...dry: number[]) =>
      list(makeDays(Object.fromEntries(dry.map((day) => [day, { isDryingDay: true }]))), CROPS.rice)
        .filter(({ kind }) => kind === 'dryingRun' || kind === 'noDrying')
        .map(({ kind, fromAt, days }) => [kind, (fromAt - FARM_DAY) / DAY, days]);
    expect(drying(1, 3, 4, 5)).toEqual([['dryingRun', 3, 3]]);
    expect(drying(1, 3)).toEqual([['noDrying', 0, 7]]);
    expect(kinds(makeDays({}, { isDryingDay: null }), CROPS.rice)).not.toContain('noDrying');
  });

  test('put dangers first, then go by day', () => {
    const days = makeDays({ 1: { gustMs: 20 }, 4: { rainMm: 90 } }, { isDryingDay: true });
    expect(list(days, CROPS.rice).map(({ weight }) => weight)).toEqual(
      list(days, CROPS.rice)
        .map(({ weight }) => weight)
        .toSorted((a, b) => ['avoid', 'consider', 'good'].indexOf(a) - ['avoid', 'consider', 'good'].indexOf(b)),
    );
    expect(kinds(days, CROPS.rice).slice(0, 2)).toEqual(['strongWind', 'heavyRain']);
  });

  test('leave out today’s heat from 15 h on, and the night under way from 07 h on', () => {
    const hot = makeDays({ 0: { maxC: 40 } });
    expect([kinds(hot, CROPS.coffee, 14).includes('heat'), kinds(hot, CROPS.coffee, 15).includes('heat')]).toEqual([
      true,
      false,
    ]);
    const icy = makeDays({ [-1]: { nightMinC: -1 } });
    expect([kinds(icy, CROPS.coffee, 6).includes('ice'), kinds(icy, CROPS.coffee, 7).includes('ice')]).toEqual([
      true,
      false,
    ]);
  });

  test('say nothing of ponds for what grows on land, nor of frost for shrimp', () => {
    const extreme = makeDays({ 2: { pondC: 40, nightMinC: -2 } });
    expect(kinds(extreme, CROPS.coffee)).not.toContain('pondHot');
    expect(kinds(extreme, CROPS.shrimp)).not.toContain('ice');
  });
});
