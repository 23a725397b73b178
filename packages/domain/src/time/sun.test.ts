import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSunTimes, isDayAt, sunElevationDeg } from './sun.ts';
import { DAY_SECONDS, formatClock, parseDate } from './vietnam-time.ts';

const hanoi = { lat: 21.0285, lng: 105.8542 };
const clock = (at: number | null) => (at === null ? '' : formatClock(at));

// Known times of the three places; ours may differ by two minutes, because of the point within the city and rounding.
test.each([
  ['Hà Nội', hanoi, '2026-06-21', '05:16', '18:41'],
  ['Hà Nội', hanoi, '2026-12-22', '06:30', '17:20'],
  ['Thành phố Hồ Chí Minh', { lat: 10.7769, lng: 106.7009 }, '2026-03-20', '05:59', '18:05'],
])('the sun over %s', (_name, point, date, sunrise, sunset) => {
  const times = findSunTimes(point, parseDate(date) ?? 0);
  expect(minutesApart(clock(times.sunriseAt), sunrise)).toBeLessThanOrEqual(2);
  expect(minutesApart(clock(times.sunsetAt), sunset)).toBeLessThanOrEqual(2);
});

test('over every served point sunrise and sunset lie on the asked day, about its noon, with the sun on the horizon', () => {
  const lat = fc.double({ min: 5, max: 24.5, noNaN: true });
  const lng = fc.double({ min: 99, max: 119.5, noNaN: true });
  fc.assert(
    fc.property(lat, lng, fc.integer({ min: 0, max: 20_000 }), (lat, lng, day) => {
      const dayStart = day * DAY_SECONDS + 17 * 3600;
      const { sunriseAt, sunsetAt } = findSunTimes({ lat, lng }, dayStart);
      if (sunriseAt === null || sunsetAt === null) throw new Error('the sun rises and sets every day in the tropics');
      expect(sunriseAt).toBeGreaterThan(dayStart + 4 * 3600);
      expect(sunriseAt).toBeLessThan(dayStart + 8 * 3600);
      expect(sunsetAt).toBeGreaterThan(dayStart + 16 * 3600);
      expect(sunsetAt).toBeLessThan(dayStart + 20 * 3600);
      expect(Math.abs(sunElevationDeg({ lat, lng }, sunriseAt) + 0.35)).toBeLessThan(0.2);
      expect(Math.abs(sunElevationDeg({ lat, lng }, sunsetAt) + 0.35)).toBeLessThan(0.2);
    }),
  );
});

test('near the pole in summer the sun neither rises nor sets', () => {
  expect(findSunTimes({ lat: 85, lng: 105 }, parseDate('2026-06-21') ?? 0)).toEqual({
    sunriseAt: null,
    sunsetAt: null,
  });
});

test('the sun is high at noon and far below the horizon at midnight', () => {
  const day = parseDate('2026-06-21') ?? 0;
  expect(sunElevationDeg(hanoi, day + 12 * 3600)).toBeGreaterThan(80);
  expect(sunElevationDeg(hanoi, day)).toBeLessThan(-40);
});

function minutesApart(a: string, b: string): number {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  return Math.abs(minutes(a) - minutes(b));
}

test('day begins with the minute of sunrise and ends with that of sunset', () => {
  const khanhHoa = { lat: 12.25, lng: 109.19 };
  const dayStart = parseDate('2026-11-23') ?? 0;
  const { sunriseAt, sunsetAt } = findSunTimes(khanhHoa, dayStart);
  const shown = [sunriseAt, sunsetAt].flatMap((at) => (at === null ? [] : [at - 1, at]));
  expect(shown.map((at) => isDayAt(khanhHoa, at))).toEqual([false, true, true, false]);
});

test('an hour taken at its middle is day where the sun is up for the larger part', () => {
  // Hà Nội, 23 November: sunrise 06:11, sunset 17:14.
  const hanoi = { lat: 21.03, lng: 105.85 };
  const dayStart = parseDate('2026-11-23') ?? 0;
  const days = Array.from({ length: 24 }, (_, hour) => isDayAt(hanoi, dayStart + hour * 3600 + 1800));
  expect([days.indexOf(true), days.lastIndexOf(true)]).toEqual([6, 16]);
});
