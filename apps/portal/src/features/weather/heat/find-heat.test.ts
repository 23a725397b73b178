import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { expect, test } from 'vitest';
import { findWorkConditions } from '../agriculture/find-work-conditions.ts';
import { askFlatWeather, type FlatRun, type FlatValues } from '../flat-weather.fixture.ts';
import type { WeatherNeeds } from '../needs.ts';
import { createPlaceWeatherReader } from '../place-weather-reader.ts';
import { listHeatCourse } from './find-heat.ts';

/** Monday 6 July 2026, 00:20 in Vietnam; the run started the evening before. */
const NOW = Date.UTC(2026, 6, 5, 17, 20) / 1000;
const RUN_AT = Date.UTC(2026, 6, 5, 12) / 1000;
const HANOI = { lat: 21.03, lng: 105.85 };

/** Hour of the day in Vietnam of an hour of the run. */
const clockOf = (hour: number): number => (hour + 19) % 24;
const byDay = (night: number, noon: number) => (hour: number) =>
  night + (noon - night) * Math.max(Math.sin(((clockOf(hour) - 6) / 12) * Math.PI), 0);

const HOT: FlatValues = {
  temperature2m: byDay(28, 38),
  relativeHumidity2m: byDay(85, 50),
  windU10m: () => 2,
  windV10m: () => 0,
  pressureMsl: () => 1004,
  cloudCover: () => 20,
  precipitation: () => 0,
  shortWaveRadiation: byDay(0, 900),
};
const without = (name: keyof FlatValues): FlatValues =>
  Object.fromEntries(Object.entries(HOT).filter(([own]) => own !== name));

function ask(values: FlatValues, query: Record<string, unknown> = {}, more: Partial<WeatherNeeds> = {}, now = NOW) {
  const run: FlatRun = ['gfs', RUN_AT, 190, values];
  return askFlatWeather(
    now,
    [run],
    (weather) => {
      const heat = weather.weatherHeat({ query: { ...HANOI, ...query } });
      expect(checkSchema(ENDPOINTS_BY_ID.weatherHeat.reply, heat, 'en')).toEqual([]);
      return { heat, hours: weather.weatherHours({ query: { ...HANOI, hours: 24 } }).hours };
    },
    more,
  );
}

test('fewer days are those of the whole week, from today on', async () => {
  const [{ heat: today }, { heat: week }] = [await ask(HOT, { days: 1 }), await ask(HOT)];
  expect(today.hours).toEqual(week.hours.slice(0, 24));
  expect(today.days).toEqual(week.days.slice(0, 1));
});

test('seven days by the hour: heat and rest of a hot noon, none at night', async () => {
  const { heat } = await ask(HOT);
  expect(heat.hours).toHaveLength(168);
  expect(heat.hours[0]).toMatchObject({ at: '2026-07-06T00:00:00+07:00', basis: 'model' });
  const [night, noon] = [heat.hours[2], heat.hours[12]];
  expect(night?.wbgt).toBeGreaterThan(25);
  expect(night?.wbgt).toBeLessThan(28);
  expect(noon?.wbgt).toBeGreaterThan(33);
  expect(noon?.rest).toEqual({ light: 60, moderate: 60, heavy: 60 });
  expect(heat.days[0]).toMatchObject({
    date: '2026-07-06',
    wbgtMax: Math.max(...heat.hours.slice(5, 19).map(({ wbgt }) => wbgt ?? 0)),
  });
  expect(heat.issued.sources.shortWave?.source).toBe('gfs');
});

test('radiation that no run has is estimated from sun and cloud, and said so; without cloud there is no WBGT by day', async () => {
  const estimated = (await ask(without('shortWaveRadiation'))).heat;
  const [known, guessed] = [(await ask(HOT)).heat.hours[11]?.wbgt ?? 0, estimated.hours[11]?.wbgt ?? 0];
  expect(estimated.hours[11]?.basis).toBe('estimate');
  expect(estimated.issued.estimated).toContain('shortWave');
  expect(Math.abs(known - guessed)).toBeLessThan(1.5);
  const { shortWaveRadiation: _, cloudCover: __, ...blind } = HOT;
  const { hours } = (await ask(blind)).heat;
  expect([hours[11]?.wbgt, hours[11]?.basis, hours[11]?.rest.heavy]).toEqual([null, null, null]);
  expect(hours[2]?.wbgt).toBeGreaterThan(20);
});

test('the heat is that of the hourly page: warmer hours there are warmer here', async () => {
  const { heat, hours } = await ask({ ...HOT, temperature2m: (hour) => (clockOf(hour) === 9 ? 39 : 30) });
  const hottest = hours.reduce((best, hour) => ((hour.temperature ?? 0) > (best.temperature ?? 0) ? hour : best));
  expect(hottest.at.slice(11, 13)).toBe('09');
  expect(heat.days[0]?.wbgtMaxAt).toBe(hottest.at);
});

test('a shift keeps its hours around the noon that stops work, as the wish says', async () => {
  const { heat } = await ask(HOT, { work: 'moderate', shiftHours: 6, earliest: '05:30', latest: '20:00' });
  const [today] = heat.days;
  const planned = today?.planned;
  expect(planned?.presentMinutes).toBe(360);
  expect(planned?.workMinutes).toBeGreaterThan(today?.regular?.workMinutes ?? 0);
  expect(planned?.spans[0]?.from && planned.spans[0].from >= '2026-07-06T05:30').toBe(true);
  for (const { from, to } of planned?.spans ?? [])
    for (const { at, rest } of heat.hours) if (at >= from && at < to) expect(rest.moderate).toBeLessThan(60);
  expect(today?.regular?.spans.map(({ from, to }) => [from.slice(11, 16), to.slice(11, 16)])).toEqual([
    ['07:00', '11:00'],
    ['13:00', '15:00'],
  ]);
});

test('a day that has begun has no shift; the next has', async () => {
  const { heat } = await ask(HOT, {}, {}, NOW + 6 * 3600);
  expect(heat.days[0]).toMatchObject({ planned: null, regular: null });
  expect(heat.days[1]?.planned).not.toBeNull();
});

const WARNING: OfficialWarning = {
  id: 'bao-so-3',
  issuer: 'NCHMF',
  number: '3',
  kind: 'storm',
  level: 4,
  issuedAt: '2026-07-06T00:00:00+07:00',
  startsAt: '2026-07-06T00:00:00+07:00',
  expiresAt: '2026-07-06T20:00:00+07:00',
  endAssumed: false,
  area: { name: 'Hà Nội', places: [], polygons: [], circles: [] },
  language: 'vi',
  headline: 'Bão số 3',
  text: 'Bão số 3.',
  original: { language: 'vi', headline: 'Bão số 3', text: 'Bão số 3.' },
  link: null,
};

test('a bulletin stops work until its end, and for a day after nothing is advised; a bulletin of heat changes nothing', async () => {
  const { heat } = await ask(HOT, {}, { gates: () => [WARNING] });
  expect(heat.hours[2]).toMatchObject({ basis: 'warning', rest: { light: 60, moderate: 60, heavy: 60 } });
  expect(heat.hours[19]?.basis).toBe('warning');
  expect(heat.hours[20]).toMatchObject({ basis: 'afterWarning', rest: { light: null, moderate: null, heavy: null } });
  expect(heat.hours[43]?.basis).toBe('afterWarning');
  expect(heat.hours[44]?.basis).toBe('model');
  expect(heat.days[0]?.planned).toBeNull();
  const hot = (await ask(HOT, {}, { gates: () => [{ ...WARNING, kind: 'heat', level: 3 }] })).heat;
  expect(hot).toEqual((await ask(HOT)).heat);
});

test('rules read the hours of the call, and none that a bulletin decides', async () => {
  const run: FlatRun = ['gfs', RUN_AT, 190, HOT];
  const read = (gates: readonly OfficialWarning[]) =>
    askFlatWeather(NOW, [run], (weather, needs) => {
      const { hours } = weather.weatherHeat({ query: HANOI });
      const located = createPlaceWeatherReader(needs)(needs.places.locate(HANOI), 'hours');
      return { hours, course: listHeatCourse(located, findWorkConditions(located, gates), 1) };
    });
  const { hours, course } = await read([]);
  expect(course.map(({ wbgtC }) => wbgtC)).toEqual(hours.slice(0, 24).map(({ wbgt }) => wbgt));
  expect(course.map(({ at }) => at)).toEqual(hours.slice(0, 24).map(({ at }) => Date.parse(at) / 1000));
  const warned = (await read([{ ...WARNING, expiresAt: '2026-07-06T10:00:00+07:00' }])).course;
  expect(warned.every(({ wbgtC }) => wbgtC === null)).toBe(true);
});

test('without air there is no heat', async () => {
  await expect(ask(without('relativeHumidity2m'))).rejects.toThrow('No data yet');
});
