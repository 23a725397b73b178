import type { LatLng } from '#geo/lat-lng.ts';

/** A ring without its repeated last point: longitude, latitude, longitude … in degrees, WGS 84. Edges are straight in degrees (RFC 7946). */
export type Ring = ArrayLike<number>;

/** An outer ring with the holes in it. */
export interface PolygonPart {
  readonly outer: Ring;
  readonly holes: readonly Ring[];
}

/** A catchment: one part, or several islands. */
export interface CatchmentPolygon {
  readonly parts: readonly PolygonPart[];
}

/** The ring of a fault, counted from 1; hole 0 is the outer ring. */
export interface RingName {
  readonly part: number;
  readonly hole: number;
}

/** An edge: from the point with this number, counted from 1, to the next one. */
export interface EdgeName {
  readonly ring: RingName;
  readonly point: number;
}

/**
 * Fault of a polygon. `notJson`, `notGeoJson`, `notShapefile`, `notZip`, `zipBomb`, `truncated`, `tooLarge`,
 * `noPolygon`, `severalAreas`: the file. `otherCrs`, `projected`, `swapped`, `badPoint`, `outside`: its coordinates.
 * `fewPoints`, `manyPoints`, `flat`: its size. `crossing`, `overlap`, `touching`: two edges. `holeOutside`, `nested`:
 * two rings.
 */
export type PolygonFaultCode =
  | 'notJson'
  | 'notGeoJson'
  | 'notShapefile'
  | 'truncated'
  | 'notZip'
  | 'zipBomb'
  | 'tooLarge'
  | 'badEncoding'
  | 'noPolygon'
  | 'severalAreas'
  | 'otherCrs'
  | 'projected'
  | 'swapped'
  | 'badPoint'
  | 'outside'
  | 'fewPoints'
  | 'manyPoints'
  | 'flat'
  | 'crossing'
  | 'overlap'
  | 'touching'
  | 'holeOutside'
  | 'nested';

/** A fault with its position: fields that do not apply to its code are absent. */
export interface PolygonFault {
  readonly code: PolygonFaultCode;
  readonly ring?: RingName;
  /** For `badPoint`, `projected`, `outside`: the point, counted from 1. */
  readonly point?: number;
  /** For faults of two edges. */
  readonly edges?: readonly [EdgeName, EdgeName];
  /** Where the edges meet, or the first point concerned. */
  readonly at?: LatLng;
  /** The file's own value: its geometry type, its reference system, or the position of an error. */
  readonly detail?: string;
  /** Number of counted items: points, areas. */
  readonly count?: number;
}

/** A polygon, or all its faults. */
export type PolygonReading =
  | { readonly polygon: CatchmentPolygon; readonly faults: readonly [] }
  | { readonly polygon: null; readonly faults: readonly PolygonFault[] };

/** Most points of a polygon, without the repeated last ones (api.md). */
export const MOST_POINTS = 10_000;

/** All rings of a polygon with their names, in file order. */
export function listRings({ parts }: CatchmentPolygon): { readonly name: RingName; readonly ring: Ring }[] {
  return parts.flatMap(({ outer, holes }, part) =>
    [outer, ...holes].map((ring, hole) => ({ name: { part: part + 1, hole }, ring })),
  );
}

/** Points of a polygon, without the repeated last ones. */
export function countPoints(polygon: CatchmentPolygon): number {
  return listRings(polygon).reduce((sum, { ring }) => sum + ring.length / 2, 0);
}

/** A box in degrees, edges included. */
export interface DegreeBox {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** The box around a polygon; without points it is empty, with infinite edges. */
export function findBounds({ parts }: CatchmentPolygon): DegreeBox {
  const box = {
    south: Number.POSITIVE_INFINITY,
    north: Number.NEGATIVE_INFINITY,
    west: Number.POSITIVE_INFINITY,
    east: Number.NEGATIVE_INFINITY,
  };
  for (const { outer } of parts) {
    for (let at = 0; at < outer.length; at += 2) {
      const lng = outer[at] as number;
      const lat = outer[at + 1] as number;
      box.west = Math.min(box.west, lng);
      box.east = Math.max(box.east, lng);
      box.south = Math.min(box.south, lat);
      box.north = Math.max(box.north, lat);
    }
  }
  return box;
}
