import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readOutline } from './read-outline.ts';

const RING = [105, 15, 105, 16, 106, 16, 106, 15, 105, 15];

/** A `.shp` with one single-ring polygon. */
function writeShape(): Buffer {
  const bytes = Buffer.alloc(100 + 8 + 48 + 8 * RING.length);
  bytes.writeInt32BE(9994, 0);
  bytes.writeInt32LE(5, 32);
  bytes.writeInt32BE((bytes.length - 108) / 2, 104);
  bytes.writeInt32LE(5, 108);
  bytes.writeInt32LE(1, 108 + 36);
  bytes.writeInt32LE(RING.length / 2, 108 + 40);
  for (const [index, degrees] of RING.entries()) bytes.writeDoubleLE(degrees, 108 + 48 + 8 * index);
  return bytes;
}

function writeZip(files: Readonly<Record<string, Buffer>>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const packed = deflateRawSync(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, Buffer.from(name), packed);
    entries.push(entry, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...entries, end]);
}

const codes = (bytes: Buffer) => readOutline(bytes).faults.map(({ code }) => code);
const UTM = Buffer.from('PROJCS["WGS 84 / UTM zone 48N",GEOGCS["WGS 84"]]');
const WGS84 = Buffer.from('GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984"]]');

describe('an uploaded outline', () => {
  it('is known by its bytes: GeoJSON, a shapefile, or one in a zip', () => {
    const text = '\uFEFF{"type":"Polygon","coordinates":[[[105,15],[106,15],[106,16],[105,15]]]}';
    expect(codes(Buffer.from(text))).toEqual([]);
    expect(codes(writeShape())).toEqual([]);
    expect(codes(writeZip({ 'a/a.dbf': Buffer.alloc(9), 'a/b.shp': writeShape(), 'a/b.prj': WGS84 }))).toEqual([]);
  });

  it('of another reference system is refused by the prj beside it', () => {
    expect(readOutline(writeZip({ 'b.shp': writeShape(), 'b.prj': UTM })).faults).toEqual([
      { code: 'otherCrs', detail: 'WGS 84 / UTM zone 48N' },
    ]);
  });

  it('that is no zip, has no shape, or unpacks to far too much is refused', () => {
    expect(codes(Buffer.from('PK\u0003\u0004 and nothing more'))).toEqual(['notZip']);
    expect(codes(writeZip({ 'readme.txt': Buffer.from('x') }))).toEqual(['notZip']);
    expect(codes(writeZip({ 'a.shp': Buffer.alloc(17 * 2 ** 20) }))).toEqual(['zipBomb']);
    expect(codes(writeZip({ 'a.shp': writeShape(), 'b.shp': writeShape() }))).toEqual(['severalAreas']);
    const zip = writeZip({ 'a.shp': writeShape() });
    for (let cut = 4; cut < zip.length; cut += 5) expect(codes(zip.subarray(0, cut))).not.toEqual([]);
  });

  it('in another encoding is told the byte that cannot stand there', () => {
    const text = '{"type":"Polygon","name":"H';
    expect(readOutline(Buffer.from(`${text}\u00f4"}`, 'latin1')).faults).toEqual([
      { code: 'badEncoding', detail: String(text.length + 1) },
    ]);
    expect(codes(Buffer.from('\uFEFF{"type":"Polygon"}', 'utf16le'))).toEqual(['badEncoding']);
    expect(codes(Buffer.alloc(0))).toEqual(['notJson']);
  });
});
