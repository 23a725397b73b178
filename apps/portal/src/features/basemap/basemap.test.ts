import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serveRawRoutes } from '@portal/testing/http/serve-raw-routes';
import fc from 'fast-check';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRange, openBasemap } from './open-basemap.ts';
import { openPmtiles } from './open-pmtiles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basemap-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const VIETNAM = [102, 8, 110, 24] as const;
const METADATA = { attribution: '<a href="https://x">© OpenStreetMap</a>\n', vector_layers: [{ id: 'water' }, null] };

/** A valid PMTiles file with one world tile; `change` edits its header. */
function makePmtiles(change: (head: Buffer) => void = () => undefined, bounds: readonly number[] = VIETNAM): Buffer {
  const tile = gzipSync('a tile');
  const root = gzipSync(Buffer.from([1, 0, 1, tile.length, 1]));
  const metadata = gzipSync(JSON.stringify(METADATA));
  const head = Buffer.alloc(127);
  head.write('PMTiles', 'latin1');
  head[7] = 3;
  let offset = head.length;
  [root.length, metadata.length, 0, tile.length].forEach((length, index) => {
    head.writeBigUInt64LE(BigInt(offset), 8 + 16 * index);
    head.writeBigUInt64LE(BigInt(length), 16 + 16 * index);
    offset += length;
  });
  head.set([1, 2, 2, 1, 0, 10], 96);
  for (const [index, degrees] of bounds.entries()) head.writeInt32LE(degrees * 10_000_000, 102 + 4 * index);
  change(head);
  return Buffer.concat([head, root, metadata, tile]);
}

function writeFile(bytes: Uint8Array): string {
  const path = join(folder, 'map.pmtiles');
  writeFileSync(path, bytes);
  return path;
}

describe('a PMTiles file', () => {
  it('reports its zooms, layers and credit', () => {
    expect(openPmtiles(writeFile(makePmtiles()))).toMatchObject({
      tiles: 'vector',
      minZoom: 0,
      maxZoom: 10,
      layers: ['water'],
      credit: '© OpenStreetMap',
    });
    const pictures = makePmtiles((head) => head.writeUInt8(2, 99));
    expect(openPmtiles(writeFile(pictures)).tiles).toBe('raster');
  });

  it.each<[string, Buffer, RegExp]>([
    ['an empty file', Buffer.alloc(0), /^has 0 bytes/],
    ['another format', Buffer.alloc(500), /^is not a PMTiles file$/],
    ['an older version', makePmtiles((head) => head.writeUInt8(2, 7)), /version 2/],
    ['tiles packed with brotli', makePmtiles((head) => head.writeUInt8(3, 98)), /gzip/],
    ['directories packed with zstd', makePmtiles((head) => head.writeUInt8(4, 97)), /gzip/],
    ['an unknown kind of tile', makePmtiles((head) => head.writeUInt8(0, 99)), /unknown kind 0/],
    ['zooms the wrong way round', makePmtiles((head) => head.writeUInt8(11, 100)), /zooms 11 to 10/],
    ['no tiles', makePmtiles((head) => head.writeBigUInt64LE(0n, 64)), /^holds no tiles$/],
    ['another country', makePmtiles(undefined, [-5, 42, 9, 51]), /nothing of Vietnam/],
    ['a damaged directory', makePmtiles().fill(7, 127, 137), /^is damaged: its root directory/],
  ])('is refused in a few words where it is %s', (_name, bytes, message) => {
    expect(() => openPmtiles(writeFile(bytes))).toThrow(message);
  });

  it('is refused where it is missing or a folder', () => {
    expect(() => openPmtiles(join(folder, 'none.pmtiles'))).toThrow(/^cannot be opened \(ENOENT\)$/);
    expect(() => openPmtiles(folder)).toThrow(/^is a folder$/);
  });

  it('is refused wherever it is cut off, and never breaks the reader', () => {
    const whole = makePmtiles();
    fc.assert(
      fc.property(fc.nat(whole.length - 1), (length) => {
        expect(() => openPmtiles(writeFile(whole.subarray(0, length)))).toThrow(/^(has \d+ bytes|is cut off)/);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 119, maxLength: 300 }), (rest) => {
        const bytes = Buffer.concat([whole.subarray(0, 8), rest]);
        try {
          openPmtiles(writeFile(bytes));
        } catch (error) {
          expect(String(error)).toMatch(/^Error: (has|is|holds|covers) /);
        }
      }),
    );
  });

  it('is served whole and in ranges at an address of its own', async () => {
    const bytes = makePmtiles();
    const { ground, rawRoutes = [], stop } = openBasemap({ pmtiles: writeFile(bytes), tilesUrl: null, credit: null });
    const app = fastify();
    serveRawRoutes(app, rawRoutes);
    if (stop !== undefined) app.addHook('onClose', stop);
    const url = ground?.url ?? '';
    expect(url).toMatch(/^\/map-data\/ground-[0-9a-f]{12}\.pmtiles$/);
    const ask = (range?: string) => app.inject({ url, headers: range === undefined ? {} : { range } });
    const whole = await ask();
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true]);
    const head = await ask('bytes=0-126');
    expect([head.statusCode, head.headers['content-range']]).toEqual([206, `bytes 0-126/${bytes.length}`]);
    expect(head.rawPayload.equals(bytes.subarray(0, 127))).toBe(true);
    const long = await ask('bytes=100-16383');
    expect(long.rawPayload.equals(bytes.subarray(100))).toBe(true);
    expect((await ask(`bytes=${bytes.length}-`)).statusCode).toBe(416);
    await app.close();
  });
});

describe('the range of a request', () => {
  it('is cut to what is there', () => {
    expect(findRange('bytes=0-0', 10)).toEqual({ start: 0, end: 0 });
    expect(findRange('bytes=9-', 10)).toEqual({ start: 9, end: 9 });
    expect(findRange('bytes=4-99', 10)).toEqual({ start: 4, end: 9 });
    expect(findRange('bytes=-3', 10)).toEqual({ start: 7, end: 9 });
    expect(findRange('bytes=-30', 10)).toEqual({ start: 0, end: 9 });
    expect(findRange('bytes=10-', 10)).toBe('none');
    expect(findRange('bytes=-0', 10)).toBe('none');
  });

  it('is the whole file where none is asked for, or one that is not understood', () => {
    for (const header of [undefined, '', 'bytes=-', 'bytes=5-4', 'bytes=0-1,4-5', 'pages=1-2']) {
      expect(findRange(header, 10)).toBeNull();
    }
  });
});

describe('tiles of an address', () => {
  it('are pictures, unless the address ends as that of vector tiles', () => {
    const open = (tilesUrl: string) => openBasemap({ pmtiles: null, tilesUrl, credit: '© A' }).ground;
    expect(open('https://a.vn/{z}/{x}/{y}.png')).toMatchObject({ tiles: 'raster', isArchive: false, credit: '© A' });
    expect(open('https://a.vn/{z}/{x}/{y}.pbf?key=k')?.tiles).toBe('vector');
  });

  it('are none where nothing is set', () => {
    expect(openBasemap({ pmtiles: null, tilesUrl: null, credit: null }).ground).toBeNull();
  });
});
