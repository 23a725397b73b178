import { COVERAGE, type LatLng } from '@portal/domain/geo/lat-lng';
import { fromMercator, toMercator } from '@portal/domain/geo/mercator';

/** Bounds of the small map: Vietnam with its archipelagos. */
export const PICK_BOX = [
  { lat: 23.8, lng: 101.4 },
  { lat: 6.9, lng: 117.2 },
] as const satisfies readonly [LatLng, LatLng];

/** Fixed map size, CSS pixels: without JavaScript the browser submits pixels. */
export const PICK_WIDTH = 256;
const [NORTH_WEST, SOUTH_EAST] = PICK_BOX.map(toMercator) as [LatLngSquare, LatLngSquare];
type LatLngSquare = ReturnType<typeof toMercator>;
const SCALE = PICK_WIDTH / (SOUTH_EAST.x - NORTH_WEST.x);
export const PICK_HEIGHT = Math.round(SCALE * (SOUTH_EAST.y - NORTH_WEST.y));

/** 0.01° is about a kilometre: finer than the models. */
const round = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Clamps a point to the served area. */
export function fitPoint({ lat, lng }: LatLng): LatLng {
  return {
    lat: round(Math.min(COVERAGE.north, Math.max(COVERAGE.south, lat))),
    lng: round(Math.min(COVERAGE.east, Math.max(COVERAGE.west, lng))),
  };
}

export const toPickedPoint = (x: number, y: number): LatLng =>
  fitPoint(fromMercator({ x: NORTH_WEST.x + x / SCALE, y: NORTH_WEST.y + y / SCALE }));

/** Pixel of a point on the map; null outside. */
export function findPickPixel(point: LatLng): { readonly x: number; readonly y: number } | null {
  const { x, y } = toMercator(point);
  const pixel = { x: Math.round((x - NORTH_WEST.x) * SCALE), y: Math.round((y - NORTH_WEST.y) * SCALE) };
  const isInside = pixel.x >= 0 && pixel.x <= PICK_WIDTH && pixel.y >= 0 && pixel.y <= PICK_HEIGHT;
  return isInside ? pixel : null;
}

const STEP = 0.1;
const STEPS: Readonly<Record<string, LatLng>> = {
  ArrowUp: { lat: STEP, lng: 0 },
  ArrowDown: { lat: -STEP, lng: 0 },
  ArrowLeft: { lat: 0, lng: -STEP },
  ArrowRight: { lat: 0, lng: STEP },
};

/** Point after an arrow key; null for other keys. */
export function findNextPoint({ lat, lng }: LatLng, key: string): LatLng | null {
  const step = STEPS[key];
  return step === undefined ? null : fitPoint({ lat: lat + step.lat, lng: lng + step.lng });
}
