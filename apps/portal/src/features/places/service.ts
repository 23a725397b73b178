import { NO_PLACE_NEAR } from '@portal/content/messages/call-refusal-messages';
import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type {
  LocatedPlace,
  placesNearest,
  placesProvinces,
  placesResolve,
  placesSearch,
} from '@portal/contract/endpoints/places';
import { AppError } from '@portal/contract/errors';
import { greatCircleKm } from '@portal/domain/geo/great-circle';
import { isCovered, type LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { isCoastal } from '@portal/domain/place/coast';
import { findNearestNames } from '@portal/domain/place/find-nearest-names';
import { findNearestPlace } from '@portal/domain/place/find-nearest-place';
import { namePlace, resolveSlug } from '@portal/domain/place/name-place';
import type { PlaceIndex } from '@portal/domain/place/place-index';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import { toFoundPlace, toPlace } from './describe-place.ts';
import type { Geocoder } from './geocoder/geocoder.ts';
import { findNearVietnam, findProvinceSlug, findWardSlug, locatePlace } from './locate-place.ts';
import { oncePerPlace } from './once-per-place.ts';
import { openPlaceAtlas, type PlaceAtlas } from './place-atlas.ts';
import { findNote } from './place-note.ts';
import { searchEverything } from './search-everything.ts';
import { readProvinces } from './tables/place-tables.ts';
import { createUnitFinder, type UnitFinder } from './unit-finder.ts';

/** From this weight on a name says something to people from elsewhere. */
const KNOWN_WEIGHT = 40;
/** A known town further off gives way to a commune nearby, km. */
const KNOWN_WITHIN_KM = 50;
/** Least distance of each place around from this one and from those before it, km. */
const NEARBY_APART_KM = [10, 10, 10, 30, 30, 30, 30] as const;

/** The place of a page's slug, with everything that its page shows besides weather. */
function resolvePlace(atlas: PlaceAtlas, slug: string, language: Language): EndpointReply<typeof placesResolve> {
  const { index } = atlas;
  const found = resolveSlug(index, slug);
  const list = (places: readonly PlaceRecord[]) => places.map((place) => toFoundPlace(index, place, language));
  if (found.outcome === 'place') return { outcome: 'place', located: describe(atlas, found.place, language) };
  if (found.outcome === 'moved') return found;
  if (found.outcome === 'choice') return { outcome: 'choice', places: list(found.places) };
  return { outcome: 'unknown', nearest: list(findNearestNames(index, slug)) };
}

const describe = oncePerPlace(describeLocated);

function describeLocated(atlas: PlaceAtlas, place: PlaceRecord, language: Language): LocatedPlace {
  const { index } = atlas;
  return {
    place: toPlace(atlas, place, language),
    kind: place.kind,
    note: findNote(index, place, language),
    nearby: listNearby(index, place).map((near) => toFoundPlace(index, near, language)),
    ...(isCoastal(atlas.shapes, place)
      ? {
          isCoastal: true,
          nearbyCoast: listNearbyCoast(atlas, place).map((near) => toFoundPlace(index, near, language)),
        }
      : {}),
  };
}

/**
 * Towns around: three near ones, then others further out, so that they may have other weather and lie on all sides.
 * Known ones come first; where none is near, any commune.
 */
function listNearby(index: PlaceAtlas['index'], place: PlaceRecord): PlaceRecord[] {
  const chosen: PlaceRecord[] = [];
  for (const apartKm of NEARBY_APART_KM) {
    const isApart = (other: PlaceRecord): boolean =>
      [place, ...chosen].every((one) => greatCircleKm(one, other) >= apartKm);
    const find = (leastWeight: number) =>
      findNearestPlace(
        index,
        place,
        (other) =>
          other.weight >= leastWeight && (other.kind === 'ward' || other.kind === 'formerDistrict') && isApart(other),
      );
    const known = find(KNOWN_WEIGHT);
    const near = known !== null && known.distanceKm <= KNOWN_WITHIN_KM ? known : find(0);
    if (near !== null) chosen.push(near.place);
  }
  return chosen;
}

/** Nearer places mostly share a cell of the wave models. */
const SEA_APART_KM = 25;
const OF_EACH = 2;

/** The nearest two known places on the coast, then the nearest two islands, all of them apart. */
function listNearbyCoast({ index, shapes }: PlaceAtlas, place: PlaceRecord): PlaceRecord[] {
  const isIsland = ({ kind, unit }: PlaceRecord): boolean => kind === 'ward' && unit === 'specialZone';
  const isKnownCoast = (other: PlaceRecord): boolean =>
    (other.kind === 'ward' || other.kind === 'formerDistrict' || other.kind === 'locality') &&
    !isIsland(other) &&
    other.weight >= KNOWN_WEIGHT &&
    isCoastal(shapes, other);
  const chosen: PlaceRecord[] = [];
  // Islands are chosen first: they are few, and a spot on one must not stand for it.
  for (const accept of [isIsland, isKnownCoast]) {
    for (let count = 0; count < OF_EACH; count++) {
      const near = findNearestPlace(
        index,
        place,
        (other) => [place, ...chosen].every((one) => greatCircleKm(one, other) >= SEA_APART_KM) && accept(other),
      );
      if (near !== null) chosen.push(near.place);
    }
  }
  return [...chosen.filter((one) => !isIsland(one)), ...chosen.filter(isIsland)];
}

const PROVINCES = readProvinces();
const REGIONS = ['north', 'central', 'south'] as const;

/**
 * The 34 provinces: regions from north to south, in each the centrally run cities first, then by Vietnamese name in
 * both languages.
 */
function listProvinces(index: PlaceIndex, language: Language): EndpointReply<typeof placesProvinces> {
  const collator = new Intl.Collator('vi');
  const rows = [...PROVINCES].sort(
    (a, b) =>
      REGIONS.indexOf(a.region) - REGIONS.indexOf(b.region) ||
      Number(b.unit === 'centralCity') - Number(a.unit === 'centralCity') ||
      collator.compare(stripUnitWord(a.name), stripUnitWord(b.name)),
  );
  return {
    provinces: rows.map(({ slug, name, region }) => {
      const place = index.bySlug.get(slug);
      return { slug, name: place === undefined ? name : namePlace(place, language), region };
    }),
  };
}

/**
 * Slug of a place's province until 30 June 2025: its own if it had one, else the nearest ward's. Null abroad and far
 * out at sea.
 */
function findFormerProvince(atlas: PlaceAtlas, place: Pick<Place, 'slug' | 'lat' | 'lng' | 'province'>): string | null {
  if (place.province === null) return null;
  const own = place.slug === null ? undefined : atlas.index.bySlug.get(place.slug);
  return own?.formerProvince ?? findNearVietnam(atlas, place)?.place.formerProvince ?? place.province;
}

/** A place with its own pages, and its current province. */
interface PagePlace {
  readonly slug: string;
  readonly province: string;
  readonly isProvince: boolean;
  /** Whether it has a page of the sea. */
  readonly isCoastal: boolean;
}

/** Provinces, wards, former districts and provinces, towns and sights. */
function listPagePlaces({ index: { places }, shapes }: PlaceAtlas): PagePlace[] {
  return places.map((place) => {
    const { slug, province, kind } = place;
    return { slug, province, isProvince: kind === 'province', isCoastal: isCoastal(shapes, place) };
  });
}

/** The `places` endpoints of the contract, and place functions for other features. */
export interface Places {
  placesSearch(input: EndpointInput<typeof placesSearch>): Promise<EndpointReply<typeof placesSearch>>;
  /** Throws `outsideCoverage`, and `unknownPlace` abroad and far out at sea. */
  placesNearest(input: EndpointInput<typeof placesNearest>): EndpointReply<typeof placesNearest>;
  placesResolve(input: EndpointInput<typeof placesResolve>): EndpointReply<typeof placesResolve>;
  placesProvinces(input: EndpointInput<typeof placesProvinces>): EndpointReply<typeof placesProvinces>;
  /** The place of a weather call. Throws `badInput`, `unknownPlace` or `outsideCoverage`. */
  locate(query: PlaceQuery): Place;
  /** Slug of a place's province until 30 June 2025; null abroad and at sea. */
  formerProvince(place: Place): string | null;
  /** Whether a place is on the coast, on an island or at sea off Vietnam. */
  isCoastal(place: LatLng): boolean;
  /** Every place with its own pages, for sitemaps. */
  pagePlaces(): PagePlace[];
  shapes(): PlaceAtlas['shapes'];
  /** Slug of the province at a point; null at sea and abroad. */
  provinceAt(point: LatLng): string | null;
  /** Slug of the ward around a point by imported borders, else of the nearest one; null without wards. */
  wardAt(point: LatLng): string | null;
  /** Units that warning areas consist of. */
  readonly units: UnitFinder;
}

/**
 * Reads the atlas from `getAtlas` at each call, by default the built-in places. Without a geocoder there is no street
 * search.
 */
export function createPlaces(getAtlas: () => PlaceAtlas = createLazyAtlas(), geocoder: Geocoder | null = null): Places {
  return {
    placesSearch: ({ query }) => searchEverything(getAtlas(), geocoder, query),
    placesNearest: ({ query: { lat, lng, lang = 'vi' } }) => {
      if (!isCovered({ lat, lng })) throw new AppError('outsideCoverage');
      const atlas = getAtlas();
      const near = findNearVietnam(atlas, { lat, lng });
      if (near === null) throw new AppError('unknownPlace', { detail: NO_PLACE_NEAR });
      return { place: toFoundPlace(atlas.index, near.place, lang) };
    },
    placesResolve: ({ query: { location, lang = 'vi' } }) => resolvePlace(getAtlas(), location, lang),
    placesProvinces: ({ query: { lang = 'vi' } }) => listProvinces(getAtlas().index, lang),
    locate: (query) => locatePlace(getAtlas(), query),
    formerProvince: (place) => findFormerProvince(getAtlas(), place),
    isCoastal: ({ lat, lng }) => isCoastal(getAtlas().shapes, { lat, lng }),
    pagePlaces: () => listPagePlaces(getAtlas()),
    shapes: () => getAtlas().shapes,
    provinceAt: (point) => findProvinceSlug(getAtlas(), point),
    wardAt: (point) => findWardSlug(getAtlas(), point),
    units: createUnitFinder(getAtlas),
  };
}

/** Built on first use: many commands need no atlas. */
function createLazyAtlas(): () => PlaceAtlas {
  let atlas: PlaceAtlas | null = null;
  return () => {
    atlas ??= openPlaceAtlas();
    return atlas;
  };
}
