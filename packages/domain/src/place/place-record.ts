import type { LatLng } from '#geo/lat-lng.ts';

/** Kind of a place: a current unit, a unit abolished on 1 July 2025, a named spot, or bare coordinates (api.md). */
export type PlaceKind = 'province' | 'ward' | 'formerProvince' | 'formerDistrict' | 'locality' | 'point';

/**
 * Administrative types of a unit, current (first seven) or until 30 June 2025 (`townlet` is a thị trấn); `locality` for
 * a spot that is not a unit.
 */
export const UNIT_TYPES = [
  'province',
  'centralCity',
  'city',
  'ward',
  'commune',
  'specialZone',
  'locality',
  'urbanDistrict',
  'town',
  'townlet',
  'ruralDistrict',
] as const;

/** Administrative type of a unit. */
export type UnitType = (typeof UNIT_TYPES)[number];

/**
 * A named place of the portal. `lat` and `lng` are its main town if known, else the middle of its area: people who look
 * for a city's weather mean where they live.
 */
export interface PlaceRecord extends LatLng {
  /** Address of its pages, unique and stable (decisions.md "Locations"). */
  readonly slug: string;
  /** Name in NFC without the type word, except if the rest is a number or names collide: `Đà Lạt`, `Quận 1`. */
  readonly name: string;
  /** English name if it differs from the name without its marks (`Hanoi`); null otherwise. */
  readonly nameEn: string | null;
  readonly kind: PlaceKind;
  readonly unit: UnitType;
  /** Slug of today's province. */
  readonly province: string;
  /**
   * Slug of the province of the place, or of its predecessor, until 30 June 2025; for a former province its own.
   * Null for current provinces and localities.
   */
  readonly formerProvince: string | null;
  /** For a ward with the name of an abolished district-level unit: that unit's type; null otherwise. */
  readonly formerUnit: UnitType | null;
  /**
   * Height above sea level in metres if known exactly (an airport, a summit); null for all others, whose height is
   * estimated on demand.
   */
  readonly heightM: number | null;
  /** Precision of the point, in km: for nine in ten of its kind the true centre is nearer. */
  readonly precisionKm: number;
  /** Likelihood that this place is meant among places with one name, 0–99. */
  readonly weight: number;
  /** Other names and short forms, each also an address that redirects here. */
  readonly otherNames: readonly string[];
}
