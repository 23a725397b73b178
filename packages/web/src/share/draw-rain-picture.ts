import { parseSteps } from '#components/map/basemap.ts';
import { MAP_CITIES } from '#components/map/map-cities.table.ts';
import { findExtent, readOrigin, readValue } from '#components/map/map-frames.ts';
import { COUNTRY, type PictureBox, toPictureBox } from '#components/map/map-picture-frame.ts';
import { BASEMAP, drawFloor, drawLand, drawWeather, fadeAtEdge, GROUND, MAP_STYLE } from './draw-map-picture.ts';
import type { MapPictureRequest } from './map-picture-request.ts';

const BOX: PictureBox = toPictureBox(...COUNTRY);
const OPEN = `<svg xmlns="http://www.w3.org/2000/svg" width="${BOX[2]}" height="${BOX[3]}" viewBox="${BOX.join(' ')}">`;
const UNKNOWN = '.x{fill:#07080f;fill-opacity:.8}';

/** True if part of a land ring is visible on the country map. */
function isInView(ring: string): boolean {
  const [northWest, southEast] = COUNTRY;
  const points = parseSteps(ring);
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  return (
    Math.min(...lngs) < southEast.lng &&
    Math.max(...lngs) > northWest.lng &&
    Math.min(...lats) < northWest.lat &&
    Math.max(...lats) > southEast.lat
  );
}

/** Basemap of Vietnam; rain images of several times go on top. */
export function drawMapGround(): string {
  const [floor, lines] = drawFloor(drawLand(BASEMAP.land.filter(isInView)));
  return `${OPEN}<style>${MAP_STYLE}</style>${floor}${lines}</svg>`;
}

/** Rain at each city of the table, mm/h, with `s` where satellites estimate it; a dash where unknown. */
function listCityRain({ frame, bytes }: MapPictureRequest): string {
  const texts = MAP_CITIES.map((city) => {
    const rate = readValue(bytes, frame, city);
    if (rate === null) return '-';
    return `${Number(rate.toFixed(2))}${readOrigin(bytes, frame, city) === 'satellite' ? 's' : ''}`;
  });
  return texts.join(' ');
}

/**
 * Rain of a frame over Vietnam, a few kB each for a small animated map. Values at the cities are in its metadata, so
 * that image and values arrive together.
 */
export function drawRainPicture(request: MapPictureRequest): string {
  const { patterns, paths } = drawWeather(request);
  const islands = `<path fill="#f3f2fb" d="${GROUND.islands}"/>`;
  const metadata = `<metadata>${listCityRain(request)}</metadata>`;
  return `${OPEN}${metadata}<style>${UNKNOWN}</style>${patterns}${fadeAtEdge(paths, findExtent(request.frame))}${islands}</svg>`;
}
