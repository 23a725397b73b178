import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { UnitBoundary } from '@portal/domain/place/unit-boundaries';

/** The exact middle of a ward of today. */
export interface ImportedPoint extends LatLng {
  readonly slug: string;
}

/** What an operator has imported; null for what has not been. */
export interface PlaceImport {
  readonly points: readonly ImportedPoint[] | null;
  readonly boundaries: readonly UnitBoundary[] | null;
}

export const NOTHING_IMPORTED: PlaceImport = { points: null, boundaries: null };
