import { isRecord } from '@portal/domain/data/is-record';
import type { GeocoderPlace } from '@portal/domain/place/location';

/** Boundaries and settlements, for which the portal has its own current names. */
const OWN_KINDS = new Set(['boundary', 'place']);
const HOUSE_TYPES = new Set(['house', 'house_number']);
const LONGEST_NAME = 120;

/**
 * Streets, houses and buildings of a Photon (GeoJSON) or Nominatim (list) reply, detected by its shape. Entries
 * without name or point are left out; null for any other shape.
 */
export function readGeocoderAnswer(answer: unknown): GeocoderPlace[] | null {
  if (Array.isArray(answer)) return answer.flatMap(readNominatim);
  const features = isRecord(answer) ? answer.features : undefined;
  return Array.isArray(features) ? features.flatMap(readPhoton) : null;
}

function readPhoton(feature: unknown): GeocoderPlace[] {
  const { properties, geometry } = isRecord(feature) ? feature : {};
  if (!isRecord(properties) || !isRecord(geometry) || !Array.isArray(geometry.coordinates)) return [];
  if (isOwnKind(properties.osm_key, properties.osm_value)) return [];
  const street = joinHouse(properties.housenumber, properties.street);
  const main = readText(properties.name) ?? street;
  const around = [street, properties.locality, properties.district, properties.city, properties.state];
  return toPlace(main, around, geometry.coordinates);
}

function readNominatim(entry: unknown): GeocoderPlace[] {
  if (!isRecord(entry) || isOwnKind(entry.category ?? entry.class, entry.type)) return [];
  const { address, name } = entry;
  const parts = isRecord(address) ? address : {};
  const street = joinHouse(parts.house_number, parts.road);
  const main = readText(name) ?? street;
  const isStreet = main === readText(parts.road);
  const around = [
    isStreet ? null : street,
    parts.quarter ?? parts.suburb ?? parts.village,
    parts.city_district ?? parts.county ?? parts.town,
    parts.city ?? parts.state,
  ];
  const point = [readNumber(entry.lon), readNumber(entry.lat)];
  return toPlace(isStreet ? street : main, around, point);
}

function toPlace(main: string | null, around: readonly unknown[], [lng, lat]: readonly unknown[]): GeocoderPlace[] {
  if (main === null || typeof lng !== 'number' || typeof lat !== 'number') return [];
  if (!Number.isFinite(lng) || !Number.isFinite(lat)) return [];
  const names = [main, ...around.map(readText)].filter((name) => name !== null);
  return [{ place_name: [...new Set(names)].join(', '), center: [lng, lat] }];
}

function isOwnKind(key: unknown, type: unknown): boolean {
  return typeof key === 'string' && OWN_KINDS.has(key) && !(typeof type === 'string' && HOUSE_TYPES.has(type));
}

function joinHouse(number: unknown, street: unknown): string | null {
  const [streetNumber, road] = [readText(number), readText(street)];
  return road === null || streetNumber === null ? road : `${streetNumber} ${road}`;
}

/** A number, or a number as text; else NaN, also for values that cannot be converted. */
function readNumber(value: unknown): number {
  return typeof value === 'number' ? value : Number(readText(value) ?? Number.NaN);
}

/** Text without commas, which separate parts of an address; null if missing. */
function readText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.replaceAll(',', ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  return text === '' ? null : text;
}
