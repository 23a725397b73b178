import type { TripSpot } from '@portal/contract/endpoints/going-out';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { toMercator } from '@portal/domain/geo/mercator';
import { readOrigin } from '#components/map/map-frames.ts';
import { drawGround, type MapPoint, makeFrame } from '#pages/storms/map-frame.ts';
import { drawWeather } from '#share/draw-map-picture.ts';
import type { MapPictureRequest } from '#share/map-picture-request.ts';

/** Pixels of a phone's card: text keeps its size there. */
const SIZE = { width: 328, height: 190 } as const;
/** Room for the names at the ends. */
const MARGIN = { x: 52, y: 40 } as const;
/** A radar's cell is some 3 km wide: closer, there is nothing more to see. */
const LEAST_KM = 18;
const EQUATOR_KM = 40_075;

function fitWay(ends: readonly [LatLng, LatLng]) {
  const [from, to] = ends.map(toMercator) as [MapPoint, MapPoint];
  const leastWide = LEAST_KM / (EQUATOR_KM * Math.cos((ends[0].lat * Math.PI) / 180));
  const scale = Math.min(
    SIZE.width / leastWide,
    (SIZE.width - 2 * MARGIN.x) / Math.abs(from.x - to.x),
    (SIZE.height - 2 * MARGIN.y) / Math.abs(from.y - to.y),
  );
  return makeFrame(SIZE, scale, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
}

/** Whether radar or satellites see a part of the way in this frame. */
export const isWaySeen = (along: readonly TripSpot[], { frame, bytes }: MapPictureRequest): boolean =>
  along.some((spot) => readOrigin(bytes, frame, spot) !== 'model');

/** The ground, the rain of a frame and both ends, in one small drawing. */
export function drawTripMap(ends: readonly [LatLng, LatLng], request: MapPictureRequest) {
  const frame = fitWay(ends);
  const { patterns, paths } = drawWeather(request, frame);
  const [from, to] = ends.map(frame.project) as [MapPoint, MapPoint];
  return { ...SIZE, project: frame.project, ground: drawGround(frame), rain: patterns + paths, from, to };
}
