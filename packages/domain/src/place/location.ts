import type { LatLng } from '#geo/lat-lng.ts';
import { foldText } from './slug.ts';
import { toUnitSlug } from './unit-slug.ts';

/** The two display lines of a place: `Đà Lạt` and `Lâm Đồng`; the second is empty if the first suffices. */
export interface DisplayName {
  readonly main: string;
  readonly secondary: string;
}

/** A place by the names of portal.md §3; slugs are null if the unit is unknown. */
export interface Location extends LatLng {
  readonly district: string | null;
  readonly province: string | null;
  readonly displayName: DisplayName;
}

/** One component of a maps-service address: its text and types. */
export interface MapsAddressComponent {
  readonly long_name: string;
  readonly types: readonly string[];
}

/**
 * The part of a maps-service result that a Location needs; coordinates are numbers (web service) or functions (browser
 * library).
 */
export interface MapsPlace {
  readonly address_components?: readonly MapsAddressComponent[] | undefined;
  readonly geometry?: { readonly location?: MapsCoordinates | undefined } | undefined;
}

/** Coordinates of a maps-service result. */
export interface MapsCoordinates {
  readonly lat: number | (() => number);
  readonly lng: number | (() => number);
}

/** The part of a geocoder's result that a Location needs: its one-line name and `[lng, lat]`. */
export interface GeocoderPlace {
  readonly place_name: string;
  readonly center: readonly number[];
}

const PROVINCE = 'administrative_area_level_1';
const DISTRICT_TYPES = ['administrative_area_level_2', 'locality', 'sublocality_level_1'];
/** Address components that name the place, most specific first (portal.md §3). */
const NAMING_TYPES = [
  'route',
  'neighborhood',
  'sublocality_level_1',
  'locality',
  'administrative_area_level_2',
  PROVINCE,
];

/**
 * Location from a maps-service result (portal.md §3). Province is admin level 1, district the first of admin level
 * 2, locality and sublocality level 1 that is not the province again. The most specific component is the main name, the
 * wider ones follow. Null if the result has no valid point or none of these components.
 */
export function deriveLocationFromMapsPlace(place: MapsPlace): Location | null {
  const point = toPoint(readCoordinate(place.geometry?.location?.lat), readCoordinate(place.geometry?.location?.lng));
  const components = place.address_components ?? [];
  const names = NAMING_TYPES.map((type) => findComponent(components, type)).filter((name) => name !== null);
  if (point === null || names.length === 0) return null;
  const province = toUnitSlugOrNull(findComponent(components, PROVINCE));
  const districts = DISTRICT_TYPES.map((type) => toUnitSlugOrNull(findComponent(components, type)));
  const district = districts.find((slug) => slug !== null && slug !== province) ?? null;
  return { ...point, district, province, displayName: toDisplayName(names) };
}

/**
 * Location from a geocoder result: the country name Việt Nam (and a postcode before it) is removed; the last segment is
 * the province, the one before it the district, the first the main name (portal.md §3). Null if `center` is not a valid
 * `[lng, lat]` or the name is empty.
 */
export function deriveLocationFromGeocoder(place: GeocoderPlace): Location | null {
  const point = toPoint(place.center[1], place.center[0]);
  const segments = place.place_name
    .normalize('NFC')
    .split(',')
    .map((segment) => segment.trim());
  const names = segments.filter((segment) => segment !== '');
  if (isVietnam(names.at(-1))) names.pop();
  if (isPostcode(names.at(-1))) names.pop();
  if (point === null || names.length === 0) return null;
  const province = toUnitSlugOrNull(names.at(-1) ?? null);
  const district = toUnitSlugOrNull(names.at(-2) ?? null);
  return { ...point, district, province, displayName: toDisplayName(names) };
}

function findComponent(components: readonly MapsAddressComponent[], type: string): string | null {
  const name = components
    .find((component) => component.types.includes(type))
    ?.long_name.normalize('NFC')
    .trim();
  return name === undefined || name === '' ? null : name;
}

function toDisplayName(names: readonly string[]): DisplayName {
  const [main = '', ...wider] = names.filter((name, i) => !names.slice(0, i).some((other) => isSameUnit(name, other)));
  return { main, secondary: wider.join(', ') };
}

/** Avoids `Hồ Chí Minh` next to `Thành phố Hồ Chí Minh`. */
function isSameUnit(a: string, b: string): boolean {
  return toUnitSlug(a) === toUnitSlug(b);
}

function toUnitSlugOrNull(name: string | null): string | null {
  const slug = name === null ? '' : toUnitSlug(name);
  return slug === '' ? null : slug;
}

function readCoordinate(value: number | (() => number) | undefined): number | undefined {
  return typeof value === 'function' ? value() : value;
}

function toPoint(lat: number | undefined, lng: number | undefined): LatLng | null {
  if (lat === undefined || lng === undefined) return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

function isVietnam(name: string | undefined): boolean {
  return name !== undefined && foldText(name).replaceAll(' ', '') === 'vietnam';
}

function isPostcode(name: string | undefined): boolean {
  return name !== undefined && /^\d{5,6}$/.test(name);
}
