import type { LatLng } from '#geo/lat-lng.ts';

/**
 * What is known of high water in an area. `station`: hours and heights of the nearest gauge; `hours`: clock hours in
 * which peaks come in the season; `days`: days of spring tide only.
 */
export type TidalBasis = 'station' | 'hours' | 'days';

/** Low land whose drains wait for the tide to fall. */
export interface TidalArea {
  /** Slug of the province. */
  readonly province: string;
  readonly basis: TidalBasis;
  /** Part of the province that the tide reaches; null: all of it. */
  readonly around: (LatLng & { readonly reachKm: number }) | null;
}

/**
 * Gauge of Phú An, whose peaks come from 4 to 7 and from 17 to 19 h in October to December (domain-2.md §18.3). Levels
 * there are never derived from the tide at sea.
 */
export const PHU_AN = {
  lat: 10.776,
  lng: 106.706,
  reachKm: 30,
  /** From, to: hours of the day in Vietnam. */
  peaks: [
    [4, 7],
    [17, 19],
  ],
  months: [10, 11, 12],
} as const;

/** Areas in which rain and high tide are compared (reaches are proposed). */
export const TIDAL_AREAS: readonly TidalArea[] = [
  { province: 'hai-phong', basis: 'station', around: { lat: 20.667, lng: 106.817, reachKm: 50 } },
  { province: 'ho-chi-minh', basis: 'hours', around: PHU_AN },
  { province: 'can-tho', basis: 'days', around: null },
  { province: 'vinh-long', basis: 'days', around: null },
  { province: 'ca-mau', basis: 'days', around: null },
];
