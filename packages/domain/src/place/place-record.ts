import type { LatLng } from '#geo/lat-lng.ts';

/** What a place is: a unit of today, a unit that ended on 1 July 2025, a named spot, or bare coordinates (api.md). */
export type PlaceKind = 'province' | 'ward' | 'formerProvince' | 'formerDistrict' | 'locality' | 'point';

/** Administrative types of a unit, of today (first seven) or until 30 June 2025 (`townlet` is a thị trấn); `locality` for a spot that is no unit. */
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

/** One of them. */
export type UnitType = (typeof UNIT_TYPES)[number];

/**
 * A place that the portal knows by name. `lat` and `lng` are its main town where one is known, else the middle of its
 * area: people who ask for a city's weather mean where they live.
 */
export interface PlaceRecord extends LatLng {
  /** Address of its pages, unique and stable (decisions.md "Locations"). */
  readonly slug: string;
  /** Name in NFC without the type word, save where the rest is a number or names collide: `Đà Lạt`, `Quận 1`. */
  readonly name: string;
  /** English name where it is not simply the name without its marks (`Hanoi`); null otherwise. */
  readonly nameEn: string | null;
  readonly kind: PlaceKind;
  readonly unit: UnitType;
  /** Slug of today's province. */
  readonly province: string;
  /**
   * Slug of the province it, or the unit it was, belonged to until 30 June 2025; for a former province its own.
   * Null for provinces of today and localities.
   */
  readonly formerProvince: string | null;
  /** For a ward that carries the name of a district-level unit which ended: that unit's type; null otherwise. */
  readonly formerUnit: UnitType | null;
  /** Height above sea level in metres where that of this very place is known (an airport, a summit); null for all others, whose height is estimated where it is asked for. */
  readonly heightM: number | null;
  /** How far the true centre may lie from the point, in km: nine in ten of its kind are nearer. */
  readonly precisionKm: number;
  /** How likely it is that this place is meant among places of one name, 0–99. */
  readonly weight: number;
  /** Other names and short forms that people type, each also an address that moves here. */
  readonly otherNames: readonly string[];
}
