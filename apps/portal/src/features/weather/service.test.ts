import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSchema } from '@portal/contract/check-schema';
import { GUEST_CONTEXT } from '@portal/contract/context';
import { ENDPOINTS, ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { SmartgenSpan } from '@portal/contract/endpoints/smartgen-schema';
import { AppError } from '@portal/contract/errors';
import { parseInput } from '@portal/contract/parse-input';
import { HOUR_FIELD_NAMES } from '@portal/domain/weather/hour-field.table';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { openRunStore, type RunStore } from '@portal/forecast/store/run-store';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBrokenRules } from './invariants.fixture.ts';
import { locateSample } from './location.fixture.ts';
import { makeSampleRun } from './run.fixture.ts';
import { createWeather, listWeatherRoutes, type Weather } from './service.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam. */
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;
const folder = mkdtempSync(join(tmpdir(), 'weather-'));
let store: RunStore;
let weather: Weather;

beforeAll(async () => {
  const { header, fields } = makeSampleRun(NOW, 7);
  await publishRun(folder, header, fields, { now: NOW });
  store = openRunStore(folder);
  weather = createWeather({ store, places: { locate: locateSample }, clock: () => NOW, demo: () => true });
});
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

const NO_DATA = new AppError('noData', { retryAfterSeconds: 600 });
const daLat = { query: { location: 'da-lat' } };
const points = fc.sample(
  fc.record({
    lat: fc.double({ min: 5, max: 24.5, noNaN: true }),
    lng: fc.double({ min: 99, max: 119.5, noNaN: true }),
  }),
  { numRuns: 200, seed: 11 },
);

function expectSound(id: Exclude<keyof Weather, 'announce'>, reply: unknown): void {
  expect(checkSchema(ENDPOINTS_BY_ID[id].reply, reply, 'en')).toEqual([]);
  expect(listBrokenRules(reply)).toEqual([]);
}

describe('every weather call', () => {
  it('keeps the rules of a reply at 200 random places', () => {
    for (const point of points) {
      const input = { query: point };
      expectSound('weatherNow', weather.weatherNow(input));
      expectSound('weatherAqi', weather.weatherAqi(input));
      expectSound('weatherUv', weather.weatherUv(input));
      expectSound('weatherToday', weather.weatherToday(input));
      expectSound('weatherTomorrow', weather.weatherTomorrow(input));
      expectSound('weatherHours24', weather.weatherHours24(input));
      expectSound('weatherDays15', weather.weatherDays15(input));
      expectSound('weatherDays90', weather.weatherDays90(input));
      expectSound('weatherSmartgen', weather.weatherSmartgen({ query: { ...point, lang: 'en' } }));
      expectSound('weatherRain72', weather.weatherRain72(input));
      expectSound('weatherHours', weather.weatherHours({ query: { ...point, hours: 360 } }));
      expectSound('weatherBatch', weather.weatherBatch({ query: {}, body: { locations: [point], hours: 3 } }));
      expectSound('weatherWind', weather.weatherWind(input));
      expectSound('weatherHistory', weather.weatherHistory({ query: {}, body: { locations: [point] } }));
    }
  });

  it('gives wind at heights by the same rules, with the wind of the hours at 10 m', () => {
    for (const query of points.slice(0, 12)) {
      const wind = weather.weatherWindHeights({ query });
      expectSound('weatherWindHeights', wind);
      const hours = weather.weatherHours({ query: { ...query, hours: 72, variables: 'windSpeed' } }).hours;
      expect(wind.hours.map(({ levels }) => levels[0]?.windSpeed)).toEqual(hours.map(({ windSpeed }) => windSpeed));
    }
  });

  it('answers the chosen fields of so many hours, of one place and of many', () => {
    const { hours } = weather.weatherHours24(daLat);
    const wish = { hours: 24, variables: 'rain,temperature' };
    const chosen = weather.weatherHours({ query: { ...daLat.query, ...wish } }).hours;
    expect(chosen).toEqual(hours.map(({ at, rain, temperature }) => ({ at, rain, temperature })));
    expect(weather.weatherHours({ query: { ...daLat.query, hours: 1 } }).hours).toEqual(hours.slice(0, 1));
    const locations = [...points.slice(0, 5), { lat: 48.85, lng: 2.35 }, ...points.slice(5, 10)];
    const { items } = weather.weatherBatch({ query: {}, body: { locations, hours: 48, variables: ['code', 'rain'] } });
    expect(items[5]).toEqual({ place: null, issued: null, hours: [], error: 'outsideCoverage' });
    for (const [index, point] of locations.entries()) {
      if (index === 5) continue;
      const alone = weather.weatherHours({ query: { ...point, hours: 48, variables: 'code,rain' } });
      expect(items[index]).toEqual({ ...alone, error: null });
    }
  });

  it('answers a field that is read alone as it stands among all others', () => {
    for (const point of points.slice(0, 12)) {
      for (const hours of [1, 24, 90]) {
        const whole = weather.weatherHours({ query: { ...point, hours } }).hours;
        for (const name of [...HOUR_FIELD_NAMES, 'thunder', 'rainBasis'] as const) {
          const { hours: alone } = weather.weatherHours({ query: { ...point, hours, variables: name } });
          expect(alone).toEqual(whole.map((hour) => ({ at: hour.at, [name]: hour[name] })));
        }
      }
    }
  });

  it('agrees with the others about the same hours and days', () => {
    for (const query of points.slice(0, 50)) {
      const { day, periods } = weather.weatherToday({ query });
      const { hours } = weather.weatherHours24({ query });
      const far = weather.weatherHours({ query: { ...query, hours: 48 } }).hours;
      expect(far.slice(0, 24)).toEqual(hours);
      const { days } = weather.weatherDays15({ query });
      expect(days[0]).toEqual(day);
      expect(weather.weatherDays90({ query }).days[1]).toEqual({ ...days[1], basis: 'forecast' });
      expect(weather.weatherNow({ query }).now).toEqual(hours[0]);
      const tomorrow = weather.weatherTomorrow({ query });
      expect(tomorrow).toMatchObject({ day: days[1], today: day, earlier: [] });
      const { periods: shown } = weather.weatherDays15({ query: { ...query, days: 7, periods: 7 } });
      expect(shown.slice(0, 2)).toEqual([periods, tomorrow.periods]);
      for (const hour of hours) {
        const itsDay = days.find(({ date }) => hour.at.startsWith(date));
        expect(itsDay?.rainHours[Number(hour.at.slice(11, 13))]).toBe(hour.rain);
        expect(hour.temperature).toBeLessThanOrEqual(itsDay?.temperatureMax ?? 0);
        expect(hour.temperature).toBeGreaterThanOrEqual(itsDay?.temperatureMin ?? 0);
      }
      expect(periods.map(({ from }) => from.slice(11, 13))).toEqual(['07', '13', '19', '01']);
      const morning = day.rainHours.slice(7, 13).reduce((sum: number, rain) => sum + (rain ?? 0), 0);
      expect(periods[0]?.rain).toBeCloseTo(morning, 6);
      for (const [i, { nightCode, rainHours }] of days.slice(0, 14).entries()) {
        const night = [...rainHours.slice(18), ...(days[i + 1]?.rainHours.slice(0, 6) ?? [])];
        if ((nightCode ?? 0) >= 12) expect(Math.max(...night.map((rain) => rain ?? 0))).toBeGreaterThan(0);
      }
      const rain72 = weather.weatherRain72({ query }).hours;
      expect(rain72.slice(0, 24).map(({ rain }) => rain)).toEqual(hours.map(({ rain }) => rain));
    }
  });

  it('answers the same whichever call came first', () => {
    const open = () => createWeather({ store, places: { locate: locateSample }, clock: () => NOW, demo: () => true });
    for (const query of points.slice(0, 20)) {
      const [before, after] = [open(), open()];
      after.weatherDays15({ query });
      expect(after.weatherToday({ query })).toEqual(before.weatherToday({ query }));
      expect(after.weatherTomorrow({ query })).toEqual(before.weatherTomorrow({ query }));
      expect(after.weatherHours24({ query })).toEqual(before.weatherHours24({ query }));
      expect(after.weatherRain72({ query })).toEqual(before.weatherRain72({ query }));
      const { items } = before.weatherHistory({ query: {}, body: { locations: [query] } });
      expect(items[0]?.now).toEqual(after.weatherNow({ query }).now);
    }
  });

  it('says where its values come from', () => {
    const { issued, place } = weather.weatherNow(daLat);
    expect(issued).toMatchObject({
      source: 'demo',
      runAt: '2026-11-21T13:00:00+07:00',
      updatedAt: '2026-11-21T14:20:00+07:00',
      demo: true,
    });
    expect(Object.keys(issued.sources)).toContain('windGust');
    expect(place.displayName.main).toBe('Đà Lạt');
    expect(Object.keys(weather.weatherAqi(daLat).issued.sources)).toEqual(['pm25', 'pm10', 'o3', 'no2', 'so2', 'co']);
  });

  it('refuses places that it does not know or cover', () => {
    expect(() => weather.weatherNow({ query: { location: 'atlantis' } })).toThrow(new AppError('unknownPlace'));
    expect(() => weather.weatherNow({ query: { lat: 48, lng: 2 } })).toThrow(new AppError('outsideCoverage'));
    const body = {
      locations: [
        { lat: 11, lng: 108 },
        { lat: 48, lng: 2 },
      ],
    };
    expect(() => weather.weatherHistory({ query: {}, body })).toThrow(new AppError('outsideCoverage'));
  });
});

describe('the times of a reply', () => {
  it('are the current hour, today’s date and the days from it on', () => {
    expect(weather.weatherNow(daLat).now.at).toBe('2026-11-21T14:00:00+07:00');
    expect(weather.weatherHours24(daLat).hours.at(-1)?.at).toBe('2026-11-22T13:00:00+07:00');
    const { hours } = weather.weatherHours24({ query: { ...daLat.query, hours: 48 } });
    expect([hours.length, hours.at(-1)?.at]).toEqual([48, '2026-11-23T13:00:00+07:00']);
    expect(weather.weatherToday(daLat)).toMatchObject({ date: '2026-11-21' });
    expect(weather.weatherDays15(daLat).days.at(-1)?.date).toBe('2026-12-05');
    expect(weather.weatherUv(daLat).hours[0]?.at).toBe('2026-11-21T00:00:00+07:00');
    expect(weather.weatherAqi(daLat).hours[0]?.at).toBe('2026-11-21T15:00:00+07:00');
    const [item] = weather.weatherHistory({ query: {}, body: { locations: [{ lat: 11.94, lng: 108.46 }] } }).items;
    expect(item?.yesterday.date).toBe('2026-11-20');
  });

  it('know the night that began the day until it is over', () => {
    const LAST_SECOND_OF_NIGHT = Date.UTC(2026, 10, 20, 23, 59, 59) / 1000;
    const at = (now: number) =>
      createWeather({ store, places: { locate: locateSample }, clock: () => now, demo: () => true }).weatherToday(
        daLat,
      );
    const early = at(LAST_SECOND_OF_NIGHT);
    expect(early.nightBefore).toMatchObject({
      period: 'night',
      from: '2026-11-21T01:00:00+07:00',
      to: early.periods[0]?.from,
    });
    expect(at(LAST_SECOND_OF_NIGHT + 1)).toMatchObject({ nightBefore: null, date: early.date });
  });

  it('of 90 days are forecast for 15 and normals after, in 13 weeks to day 91', () => {
    const { days, weeks } = weather.weatherDays90(daLat);
    expect(days.map(({ basis }) => basis).lastIndexOf('forecast')).toBe(14);
    expect(days[15]).toMatchObject({ date: '2026-12-06', basis: 'normal', code: null, rainHours: null, sunrise: null });
    expect(days[15]?.temperatureMean).toBeGreaterThan(10);
    expect(weeks.map(({ basis }) => basis)).toEqual(['forecast', 'forecast', ...Array(11).fill('normal')]);
    expect(weeks[12]).toMatchObject({ from: '2027-02-13', to: '2027-02-19', temperature: null, rain: null });
  });
});

describe('periods beside the days', () => {
  const count = (query: object) => weather.weatherDays15({ query: { location: 'da-lat', ...query } }).periods.length;

  it('are of as many days as were asked for, none by default, never of more than there are', () => {
    expect([count({}), count({ periods: 3 }), count({ days: 5, periods: 7 })]).toEqual([0, 3, 5]);
  });

  it('are the same for the seventh day, however many days are asked for', () => {
    const query = { location: 'da-lat', periods: 7 };
    const seven = weather.weatherDays15({ query: { ...query, days: 7 } }).periods;
    expect(seven).toEqual(weather.weatherDays15({ query }).periods);
  });
});

describe('the text of a place', () => {
  it('speaks of now in the asked language and unit, with its facts', () => {
    const { text, facts } = weather.weatherSmartgen(daLat);
    expect(text).toMatch(/^[^.]+, −?\d+°/);
    expect(facts).toContainEqual({ name: 'hour', value: 14, unit: null });
    const { temperature } = weather.weatherNow(daLat).now;
    expect(facts).toContainEqual({ name: 'temperature', value: temperature, unit: '°C' });
    const inFahrenheit = weather.weatherSmartgen({ query: { location: 'da-lat', unit: 'F', lang: 'en' } });
    expect(inFahrenheit.text).toMatch(
      new RegExp(`^${Math.floor((temperature ?? 0) * 1.8 + 32.5)}° `.replace('-', '−')),
    );
  });

  it('speaks of each span in both languages', () => {
    const spans = SmartgenSpan.anyOf.map(({ const: span }) => span);
    const texts = spans.flatMap((span) =>
      (['vi', 'en'] as const).map((lang) => weather.weatherSmartgen({ query: { location: 'da-lat', span, lang } })),
    );
    for (const reply of texts) expectSound('weatherSmartgen', reply);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(2 * spans.length);
  });
});

describe('the map', () => {
  const bound = { north: 12.5, south: 11.5, east: 109, west: 108 };

  it('gives points in the window that say the same as a place there', () => {
    const { points: found, issued } = weather.weatherMap({ query: {}, body: { bound, zoom: 9 } });
    expectSound('weatherMap', { issued, points: found });
    expect(found.length).toBeGreaterThan(3);
    for (const point of found) {
      const { now } = weather.weatherNow({ query: { lat: point.lat, lng: point.lng } });
      expect([point.temperature, point.code, point.rain]).toEqual([now.temperature, now.code, now.rain]);
    }
  });

  it('is empty outside coverage and refuses a window without height', () => {
    const far = { north: 50, south: 40, east: 10, west: 0 };
    expect(weather.weatherMap({ query: {}, body: { bound: far, zoom: 5 } }).points).toEqual([]);
    const flat = { ...bound, north: 11 };
    expect(() => weather.weatherMap({ query: {}, body: { bound: flat, zoom: 5 } })).toThrow(
      new AppError('badInput', { errors: [{ path: 'bound.north', message: 'north phải lớn hơn south.' }] }),
    );
  });
});

describe('without data', () => {
  it('a call that needs it refuses and says when to come again; the climate still answers', () => {
    const none = createWeather({ store, places: { locate: locateSample }, clock: () => NOW, demo: () => false });
    for (const id of ['weatherNow', 'weatherAqi', 'weatherUv', 'weatherToday', 'weatherHours24'] as const) {
      expect(() => none[id](daLat)).toThrow(NO_DATA);
    }
    for (const id of ['weatherSmartgen', 'weatherDays15', 'weatherRain72', 'weatherWind', 'weatherMarine'] as const) {
      expect(() => none[id](daLat)).toThrow(NO_DATA);
    }
    const body = { locations: [{ lat: 11, lng: 108 }] };
    expect(() => none.weatherHistory({ query: {}, body })).toThrow(NO_DATA);
    const { days, issued } = none.weatherDays90(daLat);
    expectSound('weatherDays90', none.weatherDays90(daLat));
    expect(issued).toEqual({
      source: null,
      runAt: null,
      updatedAt: null,
      demo: false,
      sources: {},
      estimated: [],
      credits: [],
    });
    expect(days[0]?.temperatureMax).toBeNull();
    expect(days[20]?.temperatureMean).not.toBeNull();
  });
});

describe('anything that comes over HTTP', () => {
  const words = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('', '11.9', '108.4', 'da-lat', 'en'));
  const degrees = fc.oneof(fc.double({ min: 0, max: 120 }), fc.integer({ min: 0, max: 120 })).map(String);
  const rawQuery = fc.oneof(
    fc.dictionary(
      fc.constantFrom('lat', 'lng', 'location', 'province', 'district', 'lang'),
      fc.oneof(words, fc.array(words, { maxLength: 2 })),
    ),
    fc.record({ lat: degrees, lng: degrees, lang: fc.constantFrom('vi', 'en') }),
    fc.constant({ location: 'da-lat' }),
  );
  const coordinate = fc.oneof(fc.double({ min: 0, max: 120 }), fc.double({ min: -200, max: 200 }), fc.anything());
  const point = fc.record({ lat: coordinate, lng: coordinate });
  const window = fc.record({ north: coordinate, south: coordinate, east: coordinate, west: coordinate });
  const body = fc.oneof(
    fc.anything(),
    fc.record({ locations: fc.array(point, { maxLength: 4 }) }),
    fc.record({ bound: window, zoom: fc.oneof(fc.double(), fc.integer({ min: 0, max: 24 })) }),
  );

  it('is answered soundly or refused with a code, never with anything else', async () => {
    const routes = listWeatherRoutes(weather);
    let answered = 0;
    expect(routes).toHaveLength(ENDPOINTS.filter(({ id }) => id.startsWith('weather')).length);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), rawQuery, body, async ({ endpoint, handle }, query, rawBody) => {
        const parsed = parseInput(endpoint, query, rawBody);
        if (!parsed.ok) return;
        try {
          expect(listBrokenRules(await handle(parsed.input, GUEST_CONTEXT))).toEqual([]);
          answered++;
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          expect(['unknownPlace', 'outsideCoverage', 'badInput', 'noData']).toContain(error.code);
        }
      }),
      { numRuns: 2000 },
    );
    expect(answered).toBeGreaterThan(200);
  });
});
