import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { HeightGrid } from '../../apps/portal/src/features/places/heights/height-model.ts';
import type { IsLand } from './read-land.ts';

/** Points at which a cell is tested for land: its centre and those of its ninths. */
const OFFSETS = [-1 / 3, 0, 1 / 3];

/**
 * A grid filled with estimates, integer metres; cells without any land are 0. Throws an `Error` if an estimate is NaN.
 */
export function fillGrid(
  shape: Omit<HeightGrid, 'heightsM'>,
  isLand: IsLand,
  estimate: (point: LatLng) => number,
): HeightGrid {
  const heightsM = Int16Array.from({ length: shape.rows * shape.columns }, (_, cell) => {
    const lat = shape.south + Math.floor(cell / shape.columns) * shape.latStep;
    const lng = shape.west + (cell % shape.columns) * shape.lngStep;
    const hasLand = OFFSETS.some((north) =>
      OFFSETS.some((east) => isLand(lat + north * shape.latStep, lng + east * shape.lngStep)),
    );
    if (!hasLand) return 0;
    const heightM = estimate({ lat, lng });
    // An integer array would store NaN as sea level.
    if (Number.isNaN(heightM)) throw new Error(`no height is known at ${lat}, ${lng}`);
    return Math.round(heightM);
  });
  return { ...shape, heightsM };
}
