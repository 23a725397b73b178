import type { Place } from '@portal/contract/endpoints/place-schema';
import type { BasinWeights } from '@portal/domain/catchment/cell-overlap';
import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { RadarRain } from '@portal/domain/weather/rain-course';
import { createMeanRate, RADAR_CELLS, toFrameCells } from '#features/hydropower/radar-hours.ts';
import type { createAreaReaders } from '#features/nowcast/area-members.ts';
import type { Places } from '#features/places/service.ts';

/** Farther cells belong to no ward: half the way between neighbours where wards are largest. */
const REACH_KM = 15;
const KM_PER_DEGREE = 111.2;

/** Slug of the ward whose border contains a point, or whose own point is nearest. */
type FindWard = Places['wardAt'];

/**
 * The cells of a ward: those within 15 km whose centre is in it, by its border where borders are imported, else by the
 * nearest ward; always the cell of its own point. All count alike, as the borders are no finer than the cells.
 */
export function listWardCells(place: LatLng & { readonly slug: string }, findWard: FindWard): Int32Array {
  const { south, west, latStep, lngStep, rows, columns } = RADAR_CELLS;
  const [row, column] = [Math.round((place.lat - south) / latStep), Math.round((place.lng - west) / lngStep)];
  const reach = Math.ceil(REACH_KM / (KM_PER_DEGREE * latStep));
  const cells: number[] = [];
  for (let r = Math.max(row - reach, 0); r <= Math.min(row + reach, rows - 1); r++) {
    for (let c = Math.max(column - reach, 0); c <= Math.min(column + reach, columns - 1); c++) {
      const centre = { lat: south + r * latStep, lng: west + c * lngStep };
      const isOwn = r === row && c === column;
      if (isOwn || (greatCircleKm(place, centre) <= REACH_KM && findWard(centre) === place.slug))
        cells.push(r * columns + c);
    }
  }
  return Int32Array.from(cells);
}

/**
 * Returns a reader of the nowcast's members over a ward: rain of neighbouring cells comes together, so that sums over
 * the ward have a spread of their own. None for other places, and without a radar that sees the ward.
 */
export function createWardMembers(areas: ReturnType<typeof createAreaReaders>, { wardAt }: Pick<Places, 'wardAt'>) {
  const known = new Map<string, BasinWeights>();

  function findWeights(place: LatLng & { readonly slug: string }): BasinWeights {
    const found = known.get(place.slug);
    if (found !== undefined) return found;
    const cells = listWardCells(place, wardAt);
    const weights = { cells, areasKm2: new Float64Array(cells.length).fill(1), areaKm2: cells.length };
    known.set(place.slug, weights);
    return weights;
  }

  return async ({ slug, ward, lat, lng }: Place): Promise<readonly RadarRain[]> => {
    if (slug === null || ward === null) return [];
    const weights = findWeights({ slug, lat, lng });
    if (weights.cells.length === 0) return [];
    const nowcast = areas.readNowcast(createMeanRate(weights));
    if (nowcast === null || nowcast.source.isEstimate === true) return [];
    return areas.readNowcastMembers(nowcast, { cells: toFrameCells(weights), areasKm2: weights.areasKm2 });
  };
}
