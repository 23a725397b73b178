import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { STEPS_AHEAD } from '@portal/domain/weather/rain-course';
import { describe, expect, it } from 'vitest';
import { locateSample } from './location.fixture.ts';
import { useSampleStore } from './sample-store.fixture.ts';
import { createWeather, type Weather } from './service.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam. */
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;
const sample = useSampleStore(NOW);

/** Weather where satellites, or a radar, see no rain for half an hour after a frame of 14:00. */
function open(isEstimate: boolean): Weather {
  const source = {
    name: isEstimate ? 'satellite' : 'radar',
    credit: null,
    ...(isEstimate && { isEstimate: true as const }),
  };
  const steps = Array.from({ length: 1 + STEPS_AHEAD }, () => ({ rainMmh: 0, chancePercent: 0 }));
  const radar = { source, frameAt: NOW - 1200, fullWeightMinutes: 30, steps, fallenMm: null };
  return createWeather({
    store: sample.store,
    places: { locate: locateSample },
    clock: () => NOW,
    demo: () => true,
    sky: { read: () => ({ radar, thunders: [] }), version: () => `${isEstimate}` },
  });
}

const query = { location: 'da-lat' };

describe('a reply about rain that satellites estimate', () => {
  it('marks the hours in which they lead, the parts and the day with them, and no others', () => {
    const weather = open(true);
    const { hours } = weather.weatherHours24({ query });
    expect(hours[0]).toMatchObject({ at: '2026-11-21T14:00:00+07:00', rainBasis: 'satellite' });
    expect(hours.map(({ rainBasis }) => rainBasis ?? null).slice(2)).toEqual(Array(22).fill(null));
    expect(Object.keys(hours[0] ?? {}).at(-1)).toBe('rainBasis');
    const today = weather.weatherToday({ query });
    expect(today.day.rainBasis).toBe('satellite');
    expect(today.parts.map(({ rainBasis }) => rainBasis ?? null)).toEqual([null, null, 'satellite', null]);
    expect(weather.weatherTomorrow({ query }).day.rainBasis).toBeUndefined();
    expect(weather.weatherRain72({ query }).hours[0]?.rainBasis).toBe('satellite');
    expect(weather.weatherNow({ query }).now.rainBasis).toBe('satellite');
    const chosen = weather.weatherHours({ query: { ...query, hours: 3, variables: 'rain,rainBasis' } });
    expect(chosen.hours[0]).toMatchObject({ rainBasis: 'satellite' });
    expect(checkSchema(ENDPOINTS_BY_ID.weatherHours24.reply, weather.weatherHours24({ query }), 'en')).toEqual([]);
    expect(checkSchema(ENDPOINTS_BY_ID.weatherToday.reply, today, 'en')).toEqual([]);
  });

  it('has no mark by radar', () => {
    const weather = open(false);
    expect(JSON.stringify([weather.weatherHours24({ query }), weather.weatherToday({ query })])).not.toContain(
      'rainBasis',
    );
  });
});
