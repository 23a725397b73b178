import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { expect, test } from 'vitest';
import { askFlatWeather, type FlatRun, type FlatValues } from './flat-weather.fixture.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam. */
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;
const HOUR_AT = Date.UTC(2026, 10, 21, 7) / 1000;
const hanoi = { query: { lat: 21.03, lng: 105.85 } };

/** A run that started `hoursAgo` before the current hour; values by hours since the current one. */
const runOf = (hoursAgo: number, values: FlatValues, hours = 60): FlatRun => {
  const shifted = Object.entries(values).map(([name, find]) => [
    name,
    (hour: number, cell: number) => find(hour - hoursAgo, cell),
  ]);
  return ['cams', HOUR_AT - hoursAgo * HOUR_SECONDS, hours, Object.fromEntries(shifted)];
};
const askAir = (...runs: FlatRun[]) =>
  askFlatWeather(NOW, runs, (weather) => {
    const air = weather.weatherAqi(hanoi);
    expect(checkSchema(ENDPOINTS_BY_ID.weatherAqi.reply, air, 'en')).toEqual([]);
    return air;
  });

test('steady air has the index of the decision’s table, with class, colour and what drives it', async () => {
  const air = await askAir(runOf(18, { pm25: () => 20.25, o3: () => 136.1, no2: () => 118.7, co: () => 500 }));
  expect(air).toMatchObject({
    aqi: 59,
    category: 'moderate',
    colour: '#FFFF00',
    dominant: 'no2',
    basis: 'model',
    at: '2026-11-21T14:00:00+07:00',
    pollutants: { pm25: 20.3, pm10: null, o3: 136.1, no2: 118.7, so2: null, co: 500 },
  });
  expect(air.hours).toHaveLength(24);
  expect(air.hours[0]).toEqual({ at: '2026-11-21T15:00:00+07:00', aqi: 59, category: 'moderate', dominant: 'no2' });
});

test('dust counts by the NowCast of twelve hours, the eleven before among them', async () => {
  // 100 for eleven hours, then 20: the weight is 1/2, so 20 · 1/2 + 100 · (1/4 + … ), divided by the sum of weights.
  const air = await askAir(runOf(18, { pm25: (hour) => (hour < 0 ? 100 : 20) }));
  const weights = Array.from({ length: 12 }, (_, i) => 0.5 ** i);
  const sum = weights.reduce((total, weight, i) => total + weight * (i === 0 ? 20 : 100), 0);
  const dust = sum / weights.reduce((total, weight) => total + weight, 0);
  expect(air.pollutants.pm25).toBe(20);
  expect(air.aqi).toBe(Math.floor(100 + ((dust - 50) / 30) * 50 + 0.5));
  expect(air.hours[11]?.aqi).toBe(40);
});

test('hours that are over come from older runs where the newest began later', async () => {
  const air = await askAir(runOf(2, { pm25: () => 30 }), runOf(14, { pm25: () => 60 }));
  expect(air.issued.sources.pm25?.runAt).toBe('2026-11-21T12:00:00+07:00');
  // Newest first: three hours of 30, nine of 60.
  const dust = nowCastOf([30, 30, 30, ...Array(9).fill(60)]);
  expect(air.aqi).toBe(Math.floor(50 + ((dust - 25) / 25) * 50 + 0.5));
});

test('the air of a run is given for 24 hours after its start and not longer', async () => {
  expect((await askAir(runOf(24, { pm25: () => 30 }))).aqi).toBe(60);
  await expect(askAir(runOf(25, { pm25: () => 30 }))).rejects.toThrow('No data yet');
});

test('the air of a model whose runs come out a day late is given until two of them have failed', async () => {
  const silam = (hoursAgo: number): FlatRun => ['silam', HOUR_AT - hoursAgo * HOUR_SECONDS, 120, { pm25: () => 30 }];
  const air = await askAir(silam(54));
  expect(air).toMatchObject({ aqi: 60, dominant: 'pm25', basis: 'model' });
  expect(air.hours.every(({ aqi }) => aqi === 60)).toBe(true);
  expect((await askAir(silam(78))).aqi).toBe(60);
  await expect(askAir(silam(79))).rejects.toThrow('No data yet');
});

test('a newer run is overdue once it is due and its time to arrive is over, by the timetable of what drives the index', async () => {
  // Begun at 00 UTC of 20 November, so the next is due at 06 UTC of the 22nd and may take eight hours.
  const silam: FlatRun = ['silam', Date.UTC(2026, 10, 20) / 1000, 120, { pm25: () => 30 }];
  expect((await askAir(silam)).overdueAt).toBe('2026-11-22T21:00:00+07:00');
  expect((await askAir(runOf(6, { pm25: () => 30 }))).overdueAt).toBeNull();
  const gases: FlatRun = ['silam', Date.UTC(2026, 10, 20) / 1000, 120, { o3: () => 30 }];
  expect((await askAir(gases)).overdueAt).toBeNull();
});

test('days count by their own rule, today with its past hours, and only where enough of their hours are known', async () => {
  // A run of yesterday 07:00 in Vietnam: dust of 30 by day one, ozone of 250 in one hour of the second, 120 hours.
  const runAt = Date.UTC(2026, 10, 20) / 1000;
  const ozone = (hour: number) => (hour === 41 + 12 ? 250 : 20);
  const { days } = await askAir(['silam', runAt, 120, { pm25: () => 30, o3: ozone }]);
  const dust = { aqi: 60, category: 'moderate', dominant: 'pm25' };
  expect(days).toEqual([
    { date: '2026-11-21', ...dust },
    { date: '2026-11-22', aqi: 125, category: 'poor', dominant: 'o3' },
    { date: '2026-11-23', ...dust },
    { date: '2026-11-24', ...dust },
    { date: '2026-11-25', aqi: null, category: null, dominant: null },
  ]);
});

test('air for which the operator has a key comes before that without one', async () => {
  const silam: FlatRun = ['silam', HOUR_AT - 31 * HOUR_SECONDS, 120, { pm25: () => 30, co: () => 500 }];
  const air = await askAir(silam, ['open-meteo-air', HOUR_AT - 6 * HOUR_SECONDS, 48, { pm25: () => 20 }]);
  expect(air.pollutants).toMatchObject({ pm25: 20, co: 500 });
});

test('particles of GEFS stand in where SILAM has none, and make an index of their own without gases', async () => {
  const gefs: FlatRun = ['gefs-aerosol', HOUR_AT - 7 * HOUR_SECONDS, 120, { pm25: () => 20, pm10: () => 60 }];
  const alone = await askAir(gefs);
  expect(alone).toMatchObject({ dominant: 'pm10', pollutants: { pm25: 20, pm10: 60, o3: null, co: null } });
  const silam: FlatRun = ['silam', HOUR_AT - 31 * HOUR_SECONDS, 120, { pm25: () => 30, o3: () => 80 }];
  const both = await askAir(silam, gefs);
  expect(both.pollutants).toMatchObject({ pm25: 30, pm10: 60, o3: 80 });
  expect(both.issued.sources).toMatchObject({ pm25: { source: 'silam' }, pm10: { source: 'gefs-aerosol' } });
});

test('without dust there is no index, but the gases are given', async () => {
  const air = await askAir(runOf(6, { o3: () => 80 }));
  expect(air).toMatchObject({ aqi: null, category: null, colour: null, dominant: null, pollutants: { o3: 80 } });
});

function nowCastOf(values: readonly number[]): number {
  const weight = Math.max(0.5, Math.min(...values) / Math.max(...values));
  const sum = values.reduce((total, value, i) => total + weight ** i * value, 0);
  return sum / values.reduce((total, _, i) => total + weight ** i, 0);
}
