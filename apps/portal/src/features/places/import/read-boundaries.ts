/// <reference path="./topojson-client.d.ts" />
import { isRecord } from '@portal/domain/data/is-record';
import { isCovered } from '@portal/domain/geo/lat-lng';
import type { UnitBoundary } from '@portal/domain/place/unit-boundaries';
import { feature } from 'topojson-client';
import { findWardSlug } from './apply-points.ts';
import { PlaceImportError } from './import-store.ts';

/** A geometry whose arcs all exist. */
interface CheckedGeometry {
  readonly code: unknown;
  readonly name: unknown;
}

/** A valid topology with its geometries' properties. */
interface CheckedTopology {
  readonly topology: object;
  readonly collection: object;
  readonly geometries: readonly CheckedGeometry[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Checks a TopoJSON of ward borders before its arcs are joined. Throws PlaceImportError with record and field. */
function checkTopology(topology: Fields): CheckedTopology {
  const arcs = getList(topology.arcs, 'arcs');
  for (const [at, arc] of arcs.entries()) checkArc(arc, `arcs[${at}]`);
  if (topology.transform !== undefined) checkTransform(topology.transform);
  const objects = Object.entries(getFields(topology.objects, 'objects'));
  const [name, value] = objects.find(([key]) => key === 'wards') ?? objects[0] ?? [];
  if (name === undefined) throw new PlaceImportError('objects: is empty');
  const collection = getFields(value, `objects.${name}`);
  const list = getList(collection.geometries, `objects.${name}.geometries`);
  if (list.length === 0) throw new PlaceImportError(`objects.${name}.geometries: the list is empty`);
  const geometries = list.map((item, at) => {
    const record = `${name}[${at}]`;
    const geometry = getFields(item, record);
    const depth = geometry.type === 'Polygon' ? 2 : geometry.type === 'MultiPolygon' ? 3 : null;
    if (depth === null) throw new PlaceImportError(`${record}: type is neither Polygon nor MultiPolygon`);
    checkArcNumbers(geometry.arcs, depth, arcs.length, record);
    const { code, name: unit } = getFields(geometry.properties, `${record}.properties`);
    return { code, name: unit };
  });
  return { topology, collection, geometries };
}

function checkArc(arc: unknown, record: string): void {
  const points = getList(arc, record);
  const isPoint = (point: unknown): boolean =>
    Array.isArray(point) && point.length >= 2 && point.every((value) => typeof value === 'number');
  if (points.length < 2 || !points.every(isPoint)) throw new PlaceImportError(`${record}: is not a line of points`);
}

function checkTransform(transform: unknown): void {
  const { scale, translate } = getFields(transform, 'transform');
  for (const [field, pair] of Object.entries({ scale, translate })) {
    const isPair = Array.isArray(pair) && pair.length === 2 && pair.every((value) => typeof value === 'number');
    if (!isPair) throw new PlaceImportError(`transform.${field}: is not two numbers`);
  }
}

function checkArcNumbers(value: unknown, depth: number, count: number, record: string): void {
  if (depth > 0) {
    const list = getList(value, `${record}.arcs`);
    if (list.length === 0) throw new PlaceImportError(`${record}: arcs has an empty list`);
    for (const item of list) checkArcNumbers(item, depth - 1, count, record);
    return;
  }
  const at = typeof value === 'number' && Number.isInteger(value) ? (value < 0 ? ~value : value) : count;
  if (at >= count) throw new PlaceImportError(`${record}: arcs names ${JSON.stringify(value)}, which is not an arc`);
}

function getList(value: unknown, record: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new PlaceImportError(`${record}: is not a list`);
}

function getFields(value: unknown, record: string): Fields {
  if (isRecord(value)) return value;
  throw new PlaceImportError(`${record}: is not an object`);
}

/**
 * Ward borders of a TopoJSON whose geometries have `code` and `name`. Throws PlaceImportError with record and field.
 */
export function readBoundaries(topojson: Readonly<Record<string, unknown>>): UnitBoundary[] {
  const { topology, collection, geometries } = checkTopology(topojson);
  const { features } = feature(topology, collection);
  const taken = new Set<string>();
  return geometries.map(({ code, name }, at) => {
    const record = `wards[${at}]`;
    const slug = findWardSlug(code, name, record);
    if (taken.has(slug)) throw new PlaceImportError(`${record}: ${slug} appears twice`);
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
