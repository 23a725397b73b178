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

/** Where `scripts/make-basemap.ts` cuts the land off: farther out than any map can be moved. */
export const SHEET = { west: 68, east: 150, south: -26, north: 50 } as const;

/** A ring begins and ends in the same point. */
export function parseRing(steps: string): [number, number][] {
  const points = parseSteps(steps);
  const [first] = points;
  return first === undefined ? points : [...points, first];
}
