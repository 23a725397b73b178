import { expect, test } from 'vitest';
import { findLunarDate, type LunarDate } from './lunar-date.ts';
import { DAY_SECONDS, formatDate, parseDate } from './vietnam-time.ts';

const lunarOf = (date: string) => findLunarDate(parseDate(date) ?? Number.NaN);

/** Past dates of Tết from history, and future ones from domain.md §4.5.2. */
const TET = [
  ...['1968-01-29', '1969-02-16', '1975-02-11', '1976-01-31', '1984-02-02', '1985-01-21', '1986-02-09', '1990-01-27'],
  ...['1995-01-31', '2000-02-05', '2005-02-09', '2007-02-17', '2010-02-14', '2015-02-19', '2018-02-16', '2019-02-05'],
  ...['2020-01-25', '2021-02-12', '2022-02-01', '2023-01-22', '2024-02-10', '2025-01-29', '2026-02-17', '2027-02-06'],
  ...['2028-01-26', '2029-02-13', '2030-02-02', '2031-01-23', '2032-02-11', '2033-01-31', '2034-02-19', '2035-02-08'],
];

test.each(TET)('Tết is on %s', (date) => {
  const year = Number(date.slice(0, 4));
  expect(lunarOf(date)).toEqual({ day: 1, month: 1, year, leap: false });
  const eve = findLunarDate((parseDate(date) ?? 0) - 1);
  expect(eve).toMatchObject({ month: 12, year: year - 1, leap: false });
  expect([29, 30]).toContain(eve?.day);
});

test('Tết 2030 is a day before the Chinese new year: the new moon falls between the two midnights', () => {
  expect(lunarOf('2030-02-01')).toMatchObject({ month: 12, year: 2029 });
  expect(lunarOf('2030-02-02')).toEqual({ day: 1, month: 1, year: 2030, leap: false });
});

test('the leap months of 2000 to 2035 are those of the printed calendars', () => {
  const leaps = new Set<string>();
  for (const { lunar } of listDays('2000-02-05', '2035-12-31'))
    if (lunar.leap) leaps.add(`${lunar.year}:${lunar.month}`);
  expect([...leaps]).toEqual(
    '2001:4 2004:2 2006:7 2009:5 2012:4 2014:9 2017:6 2020:4 2023:2 2025:6 2028:5 2031:3 2033:11'.split(' '),
  );
});

test.each<[string, LunarDate]>([
  ['2026-11-21', { day: 13, month: 10, year: 2026, leap: false }],
  ['2026-09-25', { day: 15, month: 8, year: 2026, leap: false }],
  ['2025-07-24', { day: 30, month: 6, year: 2025, leap: false }],
  ['2025-07-25', { day: 1, month: 6, year: 2025, leap: true }],
  ['2025-08-23', { day: 1, month: 7, year: 2025, leap: false }],
  ['2033-12-22', { day: 1, month: 11, year: 2033, leap: true }],
  ['2034-01-20', { day: 1, month: 12, year: 2033, leap: false }],
  ['2026-01-01', { day: 13, month: 11, year: 2025, leap: false }],
])('%s has its lunar date', (date, lunar) => {
  expect(lunarOf(date)).toEqual(lunar);
});

test('the whole day in Vietnam has one lunar date', () => {
  const dayAt = parseDate('2030-02-02') ?? 0;
  expect(findLunarDate(dayAt + DAY_SECONDS - 1)).toEqual(findLunarDate(dayAt));
  expect(findLunarDate(dayAt - 1)).not.toEqual(findLunarDate(dayAt));
  expect(findLunarDate(dayAt + DAY_SECONDS)).toMatchObject({ day: 2 });
});

test('day follows day: months of 29 or 30 days, twelve of them in order, one at most repeated', () => {
  let before: LunarDate | null = null;
  for (const { date, lunar } of listDays('1968-01-29', '2149-12-31')) {
    if (before !== null && lunar.day !== before.day + 1) {
      expect([29, 30], date).toContain(before.day);
      expect(lunar.day, date).toBe(1);
      expect(lunar, date).toMatchObject(nextMonths(before).find(({ leap }) => leap === lunar.leap) ?? { day: 0 });
    }
    before = lunar;
  }
});

test('before 1968 and after 2149 there is no calendar', () => {
  expect(lunarOf('1967-12-31')).toBeNull();
  expect(lunarOf('1968-01-01')).toEqual({ day: 2, month: 12, year: 1967, leap: false });
  expect(lunarOf('2149-12-31')).not.toBeNull();
  expect(lunarOf('2150-01-01')).toBeNull();
});

/** Possible successors of a month: the next one, or its own leap month. */
function nextMonths({ month, year, leap }: LunarDate) {
  const next = month === 12 ? { month: 1, year: year + 1, leap: false } : { month: month + 1, year, leap: false };
  return leap ? [next] : [next, { month, year, leap: true }];
}

function* listDays(from: string, to: string) {
  const last = parseDate(to) ?? 0;
  for (let at = parseDate(from) ?? 0; at <= last; at += DAY_SECONDS) {
    const lunar = findLunarDate(at);
    if (lunar === null) throw new Error(`${formatDate(at)} has no lunar date`);
    yield { date: formatDate(at), lunar };
  }
}
