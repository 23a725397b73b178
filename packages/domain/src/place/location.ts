import type { LatLng } from '../geo/lat-lng.ts';

/** The two lines under which a place is shown: `Đà Lạt` and `Lâm Đồng`. */
export interface DisplayName {
  readonly main: string;
  readonly secondary: string;
}

/** A place as the specification's §3 names it; slugs are null where the unit is unknown. */
export interface Location extends LatLng {
  readonly district: string | null;
  readonly province: string | null;
  readonly displayName: DisplayName;
}
