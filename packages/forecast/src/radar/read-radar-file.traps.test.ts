import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { makeGribMessage } from '@portal/testing/grib2/make-grib-message';
import { makeTiff } from '@portal/testing/radar/make-tiff';
import { afterAll, describe, expect, it } from 'vitest';
import { RadarError } from './rain-rate-field.ts';
import { readRadarFile } from './read-radar-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'radar-traps-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(name: string, bytes: Uint8Array) {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  const { rainMmh, grid } = await readRadarFile(path).catch((error: unknown) => {
    expect(error).toBeInstanceOf(RadarError);
    expect(String(error)).not.toContain('\n');
    throw error;
  });
  return { rain: [...rainMmh], grid };
}

const four = { columns: 2, rows: 2 };
const floats = (...values: number[]) => new Uint8Array(Float32Array.from(values).buffer);

describe('what a composite says of a cell that it has not seen', () => {
  it('is understood in a GeoTIFF where the mark is no number of 32 bits', async () => {
    const metadata = '<GDALMetadata><Item name="u" sample="0" role="unittype">dBZ</Item></GDALMetadata>';
    const picture = { ...four, bits: 32, isFloat: true, strip: floats(-9999.9, -32, 30, 0) } as const;
    const { rain } = await read('c.tif', makeTiff({ ...picture, noData: '-9999.9', metadata }));
    expect(rain[0]).toBeNaN();
    expect(rain[1]).toBeLessThan(0.001);
    expect(rain[2]).toBeCloseTo(2.73, 2);
  });

  it('is not taken for dry where a rate is below nothing, nor for rain where no sky can rain so hard', async () => {
    const strip = floats(-1, 0, 2, 1e20);
    expect((await read('e.tif', makeTiff({ ...four, bits: 32, isFloat: true, strip }))).rain).toEqual([
      Number.NaN,
      0,
      2,
      Number.NaN,
    ]);
  });

  it('is not drawn dry where a GeoTIFF leaves a strip out without naming a value for it', async () => {
    const strip = floats(1, 2, 3, 4);
    const sparse = { ...four, bits: 32, isFloat: true, strip, stripBytes: 0 } as const;
    await expect(read('h.tif', makeTiff(sparse))).rejects.toThrow('leaves a part out');
    const { rain } = await read('i.tif', makeTiff({ ...four, bits: 32, isFloat: true, strip }));
    expect(rain).toEqual([1, 2, 3, 4]);
  });
});

describe('where a composite lies', () => {
  it('is half a cell further where a GeoTIFF names the middle of its first cell', async () => {
    const picture = { ...four, bits: 32, isFloat: true, strip: floats(1, 2, 3, 4) } as const;
    expect((await read('j.tif', makeTiff(picture))).grid).toMatchObject({ west: 102, north: 23 });
    const { grid } = await read('k.tif', makeTiff({ ...picture, isPoint: true }));
    expect(grid.west).toBeCloseTo(101.985, 9);
    expect(grid.north).toBeCloseTo(23.015, 9);
  });
});

describe('packed composites', () => {
  it('of MRMS are read with gzip around them, as they are published', async () => {
    const grid = { south: 20, west: 104, latStep: 0.01, lngStep: 0.01, ...four };
    const field = {
      discipline: 209,
      category: 6,
      parameter: 1,
      referenceTime: 1.7e9,
      intervalStart: 1.7e9,
      validAt: 1.7e9,
      grid,
    };
    const message = makeGribMessage([{ ...field, values: [0, 1, 2, 3] }]);
    expect((await read('plain.grib2', message)).rain).toEqual((await read('x.grib2.gz', gzipSync(message))).rain);
  });

  it('are read in the ways that keep numbers as they are, and refused in others', async () => {
    const strip = floats(1, 2, 3, 4);
    const picture = { ...four, bits: 32, isFloat: true } as const;
    for (const [compression, packed] of [
      [8, deflateSync(strip)],
      [50_000, zstdCompressSync(strip)],
    ] as const) {
      expect((await read('l.tif', makeTiff({ ...picture, strip: packed, compression }))).rain).toEqual([1, 2, 3, 4]);
    }
    await expect(read('m.tif', makeTiff({ ...picture, strip, compression: 7 }))).rejects.toThrow('packed in a way');
  });

  it.each([
    [8, deflateSync],
    [50_000, zstdCompressSync],
  ])('are refused where they hold more than their picture (TIFF packing %i)', async (compression, pack) => {
    const bomb = makeTiff({ ...four, bits: 8, strip: pack(Buffer.alloc(2 ** 24)), compression });
    const before = process.memoryUsage.rss();
    await expect(read('n.tif', bomb)).rejects.toThrow(RadarError);
    expect(process.memoryUsage.rss() - before).toBeLessThan(2 ** 28);
  });

  it('in a GeoTIFF are refused where they were cut off', async () => {
    const strip = deflateSync(floats(1, 2, 3, 4)).subarray(0, 10);
    const picture = { ...four, bits: 32, isFloat: true } as const;
    await expect(read('o.tif', makeTiff({ ...picture, strip, compression: 8 }))).rejects.toThrow(
      'is a damaged TIFF picture',
    );
    await expect(read('p.tif', makeTiff({ ...picture, strip: floats(1) }))).rejects.toThrow('is cut off');
  });

  it('in a GeoTIFF with damaged tags are refused in our own words', async () => {
    const whole = makeTiff({ ...four, bits: 32, isFloat: true, strip: floats(1, 2, 3, 4) });
    const directory = new DataView(whole.buffer, whole.byteOffset).getUint32(4, true);
    for (let at = directory; at < directory + 2 + 12 * 14; at += 1) {
      for (const value of [0, 255]) {
        const damaged = Uint8Array.from(whole);
        damaged[at] = value;
        const refusal = await read('q.tif', damaged).then(
          () => null,
          (error: RadarError) => error.message.split('q.tif: ')[1],
        );
        // Not in those of a library, as "Invalid field type: 0".
        if (refusal !== null) expect(refusal, `byte ${at} as ${value}`).toMatch(/^(?:is|has|holds|does|lies|leaves) /);
      }
    }
  });
});
