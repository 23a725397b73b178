import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { HeightGrid } from '../../apps/portal/src/features/places/heights/height-grid.ts';
import type { IsLand } from './read-land.ts';

/** Where a cell is looked at for land: its centre and the middles of its ninths. */
const LOOKS = [-1 / 3, 0, 1 / 3];

/** A grid filled with estimates, whole metres; cells without any land are 0. */
export function fillGrid(
  shape: Omit<HeightGrid, 'heightsM'>,
  isLand: IsLand,
  estimate: (point: LatLng) => number,
): HeightGrid {
  const heightsM = Int16Array.from({ length: shape.rows * shape.columns }, (_, cell) => {
    const lat = shape.south + Math.floor(cell / shape.columns) * shape.latStep;
    const lng = shape.west + (cell % shape.columns) * shape.lngStep;
    const hasLand = LOOKS.some((north) =>
      LOOKS.some((east) => isLand(lat + north * shape.latStep, lng + east * shape.lngStep)),
    );
    return hasLand ? Math.round(estimate({ lat, lng })) : 0;
  });
  return { ...shape, heightsM };
}
