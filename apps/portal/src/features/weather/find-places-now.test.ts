import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { AppError } from '@portal/contract/errors';
import { describe, expect, it } from 'vitest';
import { locateSample } from './location.fixture.ts';
import type { WeatherNeeds } from './needs.ts';
import { useSampleStore } from './sample-store.fixture.ts';
import { createWeather } from './service.ts';

/** Saturday 21 November 2026, 23:20 in Vietnam: the rain series extends into tomorrow. */
const NOW = Date.UTC(2026, 10, 21, 16, 20) / 1000;
const sample = useSampleStore(NOW);

/** `place-12-108` is at 12° N, 108° E; otherwise as in the sample. */
function locate(query: PlaceQuery) {
  const [name, lat, lng] = query.location?.split('-') ?? [];
  if (name !== 'place') return locateSample(query);
  return { ...locateSample({ lat: Number(lat), lng: Number(lng) }), slug: query.location ?? null };
}

function makeNeeds(changes: Partial<WeatherNeeds> = {}): WeatherNeeds {
  return { store: sample.store, places: { locate }, clock: () => NOW, demo: () => true, ...changes };
}

const SLUGS = [9, 10, 11, 12, 13, 16, 19, 21].map((lat) => `place-${lat}-${lat < 14 ? 108 : 105}`);

describe('several places now', () => {
  it('are as the call of each has them, in the order of the query', () => {
    const weather = createWeather(makeNeeds());
    const reply = weather.weatherPlaces({ query: { locations: SLUGS.join(','), lang: 'en' } });
    expect(checkSchema(ENDPOINTS_BY_ID.weatherPlaces.reply, reply, 'en')).toEqual([]);
    expect(reply.places.map(({ place }) => place.slug)).toEqual(SLUGS);
    for (const [index, location] of SLUGS.entries()) {
      const { now } = weather.weatherNow({ query: { location, lang: 'en' } });
      expect(now).toMatchObject(reply.places[index]?.now ?? {});
      expect(reply.places[index]?.rain).not.toBeNull();
    }
    expect(reply.issued.demo).toBe(true);
  });

  it('say the rain that the visited places say', () => {
    const weather = createWeather(makeNeeds());
    for (const location of SLUGS) {
      const [line] = weather.weatherPlaces({ query: { locations: location } }).places;
      const { lat = 0, lng = 0 } = line?.place ?? {};
      const { items } = weather.weatherHistory({ query: {}, body: { locations: [{ lat, lng }] } });
      expect(items[0]?.rain).toEqual(line?.rain);
    }
  });

  it('change with the clock though each is read once for ten minutes', () => {
    let now = NOW;
    const weather = createWeather(makeNeeds({ clock: () => now }));
    const read = () => weather.weatherPlaces({ query: { locations: SLUGS[0] ?? '' } }).places[0]?.now;
    const first = read();
    expect(read()).toEqual(first);
    now += 3_600;
    expect(read()?.at).toBe('2026-11-22T00:00:00+07:00');
    expect(read()).toMatchObject({
      temperature: weather.weatherNow({ query: { location: SLUGS[0] ?? '' } }).now.temperature,
    });
  });

  it('are never called dry where an emergency is in force or over for less than a day', () => {
    const calm = createWeather(makeNeeds()).weatherPlaces({ query: { locations: SLUGS.join(',') } });
    const isSaidDry = ({ rain }: (typeof calm.places)[number]) => /khô|tạnh/.test(rain?.text ?? '');
    expect(calm.places.some(isSaidDry)).toBe(true);
    const emergency = [{ kind: 'storm', level: 4 }] as unknown as OfficialWarning[];
    const warned = createWeather(makeNeeds({ gates: () => emergency }));
    const { places } = warned.weatherPlaces({ query: { locations: SLUGS.join(',') } });
    expect(places.filter(isSaidDry)).toEqual([]);
  });

  it('refuse a place that is not known', () => {
    const weather = createWeather(makeNeeds());
    expect(() => weather.weatherPlaces({ query: { locations: 'place-12-108,atlantis' } })).toThrow(
      new AppError('unknownPlace'),
    );
  });
});
