/** A box of sea and islands that belongs to a province. Edges in degrees. */
export interface IslandBox {
  readonly province: string;
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** A closed ring of a province's border, as pairs of longitude and latitude in degrees. */
export interface ProvinceRing {
  readonly province: string;
  readonly points: Float64Array;
  /** The ring's edges in degrees. */
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Shapes of the country for `findProvinceAt`. */
export interface ProvinceShapes {
  readonly rings: readonly ProvinceRing[];
  readonly islands: readonly IslandBox[];
  /**
   * Coarse outline of the sea off Vietnam, some km inland of the coast: only within it may a point outside the rings
   * still be coast. Pairs of longitude and latitude.
   */
  readonly sea: ArrayLike<number>;
}

/**
 * Parses rings as stored in a table: per ring the province and a text of integer thousandths of a degree, each the
 * difference from the value two before (longitude, latitude, longitude …). Throws for an invalid number.
 */
export function parseProvinceRings(rows: readonly (readonly [province: string, steps: string])[]): ProvinceRing[] {
  return rows.map(([province, steps]) => {
    const numbers = steps.split(' ').map(Number);
    if (numbers.length % 2 !== 0 || numbers.some(Number.isNaN)) throw new Error(`Broken border ring of ${province}`);
    return toRing(province, numbers);
  });
}

function toRing(province: string, steps: readonly number[]): ProvinceRing {
  const points = new Float64Array(steps.length);
  const lats: number[] = [];
  const lngs: number[] = [];
  let lng = 0;
  let lat = 0;
  for (let at = 0; at < steps.length; at += 2) {
    lng += steps[at] ?? 0;
    lat += steps[at + 1] ?? 0;
    points[at] = lng / 1000;
    points[at + 1] = lat / 1000;
    lngs.push(lng / 1000);
    lats.push(lat / 1000);
  }
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  return { province, points, south, north, west: Math.min(...lngs), east: Math.max(...lngs) };
}
