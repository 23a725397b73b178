import { fromMercator, type LatLng, toMercator } from '@portal/domain/geo/lat-lng';

/** Size of the drawn map, pixels. It is shown larger or smaller, so that the country fits between what stands over it. */
export const MAP_PICTURE = { width: 2600, height: 1500 } as const;

/** Side of the squares that the drawn map is made of, and at rain's opening scale those of the live one. */
export const PICTURE_GRAIN = 12;

const ZOOM = 6;
const WORLD_PIXELS = 256 * 2 ** ZOOM;

/** Left and upper edge of the picture in pixels of the world's square: whole squares, so that the live map has the same ones. */
export const PICTURE_CORNER = { x: 988 * PICTURE_GRAIN, y: 560 * PICTURE_GRAIN } as const;

/** Side of the world's square in pixels of the picture. */
export const PICTURE_WORLD = WORLD_PIXELS;

/**
 * The part in the middle of the picture that a map opens on: Vietnam with Hoàng Sa and Trường Sa.
 * `components/map/map-stage.module.css` fits it into what is free.
 */
export const PICTURE_FIT = { width: 648, height: 776 } as const;

/** The middle of the picture. */
export const PICTURE_MIDDLE: LatLng = fromMercator({
  x: (PICTURE_CORNER.x + MAP_PICTURE.width / 2) / WORLD_PIXELS,
  y: (PICTURE_CORNER.y + MAP_PICTURE.height / 2) / WORLD_PIXELS,
});

/** Zoom of a map on which a pixel of the picture is so many pixels of the screen. */
export function toPictureZoom(unit: number): number {
  return ZOOM + Math.log2(unit);
}

/** Where a point lies in the picture, pixels. */
export function toPicturePoint(point: LatLng): { readonly x: number; readonly y: number } {
  const { x, y } = toMercator(point);
  return { x: x * WORLD_PIXELS - PICTURE_CORNER.x, y: y * WORLD_PIXELS - PICTURE_CORNER.y };
}

/** A part of the picture as a `viewBox` has it. */
export type PictureBox = readonly [x: number, y: number, width: number, height: number];

/** The whole picture. */
export const WHOLE_PICTURE: PictureBox = [0, 0, MAP_PICTURE.width, MAP_PICTURE.height];

/** The box of a part of the earth in the picture. */
export function toPictureBox(northWest: LatLng, southEast: LatLng): PictureBox {
  const [from, to] = [toPicturePoint(northWest), toPicturePoint(southEast)];
  return [Math.round(from.x), Math.round(from.y), Math.round(to.x - from.x), Math.round(to.y - from.y)];
}

/** Part of the picture's address that shows a box of the earth only. */
export function toPictureCrop(northWest: LatLng, southEast: LatLng): string {
  return `#svgView(viewBox(${toPictureBox(northWest, southEast).join(',')}))`;
}

/** Vietnam with its archipelagos: the part that small maps of the country show, of which nothing is cut. */
export const COUNTRY = [
  { lat: 23.8, lng: 101.4 },
  { lat: 6.9, lng: 117.2 },
] as const satisfies readonly [LatLng, LatLng];

/** Address of the rain of a frame alone, over the country, to be laid over the ground. */
export function toRainPicturePath(frameUrl: string): string {
  return frameUrl.replace(/\.bin$/, '.rain.svg');
}

/** Address of the ground without weather. */
export const MAP_GROUND_PATH = '/map-data/ground.svg';

/** Address of the drawn map of a frame. */
export function toMapPicturePath(frameUrl: string): string {
  return frameUrl.replace(/\.bin$/, '.svg');
}

/** Address of coast and borders alone, the overlay of a satellite image. */
export const MAP_LINES_PATH = '/map-data/lines.svg';
