import { GUEST_CONTEXT } from '@portal/contract/context';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locateSample } from './location.fixture.ts';
import type { WeatherNeeds } from './needs.ts';
import { createPlaceWeatherReader } from './place-weather-reader.ts';
import { createSpanSharing, type SpanQuery } from './read-spans.ts';
import { useSampleStore } from './sample-store.fixture.ts';
import { createWeather, listWeatherRoutes } from './service.ts';
import { WEATHER_SPANS } from './weather-span.table.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam. */
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;
const sample = useSampleStore(NOW);

type Call = readonly [id: string, query: SpanQuery];

/**
 * Starts the calls together, as a page does. Returns replies by id, and the number of values read: variables × hours.
 */
async function callTogether(calls: readonly Call[]) {
  const needs: WeatherNeeds = {
    store: sample.store,
    places: { locate: locateSample },
    clock: () => NOW,
    demo: () => true,
  };
  const read = createPlaceWeatherReader(needs);
  const serieses = new Set<PlaceSeries>();
  const weather = createWeather(needs, (place, span) => {
    const found = read(place, span);
    serieses.add(found.series);
    return found;
  });
  const routes = new Map(listWeatherRoutes(weather).map(({ endpoint, handle }) => [endpoint.id, handle]));
  const replies = await Promise.all(
    calls.map(
      async ([id, query]) =>
        [id, await routes.get(id)?.({ query: { ...query }, body: undefined }, GUEST_CONTEXT)] as const,
    ),
  );
  const values = [...serieses].reduce((sum, { variables, hours }) => sum + Object.keys(variables).length * hours, 0);
  return { replies: new Map(replies), values, readings: serieses.size };
}

const place = { location: 'da-lat' };
const NOW_PAGE: readonly Call[] = [
  ['weatherNow', place],
  ['weatherHours24', place],
  ['weatherToday', place],
  ['weatherDays15', { ...place, days: 7, periods: 2 }],
  ['weatherUv', place],
  ['weatherAqi', place],
  ['weatherSmartgen', { ...place, span: 'now' }],
];
const DAYS_PAGE: readonly Call[] = [
  ['weatherSmartgen', { ...place, span: '3-days' }],
  ['weatherDays15', { ...place, days: 3, periods: 3 }],
  ['weatherRain72', place],
  ['weatherHours24', place],
];

const HOURLY_PAGE: readonly Call[] = [
  ['weatherHours24', { ...place, hours: 48 }],
  ['weatherDays15', { ...place, days: 3, periods: 3 }],
  ['weatherSmartgen', { ...place, span: 'hourly' }],
  ['weatherNow', place],
];

describe.each([
  ['of now', NOW_PAGE, 2],
  ['of some days', DAYS_PAGE, 1],
  ['of hours', HOURLY_PAGE, 1],
] as const)('the page %s', (_, calls, readings) => {
  test('reads the same and says the same in any order of its calls', async () => {
    const expected = await callTogether(calls);
    expect(expected.readings).toBe(readings);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...calls], { minLength: calls.length }), async (shuffled) => {
        const found = await callTogether(shuffled);
        expect([found.readings, found.values]).toEqual([expected.readings, expected.values]);
        for (const [id, reply] of expected.replies) expect(found.replies.get(id)).toEqual(reply);
      }),
      { numRuns: 20 },
    );
  });
});

test('a call by itself reads its own span and no more', async () => {
  const { values } = await callTogether([['weatherNow', place]]);
  expect(values).toBeLessThanOrEqual(WEATHER_SPANS.hours.variables.length * WEATHER_SPANS.hours.hours);
});

describe('announced spans', () => {
  test('widen a call of the same place until they are released', () => {
    const { announce, widen } = createSpanSharing();
    const release = announce('weatherDays15', { ...place, days: 7 });
    const releaseAgain = announce('weatherDays15', { ...place, days: 7 });
    expect(widen('weatherNow', place)).toBe('week');
    expect(widen('weatherAqi', place)).toBe('air');
    expect(widen('weatherDays90', place)).toBe('far');
    expect(widen('weatherNow', { location: 'hue' })).toBe('hours');
    release();
    expect(widen('weatherNow', place)).toBe('week');
    releaseAgain();
    expect(widen('weatherNow', place)).toBe('hours');
  });
});
