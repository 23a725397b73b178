/** What `basemap.json` holds: lines and rings as steps of thousandths of a degree, names with where they stand. */
export interface Basemap {
  readonly land: readonly string[];
  readonly lakes: readonly string[];
  readonly rivers: readonly (readonly [rank: number, steps: string])[];
  readonly provinces: readonly string[];
  readonly islands: readonly (readonly [lng: number, lat: number])[];
  readonly labels: readonly {
    readonly kind: string;
    readonly vi: string;
    readonly en: string;
    readonly lng: number;
    readonly lat: number;
    readonly weight: number;
  }[];
}

/** Points of a line that is stored as steps, longitude and latitude. */
export function parseSteps(steps: string): [number, number][] {
  const points: [number, number][] = [];
  let [lng, lat] = [0, 0];
  const numbers = steps.split(' ');
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    lng += Number(numbers[at]);
    lat += Number(numbers[at + 1]);
    points.push([lng / 1000, lat / 1000]);
  }
  return points;
}

/** Where `scripts/make-basemap.ts` cuts the land off. */
export const SHEET = { west: 92, east: 126, south: 0, north: 29 } as const;

type Point = readonly [lng: number, lat: number];

/** Whether a line runs along an edge of the sheet: there the land goes on, and no shore is drawn. */
function isAlongEdge([lng, lat]: Point, [nextLng, nextLat]: Point): boolean {
  const { west, east, south, north } = SHEET;
  return (lng === nextLng && (lng === west || lng === east)) || (lat === nextLat && (lat === south || lat === north));
}

/** The shores of a ring of land, from its first point round to it: lines that end where the sheet does. */
export function listShores(ring: readonly [number, number][]): [number, number][][] {
  const shores: [number, number][][] = [];
  let shore: [number, number][] = [];
  for (const [index, point] of ring.entries()) {
    const before = ring[index - 1];
    if (before !== undefined && isAlongEdge(before, point)) {
      if (shore.length > 1) shores.push(shore);
      shore = [];
    }
    shore.push(point);
  }
  if (shore.length > 1) shores.push(shore);
  return shores;
}

/** A ring begins and ends in the same point. */
export function parseRing(steps: string): [number, number][] {
  const points = parseSteps(steps);
  const [first] = points;
  return first === undefined ? points : [...points, first];
}
