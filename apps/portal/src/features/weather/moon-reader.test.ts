import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { findMoonTimes } from '@portal/domain/time/moon';
import { formatMoment, parseDate } from '@portal/domain/time/vietnam-time';
import { expect, test } from 'vitest';
import { askFlatWeather } from './flat-weather.fixture.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam. */
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;
const hanoi = { lat: 21.03, lng: 105.85 };

const askToday = (now: number, lang: 'vi' | 'en') =>
  askFlatWeather(now, [['gfs', now - (now % 3600), 40, { temperature2m: () => 25 }]], (weather) => {
    const today = weather.weatherToday({ query: { ...hanoi, lang } });
    expect(checkSchema(ENDPOINTS_BY_ID.weatherToday.reply, today, 'en')).toEqual([]);
    return today;
  });

test('today has its moon and its lunar date in both languages', async () => {
  const today = await askToday(NOW, 'vi');
  expect(today.moon).toMatchObject({ illumination: 0.85, name: 'Trăng tròn dần' });
  expect(today.moon?.phase).toBeGreaterThan(0.36);
  expect(today.moon?.phase).toBeLessThan(0.39);
  expect(today.lunarDate).toEqual({ day: 13, month: 10, year: 2026, leap: false, yearName: 'Bính Ngọ' });
  const english = await askToday(NOW, 'en');
  expect([english.moon?.name, english.lunarDate?.yearName]).toEqual(['Waxing gibbous', 'Fire Horse']);
});

test('rise and set are within a minute of those of the very place', async () => {
  const { moon } = await askToday(NOW, 'vi');
  const exact = findMoonTimes(hanoi, parseDate('2026-11-21') ?? 0);
  expect(Math.abs(Date.parse(moon?.rise ?? '') / 1000 - (exact.moonriseAt ?? 0))).toBeLessThan(60);
  expect(Math.abs(Date.parse(moon?.set ?? '') / 1000 - (exact.moonsetAt ?? 0))).toBeLessThan(60);
  expect(moon?.rise?.slice(0, 10)).toBe(formatMoment(NOW).slice(0, 10));
});

test('the lunar date turns at midnight in Vietnam, into Tết too', async () => {
  const midnight = parseDate('2030-02-02') ?? 0;
  const eve = await askToday(midnight - 60, 'vi');
  expect(eve.lunarDate).toMatchObject({ month: 12, year: 2029, yearName: 'Kỷ Dậu' });
  const tet = await askToday(midnight + 60, 'vi');
  expect(tet.lunarDate).toEqual({ day: 1, month: 1, year: 2030, leap: false, yearName: 'Canh Tuất' });
});
