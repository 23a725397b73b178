import type { LatLng } from '@portal/domain/geo/lat-lng';
import { fromMercator, toMercator } from '@portal/domain/geo/mercator';

/** Size of the drawn map, pixels; it scales so that Vietnam fits between the overlays. */
export const MAP_PICTURE = { width: 2600, height: 1500 } as const;

/** Block size of the drawn map, equal to the live rain layer's at the opening zoom. */
export const PICTURE_GRAIN = 12;

/** Wind streaks: pixels of a step at 1 m/s, steps of a streak, area each has, and how it grows from tail to head. */
export const STREAK = {
  pixelsPerMs: 0.34,
  steps: 18,
  pixelsEach: 2600,
  parts: [
    { until: 0.4, width: 0.7, alpha: 0.25 },
    { until: 0.75, width: 1.2, alpha: 0.55 },
    { until: 1, width: 2, alpha: 0.95 },
  ],
} as const;

/** Square by which a model's block is dotted. */
export const MODEL_DOT = { from: 3, side: 6, round: 2 } as const;

/** Hatching of satellites' rain: oblique lines per block, which is two blocks wide, and how strong the rest is. */
export const HATCH = { blocks: 2, lines: 3, pale: 0.3 } as const;

/**
 * Width of the edge over which a layer fades into the unknown, pixels of the drawn map: at most what lies between the
 * northern end of the forecasts and Vietnam.
 */
export const FADE_WIDTH = 60;

/** Share of a layer that is shown this far inside its edge, 0…1; `smoothstep` of the live map. */
export function showEdge(pixels: number): number {
  const part = Math.min(Math.max(pixels / FADE_WIDTH, 0), 1);
  return part * part * (3 - 2 * part);
}

const ZOOM = 6;
const WORLD_PIXELS = 256 * 2 ** ZOOM;

/** Top left corner in world pixels: a whole number of blocks, so that the live map aligns. */
export const PICTURE_CORNER = { x: 988 * PICTURE_GRAIN, y: 560 * PICTURE_GRAIN } as const;

/** World size in pixels of the picture. */
export const PICTURE_WORLD = WORLD_PIXELS;

/**
 * Central part that a map opens on: Vietnam with Hoàng Sa and Trường Sa. `components/map/map-stage.module.css` fits it
 * into the free space.
 */
export const PICTURE_FIT = { width: 648, height: 776 } as const;

export const PICTURE_MIDDLE: LatLng = fromMercator({
  x: (PICTURE_CORNER.x + MAP_PICTURE.width / 2) / WORLD_PIXELS,
  y: (PICTURE_CORNER.y + MAP_PICTURE.height / 2) / WORLD_PIXELS,
});

/** Zoom at which a picture pixel covers `unit` screen pixels. */
export function toPictureZoom(unit: number): number {
  return ZOOM + Math.log2(unit);
}

export function toPicturePoint(point: LatLng): { readonly x: number; readonly y: number } {
  const { x, y } = toMercator(point);
  return { x: x * WORLD_PIXELS - PICTURE_CORNER.x, y: y * WORLD_PIXELS - PICTURE_CORNER.y };
}

/** Part of the picture, as in `viewBox`. */
export type PictureBox = readonly [x: number, y: number, width: number, height: number];

export const WHOLE_PICTURE: PictureBox = [0, 0, MAP_PICTURE.width, MAP_PICTURE.height];

export function toPictureBox(northWest: LatLng, southEast: LatLng): PictureBox {
  const [from, to] = [toPicturePoint(northWest), toPicturePoint(southEast)];
  return [Math.round(from.x), Math.round(from.y), Math.round(to.x - from.x), Math.round(to.y - from.y)];
}

/** Address fragment that crops the picture to a geographic box. */
export function toPictureCrop(northWest: LatLng, southEast: LatLng): string {
  return `#svgView(viewBox(${toPictureBox(northWest, southEast).join(',')}))`;
}

/** Vietnam with its archipelagos: never cropped on small country maps. */
export const COUNTRY = [
  { lat: 23.8, lng: 101.4 },
  { lat: 6.9, lng: 117.2 },
] as const satisfies readonly [LatLng, LatLng];

/** Address of a frame's rain image for Vietnam, transparent, to lay over the basemap. */
export function toRainPicturePath(frameUrl: string): string {
  return frameUrl.replace(/\.bin$/, '.rain.svg');
}

/** Basemap without weather. */
export const MAP_GROUND_PATH = '/map-data/ground.svg';

export function toMapPicturePath(frameUrl: string): string {
  return frameUrl.replace(/\.bin$/, '.svg');
}

/** Coast and borders only, an overlay for satellite images. */
export const MAP_LINES_PATH = '/map-data/lines.svg';
