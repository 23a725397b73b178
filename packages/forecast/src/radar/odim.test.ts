import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { File, ready } from 'h5wasm';
import { afterAll, describe, expect, it } from 'vitest';
import { readRadarFile } from './read-radar-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'odim-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface OdimSpec {
  readonly values: Float64Array | Float32Array | Uint8Array;
  readonly columns: number;
  readonly rows: number;
  readonly quantity: string;
  /** gain, offset, nodata, undetect and the like of the dataset; null leaves out what stands there otherwise. */
  readonly what?: Readonly<Record<string, number | null>>;
  readonly where?: Readonly<Record<string, number>>;
  readonly chunks?: readonly number[];
  readonly maxShape?: readonly (number | null)[];
}

let counter = 0;

/** A composite over the north of Viet Nam in the European data model, of 07:10 UTC on 3 August 2026. */
async function makeOdim({ values, columns, rows, quantity, ...more }: OdimSpec): Promise<Uint8Array> {
  const { FS } = await ready;
  const path = `/made-${counter++}.h5`;
  const file = new File(path, 'w');
  const what = file.create_group('what');
  what.create_attribute('date', '20260803');
  what.create_attribute('time', '071000');
  const where = file.create_group('where');
  where.create_attribute('projdef', '+proj=longlat +datum=WGS84');
  const place = { UL_lon: 102, UL_lat: 23, xscale: 0.03, yscale: 0.03, ...more.where };
  for (const [name, value] of Object.entries(place)) where.create_attribute(name, value);
  const data = file.create_group('dataset1').create_group('data1');
  const shape = [rows, columns];
  const chunked = more.chunks === undefined ? {} : { chunks: [...more.chunks], compression: 'gzip' as const };
  const grown = more.maxShape === undefined ? {} : { maxshape: [...more.maxShape] };
  data.create_dataset({ name: 'data', data: values, shape, ...chunked, ...grown });
  const described = data.create_group('what');
  described.create_attribute('quantity', quantity);
  const scale = { gain: 1, offset: 0, nodata: 255, undetect: 0, ...more.what };
  for (const [name, value] of Object.entries(scale)) if (value !== null) described.create_attribute(name, value);
  file.close();
  const bytes = Uint8Array.from(FS.readFile(path) as Uint8Array);
  FS.unlink(path);
  return bytes;
}

async function read(spec: OdimSpec): Promise<number[]> {
  const path = join(folder, 'composite.h5');
  writeFileSync(path, await makeOdim(spec));
  return [...(await readRadarFile(path)).rainMmh];
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

  it('is refused where every cell is dry and none unseen, as a file comes whose index of parts is lost', async () => {
    const spec = { ...four, quantity: 'RATE' };
    await expect(read({ ...spec, values: new Uint8Array(4) })).rejects.toThrow('is dry in every cell');
    expect(await read({ ...spec, values: Uint8Array.of(0, 0, 0, 255) })).toEqual([0, 0, 0, Number.NaN]);
  });

  it('is refused where it does not say what stands for not seen and for dry', async () => {
    const spec = { ...four, values: Uint8Array.of(255, 0, 80, 90), quantity: 'DBZH' };
    const scale = { gain: 0.5, offset: -32 };
    expect((await read({ ...spec, what: scale }))[0]).toBeNaN();
    for (const mark of ['nodata', 'undetect']) {
      await expect(read({ ...spec, what: { ...scale, [mark]: null } })).rejects.toThrow(`what stands for ${mark}`);
    }
  });
});
