import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from './endpoint-list.ts';
import { placesNearest, placesSearch } from './endpoints/places.ts';
import { warningsList } from './endpoints/warnings.ts';
import { weatherHistory, weatherMap, weatherNow } from './endpoints/weather.ts';
import type { RawQuery } from './parse-input.ts';
import { parseInput } from './parse-input.ts';

const wrongPaths = (query: RawQuery) => {
  const parsed = parseInput(weatherNow, query, undefined);
  return parsed.ok ? [] : parsed.errors.map((error) => error.path);
};

describe('parseInput of a query', () => {
  it('turns coordinates into numbers and lets fields of a Location come along', () => {
    expect(parseInput(weatherNow, { lat: '11.94', lng: '108.44', displayName: 'x', ward: '' }, undefined)).toEqual({
      ok: true,
      input: { query: { lat: 11.94, lng: 108.44 } },
    });
  });

  it('names a parameter that a reading call does not have, and those that it has', () => {
    expect(parseInput(weatherNow, { location: 'hue', units: 'x', lang: 'en' }, undefined)).toEqual({
      ok: false,
      errors: [
        {
          path: 'units',
          message: 'There is no such parameter; allowed: lat, lng, location, province, district, lang.',
        },
      ],
    });
  });

  it('keeps a place name that looks like a number a text', () => {
    expect(parseInput(weatherNow, { location: '12' }, undefined)).toEqual({
      ok: true,
      input: { query: { location: '12' } },
    });
  });

  it.each<[string, RawQuery, string[]]>([
    ['an empty parameter', { location: '' }, ['location']],
    ['a blank parameter', { location: '  ' }, ['location']],
    ['a repeated parameter', { location: ['a', 'b'] }, ['location']],
    ['a repeated coordinate beside a good place', { location: 'da-lat', lat: ['1', '2'], lng: '3' }, ['lat']],
    ['latitude alone', { lat: '11' }, ['lng']],
    ['longitude alone, though a place is named', { lng: '108', location: 'da-lat' }, ['lat']],
    ['words for numbers', { lat: 'x', lng: '0x10' }, ['lat', 'lng']],
    ['numbers that are not finite', { lat: 'NaN', lng: '1e999' }, ['lat', 'lng']],
    ['points off the globe', { lat: '90.1', lng: '-180.5' }, ['lat', 'lng']],
    ['a language that is not spoken', { location: 'da-lat', lang: 'fr' }, ['lang']],
    ['no place at all', {}, ['location']],
    ['a district without its province', { district: 'da-lat' }, ['location']],
    ['a name that is too long', { location: 'a'.repeat(121) }, ['location']],
  ])('refuses %s', (_name, query, paths) => {
    expect(wrongPaths(query)).toEqual(paths);
  });

  it('takes the poles and the ends of the map', () => {
    expect(wrongPaths({ lat: '90', lng: '-180' })).toEqual([]);
  });

  it('says what is wrong in the asked language, Vietnamese otherwise', () => {
    const english = parseInput(weatherNow, { lat: '91', lng: '0', lang: 'en' }, undefined);
    const vietnamese = parseInput(weatherNow, { lat: '91', lng: '0' }, undefined);
    expect(english).toEqual({ ok: false, errors: [{ path: 'lat', message: 'Must not be more than 90.' }] });
    expect(vietnamese).toEqual({ ok: false, errors: [{ path: 'lat', message: 'Không được lớn hơn 90.' }] });
  });

  it('takes whole numbers only where a count is asked', () => {
    expect(parseInput(placesSearch, { q: 'hue', limit: '1.5' }, undefined).ok).toBe(false);
    expect(parseInput(placesSearch, { q: 'hue', limit: '51' }, undefined).ok).toBe(false);
    expect(parseInput(placesSearch, { q: 'hue', limit: '50' }, undefined).ok).toBe(true);
  });

  it('asks for what is missing', () => {
    expect(parseInput(placesNearest, { lat: '1', lang: 'en' }, undefined)).toEqual({
      ok: false,
      errors: [{ path: 'lng', message: 'Is required.' }],
    });
  });
});

describe('parseInput of a body', () => {
  const point = { lat: 11.94, lng: 108.44 };

  it('takes one to three places', () => {
    for (const [count, ok] of [
      [0, false],
      [1, true],
      [3, true],
      [4, false],
    ] as const) {
      expect(parseInput(weatherHistory, {}, { locations: Array(count).fill(point) }).ok).toBe(ok);
    }
  });

  it('names the wrong field inside a list', () => {
    expect(parseInput(weatherHistory, { lang: 'en' }, { locations: [point, { lat: '11', lng: 200 }] })).toEqual({
      ok: false,
      errors: [
        { path: 'locations[1].lat', message: 'Must be a number.' },
        { path: 'locations[1].lng', message: 'Must not be more than 180.' },
      ],
    });
  });

  it.each([
    undefined,
    null,
    'text',
    3,
    [],
    {},
    { bound: null, zoom: 3 },
    { bound: {}, zoom: Number.POSITIVE_INFINITY },
  ])('refuses %j as a window of the map', (body) => {
    expect(parseInput(weatherMap, {}, body).ok).toBe(false);
  });
});

it.each([{ lat: '21' }, { lng: '105' }, { lat: '21', location: 'ha-noi' }])(
  'refuses half a pair also where a place may be left out: %j',
  (query) => {
    const parsed = parseInput(warningsList, query, undefined);
    expect(parsed.ok || parsed.errors.map(({ path }) => path)).toEqual([query.lat === undefined ? 'lat' : 'lng']);
    expect(parseInput(warningsList, {}, undefined).ok).toBe(true);
  },
);

describe('parseInput of anything', () => {
  const rawQuery = fc.dictionary(
    fc.oneof(fc.constantFrom('lat', 'lng', 'location', 'province', 'district', 'lang', 'q', 'limit'), fc.string()),
    fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 }), fc.double().map(String), fc.constant(undefined)),
  );

  it('never throws, and what it lets through has finite coordinates in pairs', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ENDPOINTS), rawQuery, fc.anything(), (endpoint, query, body) => {
        const parsed = parseInput(endpoint, query, body);
        if (!parsed.ok) {
          expect(parsed.errors.length).toBeGreaterThan(0);
          return;
        }
        const { lat, lng } = parsed.input.query as { lat?: number; lng?: number };
        expect(lat === undefined).toBe(lng === undefined);
        if (lat !== undefined) expect(Number.isFinite(lat) && Math.abs(lat) <= 90).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
