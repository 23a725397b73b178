import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { type FormerWardSource, toBareSlug, type WardSource } from './address-packages.ts';
import type { GeoNamesTown } from './geo-names.ts';

/** A ward's point with its precision. */
export interface WardPoint extends LatLng {
  readonly precisionKm: number;
}

/** Sources of a ward's point. */
export interface WardPointSources {
  /** Code of the district that a former ward belonged to. */
  readonly districtOf: (unit: FormerWardSource) => string;
  readonly seats: ReadonlyMap<string, PlaceRecord>;
  readonly towns: readonly GeoNamesTown[];
}

/** Number of surrounding seats whose mean distance gives the extent of a district. */
const NEIGHBOURS = 4;
/**
 * Distance of a ward's centre from the point as a share of that extent, for nine wards in ten of each kind. Measured on
 * the wards of August 2026 (docs/data/places.md), which are not used to find the points.
 */
const SHARES = { seat: 0.5, town: 0.6, district: 1 };
const WIDEST_KM = 40;

/**
 * The point of a ward: a town with its name in its former districts, else a town of a part of it, else the seat of the
 * district that contributed most.
 */
export function locateWard(ward: WardSource, sources: WardPointSources): WardPoint {
  const codes = ward.from.map(sources.districtOf);
  const main = codes.toSorted((a, b) => count(codes, b) - count(codes, a))[0] ?? '';
  const seat = sources.seats.get(main);
  if (seat === undefined) throw new Error(`No point for ${ward.code} ${ward.fullName}`);
  const town = findTown(ward, codes, sources);
  const { lat, lng } = town ?? seat;
  return { lat, lng, precisionKm: measureReach(seat, sources.seats, town === null ? 'district' : 'town') };
}

/** Precision of a district's seat as the point of the ward with its name. */
export function measureSeat(seat: PlaceRecord, seats: ReadonlyMap<string, PlaceRecord>): number {
  return Math.max(seat.precisionKm, measureReach(seat, seats, 'seat'));
}

function findTown(ward: WardSource, codes: readonly string[], { towns, districtOf }: WardPointSources): LatLng | null {
  const own = towns.find(({ district, slug }) => codes.includes(district) && slug === toBareSlug(ward.fullName));
  if (own !== undefined) return own;
  const parts = ward.from.flatMap((unit) => {
    const code = districtOf(unit);
    return towns.filter(({ district, slug }) => district === code && slug === toBareSlug(unit.fullName));
  });
  return parts[0] ?? null;
}

function measureReach(seat: PlaceRecord, seats: ReadonlyMap<string, PlaceRecord>, kind: keyof typeof SHARES): number {
  const kms = [...seats.values()]
    .filter((other) => other !== seat)
    .map((other) => greatCircleKm(seat, other))
    .sort((a, b) => a - b)
    .slice(0, NEIGHBOURS);
  const width = kms.reduce((sum, km) => sum + km, 0) / kms.length;
  return Math.min(WIDEST_KM, Math.max(2, Math.ceil(width * SHARES[kind])));
}

function count(codes: readonly string[], wanted: string): number {
  return codes.filter((code) => code === wanted).length;
}
