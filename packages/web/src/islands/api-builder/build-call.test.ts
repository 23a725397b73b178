import { describe, expect, it } from 'vitest';
import { buildCall, getCall, readStateForm, toSampleCall, writeStateQuery } from './build-call.ts';
import type { BuilderCall, BuilderState } from './builder-shape.ts';
import { findNextPoint, findPickPixel, PICK_HEIGHT, PICK_WIDTH, toPickedPoint } from './pick-point.ts';
import { isDemoReply, readSeries } from './read-series.ts';

const HOURS: BuilderCall = {
  id: 'weatherHours',
  method: 'GET',
  path: '/api/v1/weather/hours',
  name: 'By the hour',
  isMinor: false,
  needsKey: false,
  firstPlan: null,
  byPoint: false,
  hasHours: true,
  hasVariables: true,
  mostDays: 0,
  isPast: false,
  hasLanguage: true,
  formats: ['csv', 'geojson'],
  fixed: {},
  series: { list: 'hours', fields: ['temperature', 'rain', 'pressure'] },
};
const PAST: BuilderCall = {
  ...HOURS,
  id: 'weatherPast',
  path: '/api/v1/weather/past',
  needsKey: true,
  firstPlan: null,
  hasHours: false,
  hasVariables: false,
  mostDays: 40,
  isPast: true,
};
const BATCH: BuilderCall = {
  ...HOURS,
  id: 'weatherBatch',
  method: 'POST',
  path: '/api/v1/weather/batch',
  needsKey: true,
  firstPlan: null,
};
const STATE: BuilderState = {
  call: 'weatherHours',
  place: { slug: 'hue', name: 'Huế', lat: 16.46, lng: 107.59 },
  variables: ['rain', 'temperature'],
  hours: 72,
  days: 3,
  format: 'json',
  reply: 'vi',
  draw: '',
};
const SETTING = {
  today: '2026-08-03',
  others: [{ lat: 21, lng: 105 }],
  variables: ['temperature', 'rain', 'pressure'],
};
const POINT = { ...STATE, place: { slug: null, name: '', lat: 10.5, lng: 106 } };
const addressOf = (call: BuilderCall, changes: Partial<BuilderState> = {}): string =>
  buildCall(call, { ...STATE, ...changes }, SETTING).address;

describe('the address of a choice', () => {
  it('names place, hours and fields, the fields in the order of the contract', () => {
    expect(addressOf(HOURS)).toBe('/api/v1/weather/hours?location=hue&hours=72&variables=temperature,rain');
  });

  it('names no fields where all or none are chosen: the call then has all', () => {
    expect(addressOf(HOURS, { variables: [] })).toBe('/api/v1/weather/hours?location=hue&hours=72');
    expect(addressOf(HOURS, { variables: SETTING.variables })).not.toContain('variables');
  });

  it('names a point where one is chosen, and where the call knows no names', () => {
    expect(addressOf(HOURS, { ...POINT, variables: [] })).toBe('/api/v1/weather/hours?lat=10.5&lng=106&hours=72');
    expect(addressOf({ ...HOURS, byPoint: true })).toContain('?lat=16.46&lng=107.59&');
  });

  it('asks for whole past days up to yesterday, over the end of a month too', () => {
    expect(addressOf(PAST)).toBe('/api/v1/weather/past?location=hue&from=2026-07-31&to=2026-08-02');
  });

  it('stays within what the call knows', () => {
    expect(addressOf(HOURS, { hours: 999 })).toContain('hours=360&');
    expect(addressOf(HOURS, { hours: 0 })).toContain('hours=1&');
    expect(addressOf(PAST, { days: 99 })).toContain('from=2026-06-24');
    expect(addressOf(HOURS, { format: 'ics' })).not.toContain('format');
    expect(addressOf({ ...HOURS, hasLanguage: false }, { reply: 'en' })).not.toContain('lang');
  });

  it('says form and language last, and has a sheet of its own beside them', () => {
    const built = buildCall(HOURS, { ...STATE, variables: [], format: 'geojson', reply: 'en' }, SETTING);
    expect(built.address).toBe('/api/v1/weather/hours?location=hue&hours=72&format=geojson&lang=en');
    expect(built.sheetAddress).toBe('/api/v1/weather/hours?location=hue&hours=72&format=csv&lang=en');
    expect(built.isText).toBe(false);
    expect(buildCall(HOURS, { ...STATE, format: 'csv' }, SETTING).isText).toBe(true);
  });

  it('sends many places as a body, and no sheet can do so', () => {
    const built = buildCall(BATCH, STATE, SETTING);
    expect(built.address).toBe('/api/v1/weather/batch');
    expect(JSON.parse(built.body ?? '')).toEqual({
      locations: [{ lat: 16.46, lng: 107.59 }, { lat: 21, lng: 105 }], // biome-ignore format: two points
      hours: 72,
      variables: ['temperature', 'rain'],
    });
    expect(built.sheetAddress).toBeNull();
    expect(toSampleCall(built, 'https://x.vn')).toMatchObject({
      url: 'https://x.vn/api/v1/weather/batch',
      needsKey: true,
    });
  });

  it('falls back to the first call for a name that none has', () => {
    expect(getCall([HOURS, PAST], 'weatherPast')).toBe(PAST);
    expect(getCall([HOURS, PAST], 'toString')).toBe(HOURS);
  });
});

describe('the query of the page', () => {
  it('holds what the call knows, and the language of the page where its path does not', () => {
    expect(writeStateQuery(HOURS, STATE, 'vi')).toBe('call=weatherHours&place=hue&hours=72&variables=rain,temperature');
    expect(writeStateQuery(PAST, { ...POINT, reply: 'en', draw: 'rain' }, 'en')).toBe(
      'lang=en&call=weatherPast&lat=10.5&lng=106&days=3&draw=rain',
    );
    expect(writeStateQuery(HOURS, { ...STATE, reply: 'en', format: 'csv' }, 'vi')).toContain('&format=csv&reply=en');
  });

  it('is read back from the form; what the form does not show stays', () => {
    const form = new FormData();
    form.set('call', 'weatherPast');
    form.append('variables', 'rain');
    form.append('variables', 'pressure');
    form.set('hours', '');
    form.set('format', 'csv');
    const read = readStateForm(form, HOURS, STATE);
    expect(read).toMatchObject({ call: 'weatherPast', variables: ['rain', 'pressure'], hours: 72, format: 'csv' });
    expect(readStateForm(new FormData(), PAST, STATE)).toEqual(STATE);
    expect(readStateForm(new FormData(), HOURS, STATE).variables).toEqual([]);
  });
});

describe('the numbers of a reply', () => {
  const hours = [
    { at: 'a', temperature: 1, rain: null },
    { at: 'b', temperature: null, rain: null },
  ];

  it('are those of its list, of many places those of the first; a field without any is none', () => {
    const series = { moments: ['a', 'b'], values: { temperature: [1, null] } };
    expect(readSeries({ hours }, HOURS)).toEqual(series);
    expect(readSeries({ items: [{ hours }] }, HOURS)).toEqual(series);
  });

  it.each([[null], ['text'], [{}], [{ hours: [] }], [{ hours: [{ at: 'a', rain: null }, {}] }], [{ detail: 'no' }]])(
    'are none of %j',
    (reply) => {
      expect(readSeries(reply, HOURS)).toBeNull();
    },
  );

  it('are demo where the reply says so, of many places where one does', () => {
    expect(isDemoReply({ issued: { demo: true } })).toBe(true);
    expect(isDemoReply({ issued: { demo: false } })).toBe(false);
    expect(isDemoReply({ items: [{ issued: null }, { issued: { demo: true } }] })).toBe(true);
    expect(isDemoReply(null)).toBe(false);
  });
});

describe('a point of the small map', () => {
  it('is where it was pressed, to a pixel', () => {
    const hanoi = { lat: 21.03, lng: 105.85 };
    const pixel = findPickPixel(hanoi) ?? { x: 0, y: 0 };
    const point = toPickedPoint(pixel.x, pixel.y);
    expect(Math.abs(point.lat - hanoi.lat)).toBeLessThan(0.05);
    expect(Math.abs(point.lng - hanoi.lng)).toBeLessThan(0.05);
    expect(toPickedPoint(0, 0)).toEqual({ lat: 23.8, lng: 101.4 });
    expect(toPickedPoint(PICK_WIDTH, PICK_HEIGHT).lng).toBe(117.2);
    expect(findPickPixel({ lat: 24, lng: 105 })).toBeNull();
  });

  it('moves by arrow keys and stays within what is served', () => {
    expect(findNextPoint({ lat: 16, lng: 107 }, 'ArrowUp')).toEqual({ lat: 16.1, lng: 107 });
    expect(findNextPoint({ lat: 16, lng: 119.5 }, 'ArrowRight')).toEqual({ lat: 16, lng: 119.5 });
    expect(findNextPoint({ lat: 16, lng: 107 }, 'Enter')).toBeNull();
  });
});
