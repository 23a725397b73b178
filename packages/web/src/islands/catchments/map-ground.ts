import basemapUrl from '#components/map/basemap.json?url';
import { type Basemap, parseRing, parseSteps } from '#components/map/basemap.ts';
import type { NamedDrawing } from '#components/map/place-names.ts';

/** Lines and rings of the basemap in degrees. */
export interface Ground {
  readonly land: readonly [number, number][][];
  readonly provinces: readonly [number, number][][];
  readonly lakes: readonly [number, number][][];
  readonly rivers: readonly [number, number][][];
  readonly islands: readonly (readonly [number, number])[];
  readonly names: Basemap['labels'];
}

/** Labels that help to find a river. */
const NAMED: ReadonlySet<string> = new Set(['province', 'town', 'archipelago']);

let known: Promise<Ground | null> | null = null;

async function fetchGround(): Promise<Ground | null> {
  try {
    const response = await fetch(basemapUrl);
    if (!response.ok) return null;
    const { land, provinces, lakes, rivers, islands, labels } = (await response.json()) as Basemap;
    return {
      land: land.map(parseRing),
      provinces: provinces.map(parseRing),
      lakes: lakes.map(parseRing),
      rivers: rivers.map(([, steps]) => parseSteps(steps)),
      islands,
      names: labels.filter(({ kind }) => NAMED.has(kind)),
    };
  } catch {
    return null;
  }
}

/** Borders, lakes and rivers for the map; null on failure. Fetched once per page. */
export function loadGround(): Promise<Ground | null> {
  known ??= fetchGround();
  return known;
}

/** Geographic frame of a drawing. */
export interface Frame {
  readonly lat: number;
  readonly lng: number;
  /** Drawing units per degree of latitude. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly lat: number;
  readonly lng: number;
}

const squeeze = ({ lat }: Frame): number => Math.cos((lat * Math.PI) / 180);

export const toXY = (frame: Frame, { lat, lng }: Point): readonly [number, number] => [
  frame.width / 2 + (lng - frame.lng) * frame.scale * squeeze(frame),
  frame.height / 2 - (lat - frame.lat) * frame.scale,
];

export const toPoint = (frame: Frame, x: number, y: number): Point => ({
  lat: frame.lat - (y - frame.height / 2) / frame.scale,
  lng: frame.lng + (x - frame.width / 2) / (frame.scale * squeeze(frame)),
});

/** Width of a letter on a phone. */
const LETTER = 10;

/** The frame as names are placed on it. */
export function toDrawing(frame: Frame): NamedDrawing {
  return {
    width: frame.width,
    height: frame.height,
    letter: LETTER,
    project: (point) => {
      const [x, y] = toXY(frame, point);
      return { x, y };
    },
  };
}

/** Share of the drawing that fitted points fill. */
const MARGIN = 0.86;
const MOST_SCALE = 4000;

/** Frame that fits all points with a margin. */
export function fitFrame(points: readonly Point[], width: number, height: number): Frame {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const lat = (south + north) / 2;
  const wide = Math.max((east - west) * Math.cos((lat * Math.PI) / 180), 1e-6);
  const scale = Math.min((MARGIN * width) / wide, (MARGIN * height) / Math.max(north - south, 1e-6), MOST_SCALE);
  return { lat, lng: (west + east) / 2, scale, width, height };
}

/** SVG path of lines; those entirely outside are left out. */
export function toPath(
  frame: Frame,
  lines: readonly (readonly (readonly [number, number])[])[],
  isClosed = false,
): string {
  return lines
    .map((line) => {
      const points = line.map(([lng, lat]) => toXY(frame, { lat, lng }));
      const isSeen = points.some(
        ([x, y]) => x > -frame.width && x < 2 * frame.width && y > -frame.height && y < 2 * frame.height,
      );
      if (!isSeen || points.length === 0) return '';
      return `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}${isClosed ? 'Z' : ''}`;
    })
    .join('');
}
