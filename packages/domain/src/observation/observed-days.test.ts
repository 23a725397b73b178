import { describe, expect, it, test } from 'vitest';
import { parseDate } from '#time/vietnam-time.ts';
import { WEATHER } from './element.table.ts';
import { type MadeRow, makeHours, makeTable } from './made-table.fixture.ts';
import { QUALITY_FLAGS, ROW_LENGTH } from './observation-table.ts';
import { findObservedDays } from './observed-days.ts';

const START = parseDate('2026-11-21') ?? 0;
const DAY = 86_400;
const START_MINUTE = START / 60;

const days = (table: ReturnType<typeof makeTable>, count = 1) =>
  findObservedDays('VVNB', table, START, START + count * DAY);
const hours = (count: number) => Array.from({ length: count }, (_, hour) => 20 + hour / 10);

describe('a day of temperature', () => {
  it('is that of its 24 hours in Vietnam', () => {
    const table = makeHours('temperatureC', hours(48), START_MINUTE);
    expect(days(table, 2)).toMatchObject([
      { stationId: 'VVNB', date: '2026-11-21', temperatureMinC: 20, temperatureMaxC: 22.3 },
      { date: '2026-11-22', temperatureMinC: 22.4, temperatureMaxC: 24.7 },
    ]);
  });

  it('needs twenty hours', () => {
    expect(days(makeHours('temperatureC', hours(19), START_MINUTE))).toEqual([]);
    expect(days(makeHours('temperatureC', hours(20), START_MINUTE))).toHaveLength(1);
    const halves = Array.from({ length: 38 }, (_, at) => [at * 30, { temperatureC: 20 }] as const);
    expect(days(makeTable(halves, START_MINUTE))).toEqual([]);
  });

  it('is known by the eight reports of a synoptic station, not by seven', () => {
    const rows = [1, 4, 7, 10, 13, 16, 19, 22].map<MadeRow>((hour) => [hour * 60, { temperatureC: 20 + hour }]);
    expect(days(makeTable(rows, START_MINUTE))).toMatchObject([{ temperatureMinC: 21, temperatureMaxC: 42 }]);
    expect(days(makeTable(rows.slice(1), START_MINUTE))).toEqual([]);
  });

  it('is made of values that passed only', () => {
    const table = makeHours('temperatureC', [...hours(23), 45], START_MINUTE);
    table.flags[23 * ROW_LENGTH] = QUALITY_FLAGS.step;
    expect(days(table)).toMatchObject([{ temperatureMaxC: 22.2 }]);
  });
});

it('a gust is that of a day whose wind was watched', () => {
  const rows = Array.from(
    { length: 24 },
    (_, hour): MadeRow => [hour * 60, { windMs: hour % 5, ...(hour === 9 ? { gustMs: 14 } : {}) }],
  );
  expect(days(makeTable(rows, START_MINUTE))).toMatchObject([{ windMaxMs: 4, gustMaxMs: 14 }]);
  expect(days(makeTable(rows.slice(6, 12), START_MINUTE))).toEqual([]);
  expect(
    days(
      makeTable(
        rows.map(([at]) => [at, { windMs: 1 }]),
        START_MINUTE,
      ),
    ),
  ).toMatchObject([{ gustMaxMs: null }]);
});

describe('a day of rain', () => {
  const rain = (...rows: readonly (readonly [hour: number, mm: number, hours: number])[]) =>
    days(
      makeTable(
        rows.map(([hour, mm, rainHours]) => [hour * 60, { rainMm: mm, rainHours }]),
        START_MINUTE,
      ),
    )[0]?.rainMm ?? null;

  test.each<[string, readonly (readonly [number, number, number])[], number | null]>([
    ['hours', Array.from({ length: 24 }, (_, hour) => [hour + 1, 0.5, 1] as const), 12],
    ['an hour missing', Array.from({ length: 23 }, (_, hour) => [hour + 1, 0.5, 1] as const), null],
    [
      'six hours each, from 01 to 01: a sixth of the last one and of the one before',
      [
        [1, 6, 6],
        [7, 12, 6],
        [13, 0, 6],
        [19, 1, 6],
        [25, 6, 6],
      ],
      1 + 12 + 0 + 1 + 5,
    ],
    [
      'twelve hours give what six of them leave',
      [
        [1, 0, 6],
        [7, 10, 12],
        [13, 0, 6],
        [19, 0, 6],
        [25, 0, 6],
      ],
      10,
    ],
    [
      'twelve hours alone say nothing',
      [
        [1, 0, 6],
        [13, 10, 12],
        [19, 0, 6],
        [25, 0, 6],
      ],
      null,
    ],
    [
      'but twelve dry ones do',
      [
        [1, 0, 6],
        [13, 0, 12],
        [25, 0, 12],
      ],
      0,
    ],
    [
      'a longer amount that is less than its part is passed over',
      [
        [1, 0, 6],
        [7, 8, 6],
        [7, 2, 12],
        [13, 0, 6],
        [19, 0, 6],
        [25, 0, 6],
      ],
      8,
    ],
  ])('%s', (_, rows, expected) => expect(rain(...rows)).toBe(expected));

  it.each<[string, object, number | null]>([
    ['gives the hours between their rain, if none is left', { rain24Mm: 2 }, 4],
    ['says nothing of eighteen hours that share some', { rain24Mm: 9 }, null],
  ])('of the 24 hours to the next morning %s', (_, day, expected) => {
    const rows: readonly MadeRow[] = [
      [60, { rainMm: 0, rainHours: 6 }],
      [7 * 60, { rainMm: 4, rainHours: 6 }],
      [31 * 60, { rainMm: 2, rainHours: 6, ...day }],
    ];
    expect(days(makeTable(rows, START_MINUTE))[0]?.rainMm ?? null).toBe(expected);
  });

  it('of ten minutes each needs them all', () => {
    const rows = Array.from({ length: 144 }, (_, at): MadeRow => [10 * (at + 1), { rainMm: 0.1, rainHours: 0.17 }]);
    expect(days(makeTable(rows, START_MINUTE))).toMatchObject([{ rainMm: 14.4 }]);
    expect(days(makeTable(rows.toSpliced(50, 1), START_MINUTE))).toEqual([]);
  });
});

const withHours = (read: (hour: number) => MadeRow[1]) =>
  days(
    makeTable(
      Array.from({ length: 24 }, (_, hour): MadeRow => [hour * 60, { windMs: 2, ...read(hour) }]),
      START_MINUTE,
    ),
  )[0];

it('dew point and cloud are means of the hours, and unknown where too few state them', () => {
  expect(withHours((hour) => ({ dewPointC: hour < 12 ? 20 : 24, cloudOktas: hour < 12 ? 8 : 2 }))).toMatchObject({
    dewPointMeanC: 22,
    cloudMeanPercent: 62.5,
  });
  expect(withHours((hour) => (hour < 19 ? { dewPointC: 20, cloudOktas: 8 } : {}))).toMatchObject({
    dewPointMeanC: null,
    cloudMeanPercent: null,
  });
});

describe('the least visibility', () => {
  const night = (hour: number, weather: number) =>
    hour === 5 ? { visibilityM: 400, weather } : { visibilityM: 10_000, weather: 0 };

  it('is fog, unless rain explains it', () => {
    expect(withHours((hour) => night(hour, WEATHER.fog))?.visibilityMinKm).toBe(0.4);
    expect(withHours((hour) => night(hour, WEATHER.fog | WEATHER.drizzle))?.visibilityMinKm).toBe(0.4);
    expect(withHours((hour) => night(hour, WEATHER.rain | WEATHER.heavy))?.visibilityMinKm).toBe(10);
  });

  it('is unknown where few hours state it', () => {
    expect(withHours((hour) => (hour < 10 ? night(hour, 0) : {}))?.visibilityMinKm).toBeNull();
  });
});
