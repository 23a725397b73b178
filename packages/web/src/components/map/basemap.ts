/** Content of `basemap.json`: lines and rings as steps of 0.001°, labels with positions. */
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

/** Decodes a line stored as steps to longitude and latitude. */
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

/** Clip box of `scripts/make-basemap.ts`: beyond any position the map can show. */
export const SHEET = { west: 68, east: 150, south: -26, north: 50 } as const;

/** A ring ends at its first point. */
export function parseRing(steps: string): [number, number][] {
  const points = parseSteps(steps);
  const [first] = points;
  return first === undefined ? points : [...points, first];
}
