/// <reference path="./topojson-client.d.ts" />
import { isCovered } from '@portal/domain/geo/coverage';
import type { UnitBoundary } from '@portal/domain/place/unit-boundaries';
import { feature } from 'topojson-client';
import { checkTopology } from './check-topology.ts';
import { findWardSlug } from './find-ward-slug.ts';
import { PlaceImportError } from './place-import-error.ts';

/** Ward borders of a TopoJSON whose geometries have the properties `code` and `name`. Throws PlaceImportError that names record and field. */
export function readBoundaries(topojson: Readonly<Record<string, unknown>>): UnitBoundary[] {
  const { topology, collection, geometries } = checkTopology(topojson);
  const { features } = feature(topology, collection);
  const taken = new Set<string>();
  return geometries.map(({ code, name }, at) => {
    const record = `wards[${at}]`;
    const slug = findWardSlug(code, name, record);
    if (taken.has(slug)) throw new PlaceImportError(`${record}: ${slug} is there twice`);
    taken.add(slug);
    const geometry = features[at]?.geometry;
    const coordinates = (geometry?.coordinates ?? []) as number[][][][] & number[][][];
    const rings: number[][][] =
      geometry?.type === 'MultiPolygon' ? (coordinates as number[][][][]).flat() : coordinates;
    return { slug, rings: rings.map((ring) => toRing(ring, record)) };
  });
}

function toRing(points: readonly number[][], record: string): Float64Array {
  const [first, last] = [points[0], points.at(-1)];
  const isClosed = first !== undefined && first[0] === last?.[0] && first[1] === last?.[1];
  if (!isClosed) throw new PlaceImportError(`${record}: a ring is not closed`);
  for (const [lng = Number.NaN, lat = Number.NaN] of points) {
    if (!isCovered({ lat, lng }))
      throw new PlaceImportError(`${record}: lat ${lat}, lng ${lng} is not in or off Vietnam`);
  }
  return Float64Array.from(points.flatMap(([lng = 0, lat = 0]) => [lng, lat]));
}
