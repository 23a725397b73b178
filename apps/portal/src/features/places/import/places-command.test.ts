import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBoundaryIndex, findUnitAt } from '@portal/domain/place/unit-boundaries';
import { afterAll, describe, expect, it } from 'vitest';
import { PlaceImportError } from './import-store.ts';
import { readPlaceFile } from './places-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'places-'));
const file = join(folder, 'file.json');
const SAMPLES = fileURLToPath(new URL('../../../../../../../shared/data/geo/', import.meta.url));

afterAll(() => rmSync(folder, { recursive: true }));

function read(content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readPlaceFile(file);
}

function refusalOf(content: unknown): string {
  try {
    read(content);
  } catch (error) {
    if (error instanceof PlaceImportError) return error.message.replace(`${file}: `, '');
    throw error;
  }
  return 'taken in';
}

const BA_DINH = { code: '00004', name: 'Ba Đình', lat: 21.0366, lng: 105.835 };
const SQUARE = {
  type: 'Topology',
  transform: { scale: [0.01, 0.01], translate: [105.8, 21] },
  arcs: [
    [
      [0, 0],
      [4, 0],
      [0, 4],
      [-4, 0],
      [0, -4],
    ],
  ],
  objects: {
    wards: {
      type: 'GeometryCollection',
      geometries: [{ type: 'Polygon', arcs: [[0]], properties: { code: '00004', name: 'Phường Ba Đình' } }],
    },
  },
};

function changeGeometry(fields: object): unknown {
  const [geometry] = SQUARE.objects.wards.geometries;
  return { ...SQUARE, objects: { wards: { type: 'GeometryCollection', geometries: [{ ...geometry, ...fields }] } } };
}

describe('readPlaceFile', () => {
  it('says in one line that a file is not there, or cannot be read', () => {
    const missing = join(folder, 'missing.json');
    expect(() => readPlaceFile(missing)).toThrow(new PlaceImportError(`${missing}: there is no such file`));
    expect(() => readPlaceFile(folder)).toThrow(new PlaceImportError(`${folder}: cannot be read (EISDIR)`));
  });

  it('reads points by code, whatever else the file holds', () => {
    const wards = [
      { ...BA_DINH, nameEn: 'Ba Dinh', km2: 2.97 },
      { code: '00008', name: 'Phường Ngọc Hà', lat: 21.036, lng: 105.819 },
      { code: '21484', name: 'Ba Tơ', lat: 14.76, lng: 108.73 },
    ];
    expect(read({ provinces: [], wards, source: 'a list' }).points).toEqual([
      { slug: 'ba-dinh-ha-noi', lat: 21.0366, lng: 105.835 },
      { slug: 'ngoc-ha-ha-noi', lat: 21.036, lng: 105.819 },
      { slug: 'xa-ba-to-21484-quang-ngai', lat: 14.76, lng: 108.73 },
    ]);
  });

  it('reads borders of a topology', () => {
    const { boundaries } = read(SQUARE);
    const index = buildBoundaryIndex(boundaries ?? []);
    expect(findUnitAt(index, { lat: 21.02, lng: 105.82 })).toBe('ba-dinh-ha-noi');
    expect(findUnitAt(index, { lat: 21.05, lng: 105.82 })).toBeNull();
  });

  it.each([
    ['{', 'is not JSON'],
    ['[]', 'is neither a list of points'],
    ['null', 'is neither a list of points'],
    [{ wards: [] }, 'wards: the list is empty'],
    [{ wards: [BA_DINH, null] }, 'wards[1]: is not an object'],
    [{ wards: [{ ...BA_DINH, code: 4 }] }, 'wards[0]: code is not five digits'],
    [{ wards: [{ ...BA_DINH, code: '99999' }] }, 'wards[0]: code 99999 is not a current ward'],
    [{ wards: [{ ...BA_DINH, name: undefined }] }, 'wards[0]: name is missing'],
    [{ wards: [{ ...BA_DINH, name: 'Ba' }] }, 'wards[0]: name is "Ba", but 00004 is ba-dinh-ha-noi'],
    [{ wards: [{ ...BA_DINH, lat: undefined }] }, 'wards[0]: lat is missing'],
    [{ wards: [{ ...BA_DINH, lng: '105.8' }] }, 'wards[0]: lng is not a number'],
    [{ wards: [{ ...BA_DINH, lat: 105.8, lng: 21 }] }, 'wards[0]: lat 105.8, lng 21 is not in or off Vietnam'],
    [{ wards: [BA_DINH, BA_DINH] }, 'wards[1]: ba-dinh-ha-noi appears twice, also as wards[0]'],
    [{ ...SQUARE, arcs: 7 }, 'arcs: is not a list'],
    [{ ...SQUARE, arcs: [[[0, 0]]] }, 'arcs[0]: is not a line of points'],
    [{ ...SQUARE, arcs: [[[0, 0], ['x']]] }, 'arcs[0]: is not a line of points'],
    [{ ...SQUARE, transform: { scale: [1] } }, 'transform.scale: is not two numbers'],
    [{ ...SQUARE, objects: {} }, 'objects: is empty'],
    [changeGeometry({ type: 'Point' }), 'wards[0]: type is neither Polygon nor MultiPolygon'],
    [changeGeometry({ arcs: [[1]] }), 'wards[0]: arcs names 1, which is not an arc'],
    [changeGeometry({ arcs: [[-2]] }), 'wards[0]: arcs names -2, which is not an arc'],
    [changeGeometry({ arcs: [] }), 'wards[0]: arcs has an empty list'],
    [changeGeometry({ properties: null }), 'wards[0].properties: is not an object'],
    [changeGeometry({ properties: { code: '00008', name: 'Ba Đình' } }), 'wards[0]: name is "Ba Đình", but 00008'],
    [{ ...SQUARE, arcs: [SQUARE.arcs[0]?.slice(0, 4)] }, 'wards[0]: a ring is not closed'],
    [
      { ...SQUARE, transform: { scale: [0.01, 0.01], translate: [0, 0] } },
      'wards[0]: lat 0, lng 0 is not in or off Vietnam',
    ],
  ])('refuses %j in one line', (content, message) => {
    const refusal = refusalOf(content);
    expect(refusal.startsWith(message)).toBe(true);
    expect(refusal).not.toContain('\n');
  });

  it.skipIf(!existsSync(SAMPLES))('reads the sample files, each point inside the border of its ward', () => {
    const { points } = readPlaceFile(join(SAMPLES, 'vn-2025-points.json'));
    const { boundaries } = readPlaceFile(join(SAMPLES, 'vn-wards-3321.topo.json'));
    expect([points?.length, boundaries?.length]).toEqual([3321, 3321]);
    const index = buildBoundaryIndex(boundaries ?? []);
    const own = (points ?? []).filter((point) => findUnitAt(index, point) === point.slug);
    expect(own.length / 3321).toBeGreaterThan(0.99);
  });
});
