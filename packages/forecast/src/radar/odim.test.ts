import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { File, ready } from 'h5wasm';
import { afterAll, describe, expect, it } from 'vitest';
import { readRadarFile } from './read-radar-file.ts';
import type { ZrRelation } from './zr-relation.ts';

const folder = mkdtempSync(join(tmpdir(), 'odim-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface OdimSpec {
  readonly values: Float64Array | Float32Array | Uint8Array;
  readonly columns: number;
  readonly rows: number;
  readonly quantity: string;
  /** gain, offset, nodata, undetect and the like of the dataset; null omits the default. */
  readonly what?: Readonly<Record<string, number | null>>;
  /** Attributes of the root `where`; null omits the default. */
  readonly where?: Readonly<Record<string, number | null>>;
  readonly datasetWhere?: Readonly<Record<string, number>>;
  /** Kind of file; none by default. */
  readonly object?: string;
  readonly chunks?: readonly number[];
  readonly maxShape?: readonly (number | null)[];
  /** Attributes of the root `how`. */
  readonly how?: Readonly<Record<string, number>>;
  /** Total quality, 255 for the best. */
  readonly quality?: Uint8Array;
}

let counter = 0;

/** A composite over northern Vietnam in the European data model, of 07:10 UTC on 3 August 2026. */
async function makeOdim({ values, columns, rows, quantity, ...more }: OdimSpec): Promise<Uint8Array> {
  const { FS } = await ready;
  const path = `/made-${counter++}.h5`;
  const file = new File(path, 'w');
  const what = file.create_group('what');
  what.create_attribute('date', '20260803');
  what.create_attribute('time', '071000');
  const how = file.create_group('how');
  for (const [name, value] of Object.entries(more.how ?? {})) how.create_attribute(name, value);
  const where = file.create_group('where');
  where.create_attribute('projdef', '+proj=longlat +datum=WGS84');
  const place = { UL_lon: 102, UL_lat: 23, xscale: 0.03, yscale: 0.03, ...more.where };
  for (const [name, value] of Object.entries(place)) if (value !== null) where.create_attribute(name, value);
  if (more.object !== undefined) what.create_attribute('object', more.object);
  const dataset = file.create_group('dataset1');
  const ownWhere = dataset.create_group('where');
  for (const [name, value] of Object.entries(more.datasetWhere ?? {})) ownWhere.create_attribute(name, value);
  const data = dataset.create_group('data1');
  const shape = [rows, columns];
  const chunked = more.chunks === undefined ? {} : { chunks: [...more.chunks], compression: 'gzip' as const };
  const grown = more.maxShape === undefined ? {} : { maxshape: [...more.maxShape] };
  data.create_dataset({ name: 'data', data: values, shape, ...chunked, ...grown });
  const described = data.create_group('what');
  described.create_attribute('quantity', quantity);
  const scale = { gain: 1, offset: 0, nodata: 255, undetect: 0, ...more.what };
  for (const [name, value] of Object.entries(scale)) if (value !== null) described.create_attribute(name, value);
  if (more.quality !== undefined) {
    const quality = data.create_group('quality1');
    quality.create_dataset({ name: 'data', data: more.quality, shape });
    quality.create_group('how').create_attribute('task', 'pl.imgw.quality.qi_total');
    const scaled = quality.create_group('what');
    scaled.create_attribute('gain', 1 / 255);
    scaled.create_attribute('offset', 0);
  }
  file.close();
  const bytes = Uint8Array.from(FS.readFile(path) as Uint8Array);
  FS.unlink(path);
  return bytes;
}

async function read(spec: OdimSpec, zr?: ZrRelation): Promise<number[]> {
  const path = join(folder, 'composite.h5');
  writeFileSync(path, await makeOdim(spec));
  return [...(await readRadarFile(path, zr)).rainMmh];
}

const four = { columns: 2, rows: 2 };

describe('a composite in ODIM', () => {
  it('has cells that were not seen also where their mark is no number of 32 bits', async () => {
    const values = Float32Array.of(-9999.9, 0, 2.5, 1);
    const what = { nodata: -9999.9 };
    expect(await read({ ...four, values, quantity: 'RATE', what })).toEqual([Number.NaN, 0, 2.5, 1]);
    expect((await read({ ...four, values, quantity: 'DBZH', what })).slice(0, 2)).toEqual([Number.NaN, 0]);
  });

  it('is not dry where a rate is below nothing, and has no rain that is harder than any sky rains', async () => {
    const values = Float32Array.of(-1, 0, 2000, 2001);
    const what = { nodata: -9999, undetect: -8888 };
    expect(await read({ ...four, values, quantity: 'RATE', what })).toEqual([Number.NaN, 0, 2000, Number.NaN]);
  });

  it('is refused where a part of it is larger than memory, whatever little of that it has', async () => {
    const values = Float64Array.of(0, 1, 2, 255);
    const spec = { ...four, values, quantity: 'RATE', maxShape: [null, null] };
    await expect(read({ ...spec, chunks: [6000, 6000] })).rejects.toThrow('is too large');
    expect(await read({ ...spec, chunks: [60, 60] })).toEqual([0, 1, 2, Number.NaN]);
  });

  it('may be dry in every cell as long as its values stand in the file', async () => {
    const dry = { columns: 40, rows: 30, values: new Uint8Array(1200), quantity: 'RATE' };
    const all = Array.from({ length: 1200 }, () => 0);
    expect(await read(dry)).toEqual(all);
    expect(await read({ ...dry, chunks: [30, 40] })).toEqual(all);
    // 1200 chunks: an index of several levels.
    expect(await read({ ...dry, chunks: [1, 1] })).toEqual(all);
    expect(await read({ ...dry, values: dry.values.fill(7), what: { undetect: 7 }, chunks: [8, 8] })).toEqual(all);
  });

  it('sees nothing where its own total quality is nought, dry or wet', async () => {
    const quality = Uint8Array.of(0, 12, 13, 255);
    const spec = { ...four, values: Uint8Array.of(0, 0, 0, 0), quantity: 'RATE', quality };
    expect(await read(spec)).toEqual([Number.NaN, Number.NaN, 0, 0]);
    expect(await read({ ...spec, values: Uint8Array.of(3, 3, 3, 3) })).toEqual([Number.NaN, Number.NaN, 3, 3]);
    await expect(read({ ...spec, quality: new Uint8Array(4) })).rejects.toThrow('has no cell that was seen');
  });

  it('has its reflectivity by the relation that is set, and by its own where it states one', async () => {
    const spec = {
      ...four,
      values: Uint8Array.of(255, 0, 164, 144),
      quantity: 'DBZH',
      what: { gain: 0.5, offset: -32 },
    };
    const rates = async (how: Readonly<Record<string, number>>, zr?: ZrRelation) =>
      (await read({ ...spec, how }, zr)).slice(2).map((rate) => Math.round(10 * rate) / 10);
    // 50 and 40 dBZ, from the table of domain.md's second part, section 17.
    expect(await rates({})).toEqual([48.6, 11.5]);
    expect(await rates({}, 'vietnam')).toEqual([63.4, 12.2]);
    expect(await rates({ zr_a: 250, zr_b: 1.2 }, 'vietnam')).toEqual([147.4, 21.6]);
    for (const none of [{ zr_a: 250 }, { zr_a: -1, zr_b: -1 }])
      expect(await rates(none, 'vietnam')).toEqual([63.4, 12.2]);
    const rain = { ...four, values: Uint8Array.of(0, 1, 2, 3), quantity: 'RATE', how: { zr_a: 250, zr_b: 1.2 } };
    expect(await read(rain, 'vietnam')).toEqual([0, 1, 2, 3]);
  });

  it('needs no scale where it holds a rate, and notes what it lacks', async () => {
    const bare = { gain: null, offset: null };
    const values = Float32Array.of(Number.NaN, 0, 2.5, 1);
    const path = join(folder, 'bare.h5');
    const readNotes = async (spec: OdimSpec) => {
      writeFileSync(path, await makeOdim(spec));
      const { rainMmh, notes } = await readRadarFile(path);
      return { rain: [...rainMmh], notes };
    };
    expect(await readNotes({ ...four, values, quantity: 'RATE', what: bare })).toEqual({
      rain: [Number.NaN, 0, 2.5, 1],
      notes: ['names no gain: taken as 1', 'names no offset: taken as 0'],
    });
    const barest = { ...bare, nodata: null, undetect: null };
    const { rain, notes } = await readNotes({ ...four, values, quantity: 'RATE', what: barest });
    expect(rain).toEqual([Number.NaN, 0, 2.5, 1]);
    expect(notes?.slice(2)).toEqual([
      'names no nodata: cells that are no number are not seen',
      'names no undetect: 0 is dry',
    ]);
    // Without any NaN cell, unobserved cells may be among the dry ones.
    const whole = { ...four, values: Float32Array.of(0, 0, 2.5, 1), quantity: 'RATE', what: barest };
    await expect(read(whole)).rejects.toThrow('what stands for nodata');
    const dbz = { ...four, values: Uint8Array.of(255, 0, 80, 90), quantity: 'DBZH', what: bare };
    await expect(read(dbz)).rejects.toThrow('has no gain and offset');
    expect((await readNotes({ ...four, values, quantity: 'RATE' })).notes).toEqual([]);
  });

  it('is refused where it does not say what stands for not seen and for dry', async () => {
    const spec = { ...four, values: Uint8Array.of(255, 0, 80, 90), quantity: 'DBZH' };
    const scale = { gain: 0.5, offset: -32 };
    expect((await read({ ...spec, what: scale }))[0]).toBeNaN();
    for (const mark of ['nodata', 'undetect']) {
      await expect(read({ ...spec, what: { ...scale, [mark]: null } })).rejects.toThrow(`what stands for ${mark}`);
    }
  });

  it('lies where its dataset or its corners say', async () => {
    const spec = { ...four, values: Uint8Array.of(0, 1, 2, 255), quantity: 'RATE' };
    const path = join(folder, 'placed.h5');
    const place = async (places: Pick<OdimSpec, 'where' | 'datasetWhere'>) => {
      writeFileSync(path, await makeOdim({ ...spec, ...places }));
      const { west, north, cellWidth, cellHeight } = (await readRadarFile(path)).grid;
      return [west, north, cellWidth, cellHeight].map((degrees) => Math.round(degrees * 1e6) / 1e6);
    };
    const byCorner = await place({});
    expect(byCorner).toEqual([102, 23, 0.03, 0.03]);
    const sizes = { xscale: null, yscale: null };
    expect(await place({ where: sizes, datasetWhere: { xscale: 0.03, yscale: 0.03 } })).toEqual(byCorner);
    const [south, east] = [23 - 2 * 0.03, 102 + 2 * 0.03];
    const none = { ...sizes, UL_lon: null, UL_lat: null };
    const lowerLeft = { LL_lon: 102, LL_lat: south, UR_lon: east, UR_lat: 23 };
    expect(await place({ where: { ...none, ...lowerLeft } })).toEqual(byCorner);
    expect(await place({ where: { ...sizes, LR_lon: east, LR_lat: south } })).toEqual(byCorner);
    await expect(place({ where: { ...none, LL_lon: 102, LL_lat: south } })).rejects.toThrow('two opposite corners');
  });

  it('is no polar volume', async () => {
    const volume = { ...four, values: Uint8Array.of(0, 1, 2, 255), quantity: 'DBZH', object: 'PVOL' };
    await expect(read(volume)).rejects.toThrow('is a polar volume (PVOL), not a composite');
  });
});
