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
