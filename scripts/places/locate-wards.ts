import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import type { FormerWardSource, WardSource } from './address-packages.ts';
import { toBareSlug } from './address-packages.ts';
import type { GeoNamesTown } from './geo-names.ts';

/** A ward's point with how far its true middle may be. */
export interface WardPoint extends LatLng {
  readonly precisionKm: number;
}

/** What a ward's point is found from. */
export interface WardPointSources {
  /** Code of the district that a former ward belonged to. */
  readonly districtOf: (unit: FormerWardSource) => string;
  readonly seats: ReadonlyMap<string, PlaceRecord>;
  readonly towns: readonly GeoNamesTown[];
}

const NAMED_TOWN_KM = 6;
const PART_TOWN_KM = 7;
const DISTRICT_KM = 14;

/** The point of a ward: a town of its name in its former districts, else a town of a part of it, else its district's seat. */
export function locateWard(ward: WardSource, sources: WardPointSources): WardPoint {
  const districts = new Set(ward.from.map(sources.districtOf));
  const own = sources.towns.find(({ district, slug }) => districts.has(district) && slug === toBareSlug(ward.fullName));
  if (own !== undefined) return { lat: own.lat, lng: own.lng, precisionKm: NAMED_TOWN_KM };
  const parts = ward.from.flatMap((unit) => {
    const code = sources.districtOf(unit);
    return sources.towns.filter(({ district, slug }) => district === code && slug === toBareSlug(unit.fullName));
  });
  const [part] = parts;
  if (part !== undefined) return { lat: part.lat, lng: part.lng, precisionKm: PART_TOWN_KM };
  const seat = sources.seats.get([...districts][0] ?? '');
  if (seat === undefined) throw new Error(`No point for ${ward.code} ${ward.fullName}`);
  return { lat: seat.lat, lng: seat.lng, precisionKm: DISTRICT_KM };
}
