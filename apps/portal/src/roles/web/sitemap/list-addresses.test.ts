import { toLanguagePath } from '@portal/routes/counterpart';
import { matchPath } from '@portal/routes/match-path';
import { ROUTES } from '@portal/routes/route.table';
import { describe, expect, it } from 'vitest';
import { createPlaces } from '#features/places/service.ts';
import { listFixedAddresses, listPlaceAddresses } from './list-addresses.ts';
import { MOST_ADDRESSES } from './serve-sitemaps.ts';

const ALL = new Set<string>(ROUTES.map(({ id }) => id));
const places = createPlaces();
const everyPlace = places.pagePlaces();
const provinces = everyPlace.filter(({ isProvince }) => isProvince).map(({ slug }) => slug);
const byProvince = provinces.map((slug) => listPlaceAddresses(everyPlace, slug, ALL));
const every = byProvince.flat();

describe('the addresses of every place of the country', () => {
  it('are all spans of a province, six of any other place, the sea of coasts, in parts of a size that is allowed', () => {
    const coasts = everyPlace.filter(({ isCoastal }) => isCoastal);
    expect(provinces).toHaveLength(34);
    expect(every).toHaveLength(34 * 19 + (everyPlace.length - 34) * 6 + coasts.length);
    // The sea is near a good part of the country, but not most of it.
    expect(coasts.length / everyPlace.length).toBeGreaterThan(0.1);
    expect(coasts.length / everyPlace.length).toBeLessThan(0.5);
    expect(Math.max(...byProvince.map((part) => 2 * part.length))).toBeLessThan(MOST_ADDRESSES);
    expect(new Set(every.flatMap(({ vi, en }) => [vi, en])).size).toBe(2 * every.length);
  });

  it('each match their route, stand for their own place and are their own canonical', () => {
    const wrong = every.flatMap(({ vi, en }) =>
      (['vi', 'en'] as const).filter((language) => {
        const path = language === 'vi' ? vi : en;
        const match = matchPath(path);
        if (match.kind !== 'route' || match.language !== language) return true;
        return toLanguagePath(match.id, language, match.parameters) !== path;
      }),
    );
    expect(wrong).toEqual([]);
    const moved = everyPlace.filter(({ slug }) => {
      const found = places.placesResolve({ query: { location: slug } });
      return found.outcome !== 'place' || found.located.place.slug !== slug;
    });
    expect(moved).toEqual([]);
  });

  it('leave out the long spans below a province and what is not built', () => {
    const ofWard = every.filter(({ vi }) => vi.includes('-ba-dinh-ha-noi/')).map(({ vi }) => vi);
    expect(ofWard).toEqual([
      '/thoi-tiet-ba-dinh-ha-noi/hien-tai',
      '/thoi-tiet-ba-dinh-ha-noi/theo-gio',
      '/thoi-tiet-ba-dinh-ha-noi/3-ngay-toi',
      '/thoi-tiet-ba-dinh-ha-noi/7-ngay-toi',
      '/thoi-tiet-nha-nong-ba-dinh-ha-noi/hien-tai',
    ]);
    expect(every.filter(({ en }) => en.endsWith('/90-days'))).toHaveLength(2 * 34);
    expect(listPlaceAddresses(everyPlace, 'ha-noi', new Set(['weather:now']))[0]).toEqual({
      vi: '/thoi-tiet-ha-noi/hien-tai',
      en: '/weather-ha-noi/now',
    });
    expect(listPlaceAddresses(everyPlace, 'ha-noi', new Set())).toEqual([]);
  });
});

it('lists the pages without a place that are built, in both languages', () => {
  expect(listFixedAddresses(new Set(['home', 'about', 'weather:now']))).toEqual([
    { vi: '/', en: '/?lang=en' },
    { vi: '/ve-chung-toi/gioi-thieu-cong-ty', en: '/about-us/troi-viet' },
  ]);
});
