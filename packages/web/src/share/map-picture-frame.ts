import { type LatLng, toMercator } from '@portal/domain/geo/lat-lng';
import { OPENING_VIEW } from '#components/map/map-address.ts';

/** Size of the drawn map: it lies under the live one at the opening view, point on point, up to this width. */
export const MAP_PICTURE = { width: 2000, height: 1400 } as const;

const WORLD_PIXELS = 256 * 2 ** OPENING_VIEW.zoom;
const MIDDLE = toMercator(OPENING_VIEW.center);

/** Left and upper edge of the picture in pixels of the world's square. */
export const PICTURE_CORNER = {
  x: MIDDLE.x * WORLD_PIXELS - MAP_PICTURE.width / 2,
  y: MIDDLE.y * WORLD_PIXELS - MAP_PICTURE.height / 2,
} as const;

/** Side of the world's square in pixels of the picture. */
export const PICTURE_WORLD = WORLD_PIXELS;

/** Where a point lies in the picture, pixels. */
export function toPicturePoint(point: LatLng): { readonly x: number; readonly y: number } {
  const { x, y } = toMercator(point);
  return { x: x * WORLD_PIXELS - PICTURE_CORNER.x, y: y * WORLD_PIXELS - PICTURE_CORNER.y };
}

/** The box of a part of the earth in the picture, as a `viewBox` has it. */
export function toPictureBox(northWest: LatLng, southEast: LatLng): readonly number[] {
  const [from, to] = [toPicturePoint(northWest), toPicturePoint(southEast)];
  return [from.x, from.y, to.x - from.x, to.y - from.y].map(Math.round);
}

/** Part of the picture's address that shows a box of the earth only. */
export function toPictureCrop(northWest: LatLng, southEast: LatLng): string {
  return `#svgView(viewBox(${toPictureBox(northWest, southEast).join(',')}))`;
}

/** Address of the drawn map of a frame. */
export function toMapPicturePath(frameUrl: string, language: 'vi' | 'en'): string {
  return frameUrl.replace(/\.bin$/, `-${language}.svg`);
}

/** Address of coast, borders and names alone, the overlay of a satellite image. */
export function toMapLinesPath(language: 'vi' | 'en'): string {
  return `/map-data/lines-${language}.svg`;
}
