import { describe, expect, it } from 'vitest';
import { readShapefile } from './read-shapefile.ts';
import { writeShapefile } from './shapefile.fixture.ts';

const box = (west: number, south: number, size: number) => [
  west,
  south,
  west,
  south + size,
  west + size,
  south + size,
  west + size,
  south,
  west,
  south,
];
const WGS84 = 'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]]]';
const codes = (bytes: Uint8Array, prj: string | null = null) =>
  readShapefile(bytes, prj).faults.map(({ code }) => code);

describe('a shapefile', () => {
  it('gives its rings as islands and holes, whatever their order and direction', () => {
    const { polygon } = readShapefile(
      writeShapefile([[box(105.2, 15.2, 0.2), box(107, 15, 1), box(105, 15, 1)]]),
      WGS84,
    );
    expect(polygon?.parts.map(({ holes }) => holes.length).sort()).toEqual([0, 1]);
  });

  it('may have an island in a lake', () => {
    const { polygon } = readShapefile(
      writeShapefile([[box(105, 15, 1), box(105.2, 15.2, 0.5), box(105.3, 15.3, 0.1)]]),
      null,
    );
    expect(polygon?.parts).toHaveLength(2);
  });

  it('with several areas, none, or points only is refused', () => {
    expect(readShapefile(writeShapefile([[box(105, 15, 1)], [box(107, 15, 1)]]), null).faults).toEqual([
      { code: 'severalAreas', count: 2 },
    ]);
    expect(codes(writeShapefile([]))).toEqual(['noPolygon']);
    expect(readShapefile(writeShapefile([], 1), null).faults).toEqual([{ code: 'noPolygon', detail: 'Point' }]);
  });

  it('of another reference system is refused by its name', () => {
    const bytes = writeShapefile([[box(105, 15, 1)]]);
    for (const text of [`\ufeff${WGS84}`, `ï»¿${WGS84}`, '', ' \r\n', '\ufeff']) expect(codes(bytes, text)).toEqual([]);
    const utm = `PROJCS["WGS_1984_UTM_Zone_48N",${WGS84},PROJECTION["Transverse_Mercator"]]`;
    expect(readShapefile(bytes, utm).faults).toEqual([{ code: 'otherCrs', detail: 'WGS_1984_UTM_Zone_48N' }]);
    expect(codes(bytes, 'GEOGCS["GCS_VN_2000",DATUM["D_Vietnam_2000",SPHEROID["WGS_1984",6378137,298.25]]]')).toEqual(
      [],
    );
    expect(codes(bytes, 'GEOGCS["GCS_Indian_1960",DATUM["D_Indian_1960",SPHEROID["Everest",6377276,300.8]]]')).toEqual([
      'otherCrs',
    ]);
    expect(codes(writeShapefile([[box(588_000, 1_780_000, 5000)]]))).toEqual(['projected']);
  });

  it('that is cut off or none at all is refused, never half read', () => {
    const bytes = writeShapefile([[box(105, 15, 1)]]);
    expect(codes(bytes.subarray(0, bytes.length - 8))).toEqual(['truncated']);
    expect(codes(new TextEncoder().encode('not a shapefile'))).toEqual(['notShapefile']);
    for (let cut = 0; cut < bytes.length; cut += 7) expect(codes(bytes.subarray(0, cut))).not.toEqual([]);
  });

  it('that lies about its numbers is refused', () => {
    const bytes = writeShapefile([[box(105, 15, 1)]]);
    new DataView(bytes.buffer).setInt32(100 + 8 + 40, 2 ** 30, true);
    expect(codes(bytes)).toEqual(['truncated']);
  });
});
