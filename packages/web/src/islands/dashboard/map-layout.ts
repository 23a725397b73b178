import type { OwnPlace } from '@portal/contract/own/places';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { PlaceWeather } from './dashboard-data.ts';

/** Width of the drawing, drawing units. */
const WIDTH = 320;
const HEIGHT = 190;
/** Cell size of the station grid, degrees (portal.md §9). */
const CELL = 0.03;
/** Cells on each side of a place in its reply. */
const REACH = 3;
const SIDE = 2 * REACH + 1;
/** Margin around the outermost cells, degrees. */
const MARGIN = 0.02;
/** Space for half a label above and below the outermost places, drawing units. */
const NAME_ROOM = 14;
const LEAST_CELL = 3;
const GAP = 1;
/** Label metrics: letter width, line height, and distance from the dot's centre. */
const LETTER = 8.8;
const LINE = 18;
const BESIDE = 12;
/** Lines by which a label may move to avoid another. */
const MOVES = [0, 1, -1, 2, -2];

interface DrawnCell {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rate: number;
}

interface DrawnPoint {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Null: no space. */
  readonly name: DrawnName | null;
}

interface DrawnName {
  readonly text: string;
  /** Left edge. */
  readonly x: number;
  /** Vertical centre. */
  readonly y: number;
}

interface MapLayout {
  readonly cells: readonly DrawnCell[];
  readonly points: readonly DrawnPoint[];
  readonly width: number;
  readonly height: number;
}

/** Known cells around a place with their rates. */
function listCells({ lat, lng }: LatLng, around: readonly (number | null)[]) {
  return around.flatMap((rate, index) => {
    if (rate === null) return [];
    const [row, column] = [Math.floor(index / SIDE), index % SIDE];
    return [{ lat: lat + (REACH - row) * CELL, lng: lng + (column - REACH) * CELL, rate }];
  });
}

const widthOf = (text: string): number => text.length * LETTER;

const isApart = (name: DrawnName, other: DrawnName): boolean =>
  Math.abs(name.y - other.y) >= LINE ||
  name.x >= other.x + widthOf(other.text) ||
  other.x >= name.x + widthOf(name.text);

/** Label to the right or left of its dot where it fits without overlap; else truncated, else none. */
function placeName(text: string, [x, y]: readonly [number, number], others: readonly DrawnName[]): DrawnName | null {
  const width = Math.max(WIDTH - x - BESIDE, x - BESIDE);
  const letters = Math.floor(width / LETTER);
  const shown = text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`;
  const sides = [x + BESIDE, x - BESIDE - widthOf(shown)].filter(
    (left) => left >= 0 && left + widthOf(shown) <= WIDTH + LETTER,
  );
  const lines = MOVES.map((move) => y + move * LINE).filter((line) => line >= LINE / 2 && line <= HEIGHT - LINE / 2);
  const choices = lines.flatMap((line) => sides.map((left) => ({ text: shown, x: left, y: line })));
  return choices.find((choice) => others.every((other) => isApart(choice, other))) ?? null;
}

/** Layout of rain cells and places on the small map, north up, all inside. */
export function toMapLayout(places: readonly OwnPlace[], weather: Readonly<Record<string, PlaceWeather>>): MapLayout {
  const cells = places.flatMap((place) => listCells(place, weather[place.id]?.nowcast?.around ?? []));
  const reach = (REACH + 0.5) * CELL + MARGIN;
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
  const [south, north] = [Math.min(...lats) - reach, Math.max(...lats) + reach];
  const [west, east] = [Math.min(...lngs) - reach, Math.max(...lngs) + reach];
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min(WIDTH / ((east - west) * squeeze), (HEIGHT - 2 * NAME_ROOM) / (north - south));
  const toX = (lng: number): number => Math.round(WIDTH / 2 + (lng - (west + east) / 2) * squeeze * scale);
  const toY = (lat: number): number => Math.round(HEIGHT / 2 - (lat - (south + north) / 2) * scale);
  const size = Math.max(LEAST_CELL, Math.round(CELL * squeeze * scale) - GAP);
  const drawn = new Map<string, DrawnCell>();
  for (const { lat, lng, rate } of cells) {
    const [x, y] = [toX(lng) - size / 2, toY(lat) - size / 2];
    drawn.set(`${x} ${y}`, { x, y, size, rate });
  }
  const names: DrawnName[] = [];
  const points = places.map(({ id, name: text, lat, lng }): DrawnPoint => {
    const [x, y] = [toX(lng), toY(lat)];
    const name = placeName(text, [x, y], names);
    if (name !== null) names.push(name);
    return { id, x, y, name };
  });
  return { cells: [...drawn.values()], points: places.length === 0 ? [] : points, width: WIDTH, height: HEIGHT };
}
