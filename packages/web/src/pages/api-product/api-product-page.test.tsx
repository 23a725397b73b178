import type { CallApi } from '@portal/contract/call-api';
import type { Endpoint } from '@portal/contract/endpoint';
import { ENDPOINTS } from '@portal/contract/endpoint-list';
import { parseInput } from '@portal/contract/parse-input';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildCall } from '#islands/api-builder/build-call.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { apiProductPage } from './api-product-page.tsx';
import { BUILDER_VARIABLES, listBuilderCalls, listBuilderFields } from './list-builder-calls.ts';
import { findPressedPoint, findQueryPoint, parseBuilderQuery } from './parse-builder-query.ts';

const HUE = { slug: 'hue', name: 'Huế', lat: 16.4637, lng: 107.5909 };
const CALLS = listBuilderCalls('vi');
const SETTING = { today: '2026-08-03', others: [{ lat: 21, lng: 105 }], variables: BUILDER_VARIABLES };
const CREDIT = 'Weather data by Somebody (CC BY 4.0)';

/** Answers for a place and its hours. */
const call = (async ({ id }: Endpoint, { query }: { readonly query: Readonly<Record<string, unknown>> }) => {
  if (id === 'placesResolve') {
    const place = { ...HUE, displayName: { main: String(query.location), secondary: '' } };
    return { ok: true, reply: { outcome: 'place', located: { place: { ...place, slug: query.location } } } };
  }
  if (id === 'placesSearch') return { ok: true, reply: { places: [{ slug: 'da-lat' }] } };
  if (id !== 'weatherHours' && id !== 'weatherHours24') return { ok: false, problem: { errorCode: 'noData' } };
  const hours = [27.5, 33].map((temperature, at) => ({ at: `2026-08-03T1${at}:00:00+07:00`, temperature }));
  return { ok: true, reply: { hours, issued: { demo: false, credits: [CREDIT] } } };
}) as unknown as CallApi;

function ask(query: PageRequest['query'] = {}, language: 'vi' | 'en' = 'en') {
  const request = makeSampleRequest({ routeId: 'weather-api', language, path: '/api-thoi-tiet', query });
  return apiProductPage(request, call);
}

async function open(query: PageRequest['query'] = {}, language: 'vi' | 'en' = 'en'): Promise<string> {
  const outcome = await ask(query, language);
  if (outcome.kind !== 'page') throw new Error('expected a page');
  // Ignores island props.
  return renderToStaticMarkup(outcome.body).replaceAll(/ data-props="[^"]*"/g, '');
}

describe('the calls of the builder', () => {
  it('are input that the contract lets through, each in every form it has', () => {
    const refused = CALLS.flatMap((chosen) => {
      const endpoint = ENDPOINTS.find(({ id }) => id === chosen.id) as Endpoint;
      const state = parseBuilderQuery({}, CALLS, HUE, 'en');
      return (['json', ...chosen.formats] as const).flatMap((format) => {
        const { address, body } = buildCall(chosen, { ...state, format }, SETTING);
        const query = Object.fromEntries(new URLSearchParams(address.split('?')[1] ?? ''));
        const parsed = parseInput(endpoint, query, body === null ? undefined : JSON.parse(body));
        return parsed.ok ? [] : [address];
      });
    });
    expect(refused).toEqual([]);
  });

  it.each(['vi', 'en'] as const)('have a name and their fields a meaning and unit (%s)', (language) => {
    const calls = listBuilderCalls(language);
    const fields = listBuilderFields(calls, language);
    expect(calls.filter(({ name }) => name === undefined)).toEqual([]);
    expect(BUILDER_VARIABLES.filter((name) => fields[name]?.label === name)).toEqual([]);
    expect(fields.windSpeed?.unit).toBe('m/s');
    expect(fields.windDirection?.unit).toBe(language === 'vi' ? 'độ' : 'degrees');
  });

  it('draw measured numbers only', () => {
    const fieldsOf = (id: string) => CALLS.find((each) => each.id === id)?.series?.fields ?? [];
    expect(fieldsOf('weatherHours')).toContain('rainHigh');
    expect(fieldsOf('weatherHours')).not.toContain('code');
    expect(fieldsOf('weatherBatch')).toContain('temperature');
    expect(CALLS.find(({ id }) => id === 'weatherNow')?.series).toBeNull();
  });
});

describe('what an address chooses', () => {
  const parse = (query: PageRequest['query']) => parseBuilderQuery(query, CALLS, HUE, 'vi');

  it('is as usual where it says nothing, or nonsense', () => {
    const usual = parse({});
    expect(usual).toMatchObject({ call: 'weatherHours', hours: 72, format: 'json', reply: 'vi' });
    expect(parse({ call: 'constructor', hours: 'many', days: '', format: 'xml', reply: 'fr', draw: '<b>' })).toEqual({
      ...usual,
      variables: [],
    });
  });

  it('is what it says, within bounds; ticks that are all off mean all fields', () => {
    expect(parse({ call: 'weatherDays15', days: '99', format: 'ics' })).toMatchObject({ days: 40, format: 'ics' });
    expect(parse({ hours: '24', variables: 'rain,nonsense,temperature' }).variables).toEqual(['temperature', 'rain']);
    expect(parse({ hours: '24' }).variables).toEqual([]);
  });

  it('is a point that is served, or none', () => {
    expect(findQueryPoint({ lat: '10.123', lng: '106.5' })).toEqual({ lat: 10.12, lng: 106.5 });
    for (const query of [{}, { lat: '10' }, { lat: '', lng: '' }, { lat: '60', lng: '10' }, { lat: 'a', lng: 'b' }])
      expect(findQueryPoint(query)).toBeNull();
  });

  it('is no point where a key pressed the map', () => {
    expect(findPressedPoint({ 'at.x': '0', 'at.y': '0' })).toBeNull();
    expect(findPressedPoint({ 'at.x': '900', 'at.y': '10' })).toBeNull();
    expect(findPressedPoint({ 'at.x': '70', 'at.y': '50' })?.lat).toBeGreaterThan(19);
  });
});

describe('the page of the product', () => {
  it.each(['vi', 'en'] as const)(
    'shows address, reply, drawing and code of one choice without script (%s)',
    async (language) => {
      const html = await open({ call: 'weatherHours', place: 'hue', hours: '2', variables: 'temperature' }, language);
      const lang = language === 'en' ? '&amp;lang=en' : '';
      expect(html).toContain(`href="/api/v1/weather/hours?location=hue&amp;hours=2&amp;variables=temperature${lang}"`);
      for (const id of ['curl', 'typescript', 'python', 'php', 'sheet']) expect(html).toContain(`data-code="${id}"`);
      expect(html).toContain(
        language === 'en' ? 'lowest 27.5 °C, highest 33.0 °C' : 'thấp nhất 27,5 °C, cao nhất 33,0 °C',
      );
      expect(html).not.toMatch(/undefined|\{\d\}/);
      expect(html.match(/<h1/g)).toHaveLength(1);
    },
  );

  it('opens every call that everybody may make by a link', async () => {
    const html = await open();
    for (const { path, method, access } of ENDPOINTS) {
      expect(html).toContain(path);
      // A path with a parameter has no address of its own.
      const isOpen = method === 'GET' && access === undefined && !path.includes('{');
      if (isOpen) expect(html).toContain(`href="${path}`);
    }
  });

  it('says of a call with a key that it needs one, and offers no formula and no link to it', async () => {
    const html = await open({ call: 'weatherMarine', place: 'hue' });
    expect(html).toContain('This call needs a key from a plan that includes it');
    expect(html).toContain('X-API-Key: $TROI_VIET_KEY');
    expect(html).not.toContain('data-code="sheet"');
  });

  it('names the sources of the reply in both languages', async () => {
    const html = await open();
    const [, attribution = ''] = html.split('id="attribution"');
    expect(attribution.split(CREDIT)).toHaveLength(3);
    expect(attribution).toContain('Số liệu thời tiết: Trời Việt, https://portal.example');
  });

  it('computes calls and plan for what the form sends: batches are for packages', async () => {
    const html = await open({ places: '40', every: '60' });
    expect(html).toContain('960 calls per day, at most 40 per hour');
    expect(html).toContain('96 calls per day, at most 4 per hour');
    expect(html.match(/Package 1 is enough \(490,000 dong a month\)/g)).toHaveLength(2);
    expect(await open({ places: '20', every: '60' })).toContain('Community is enough, free');
    expect(await open({ places: '9999', every: '10' })).toContain('beyond Package 4: Package 5, by contract');
  });

  it('leads a search and a pressed map to an address of their own, with everything else as it was', async () => {
    expect(await ask({ q: 'đà lạt', call: 'weatherNow', lat: '10', lng: '106' })).toMatchObject({
      kind: 'redirect',
      location: '/api-thoi-tiet?call=weatherNow&place=da-lat#builder',
    });
    const pressed = await ask({ 'at.x': '70', 'at.y': '50', place: 'hue', lang: 'en' });
    expect(pressed).toMatchObject({
      kind: 'redirect',
      location: expect.stringMatching(/\?lang=en&lat=20[\d.]*&lng=105/),
    });
  });
});
