import { describe, expect, it } from 'vitest';
import { readGeoJson } from './read-geojson.ts';

const RING = [
  [105, 15],
  [106, 15, 240],
  [106, 16],
  [105, 16],
  [105, 15],
];
const POLYGON = { type: 'Polygon', coordinates: [RING] };
const FEATURE = { type: 'Feature', properties: { name: 'Hồ' }, geometry: POLYGON };
const read = (value: unknown) => readGeoJson(JSON.stringify(value));
const codes = (value: unknown) => read(value).faults.map(({ code }) => code);

describe('GeoJSON of a catchment', () => {
  it.each([
    ['Polygon', POLYGON],
    ['Feature', FEATURE],
    ['collection of one', { type: 'FeatureCollection', features: [FEATURE] }],
    ['MultiPolygon', { type: 'MultiPolygon', coordinates: [[RING]] }],
  ])('as a %s gives its ring, without heights', (_, value) => {
    expect(read(value).polygon?.parts).toEqual([{ outer: [105, 15, 106, 15, 106, 16, 105, 16], holes: [] }]);
  });

  it('beside points and lines may have one area only', () => {
    const point = { type: 'Feature', geometry: { type: 'Point', coordinates: [105, 15] } };
    expect(codes({ type: 'FeatureCollection', features: [point, FEATURE] })).toEqual([]);
    expect(read({ type: 'FeatureCollection', features: [FEATURE, FEATURE] }).faults).toEqual([
      { code: 'severalAreas', count: 2 },
    ]);
    expect(codes({ type: 'FeatureCollection', features: [point] })).toEqual(['noPolygon']);
    expect(codes({ type: 'LineString', coordinates: RING })).toEqual(['noPolygon']);
  });

  it('is refused with the place where it is no JSON or no GeoJSON', () => {
    expect(readGeoJson('{"type": ').faults[0]?.code).toBe('notJson');
    expect(codes([1, 2])).toEqual(['notGeoJson']);
    expect(codes({ type: 'Polygon', coordinates: 'x' })).toEqual(['notGeoJson']);
    expect(read({ type: 'Polygon', coordinates: [[[105, 15], [null, 15], 'x', [105, 16]]] }).faults).toEqual([
      { code: 'badPoint', ring: { part: 1, hole: 0 }, point: 2 },
      { code: 'badPoint', ring: { part: 1, hole: 0 }, point: 3 },
    ]);
  });

  it('names a reference system only where it is in degrees', () => {
    const withCrs = (name: string) => codes({ ...POLYGON, crs: { type: 'name', properties: { name } } });
    expect(withCrs('urn:ogc:def:crs:OGC:1.3:CRS84')).toEqual([]);
    expect(withCrs('urn:ogc:def:crs:EPSG::4326')).toEqual([]);
    expect(withCrs('EPSG:4756')).toEqual([]);
    expect(withCrs('urn:ogc:def:crs:EPSG::3405')).toEqual(['otherCrs']);
    expect(withCrs('EPSG:32648')).toEqual(['otherCrs']);
  });
});
