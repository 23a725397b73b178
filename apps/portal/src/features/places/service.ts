import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { placesNearest, placesProvinces, placesResolve, placesSearch } from '@portal/contract/endpoints/places';
import { AppError } from '@portal/contract/errors';
import { isCovered } from '@portal/domain/geo/coverage';
import { toFoundPlace } from './describe-place.ts';
import { findFormerProvince } from './find-former-province.ts';
import type { Geocoder } from './geocoder/geocoder.ts';
import { listPagePlaces, type PagePlace } from './list-page-places.ts';
import { listProvinces } from './list-provinces.ts';
import { locatePlace } from './locate-place.ts';
import { findNearVietnam } from './locate-point.ts';
import { openPlaceAtlas, type PlaceAtlas } from './place-atlas.ts';
import { resolvePlace } from './resolve-place.ts';
import { searchEverything } from './search-everything.ts';
import { createUnitFinder, type UnitFinder } from './unit-finder.ts';

/** What the portal knows about places: the calls of the contract's `places` endpoints, and what the weather feature needs. */
export interface Places {
  placesSearch(input: EndpointInput<typeof placesSearch>): Promise<EndpointReply<typeof placesSearch>>;
  /** Throws `outsideCoverage`, and `unknownPlace` abroad and far out at sea. */
  placesNearest(input: EndpointInput<typeof placesNearest>): EndpointReply<typeof placesNearest>;
  placesResolve(input: EndpointInput<typeof placesResolve>): EndpointReply<typeof placesResolve>;
  placesProvinces(input: EndpointInput<typeof placesProvinces>): EndpointReply<typeof placesProvinces>;
  /** The place of a weather call. Throws `badInput`, `unknownPlace` or `outsideCoverage`. */
  locate(query: PlaceQuery): Place;
  /** Slug of the province that a place lay in until 30 June 2025; null abroad and at sea. */
  formerProvince(place: Place): string | null;
  /** Every place with pages of its own, for lists of addresses. */
  pagePlaces(): PagePlace[];
  /** What areas are made of. */
  readonly units: UnitFinder;
}

/** Answers from the atlas that `getAtlas` has at each call, by default the checked-in places. Without a geocoder no streets are known. */
export function createPlaces(getAtlas: () => PlaceAtlas = keepAtlas(), geocoder: Geocoder | null = null): Places {
  return {
    placesSearch: ({ query }) => searchEverything(getAtlas(), geocoder, query),
    placesNearest: ({ query: { lat, lng, lang = 'vi' } }) => {
      if (!isCovered({ lat, lng })) throw new AppError('outsideCoverage');
      const atlas = getAtlas();
      const near = findNearVietnam(atlas, { lat, lng });
      if (near === null) throw new AppError('unknownPlace', { detail: NOBODY_NEAR });
      return { place: toFoundPlace(atlas.index, near.place, lang) };
    },
    placesResolve: ({ query: { location, lang = 'vi' } }) => resolvePlace(getAtlas(), location, lang),
    placesProvinces: ({ query: { lang = 'vi' } }) => listProvinces(getAtlas().index, lang),
    locate: (query) => locatePlace(getAtlas(), query),
    formerProvince: (place) => findFormerProvince(getAtlas(), place),
    pagePlaces: () => listPagePlaces(getAtlas().index),
    units: createUnitFinder(getAtlas),
  };
}

/** Built when it is first asked for: a command may never ask. */
function keepAtlas(): () => PlaceAtlas {
  let atlas: PlaceAtlas | null = null;
  return () => {
    atlas ??= openPlaceAtlas();
    return atlas;
  };
}

const NOBODY_NEAR = {
  vi: 'Không có địa điểm nào của Việt Nam gần điểm này.',
  en: 'There is no place of Vietnam near this point.',
};
