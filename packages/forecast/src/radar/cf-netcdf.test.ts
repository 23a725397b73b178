import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Dataset, File, ready } from 'h5wasm';
import proj4 from 'proj4';
import { afterAll, describe, expect, it } from 'vitest';
import { RadarError, type RainRateField } from './rain-rate-field.ts';
import { readRadarFile } from './read-radar-file.ts';

const SAMPLES = fileURLToPath(new URL('../../../../../shared/data/radar/bom/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cf-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Attributes = Readonly<Record<string, string | number | readonly number[]>>;

interface CfSpec {
  readonly values: Int16Array | Uint16Array | Float32Array;
  readonly rain: Attributes;
  readonly shape?: readonly number[];
  readonly chunks?: readonly number[];
  /** Attributes of the coordinates `time` (minutes of 2026), x and y (degrees unless stated otherwise). */
  readonly time?: Attributes;
  readonly bounds?: readonly number[];
  readonly start?: number;
  readonly x?: readonly number[];
  readonly y?: readonly number[];
  readonly unit?: 'degrees' | 'km';
  readonly mapping?: Attributes;
  /** Attributes of the file. */
  readonly file?: Attributes;
}

const MINUTES = 'minutes since 2026-01-01 00:00:00 UTC';
let counter = 0;

function describeBy(dataset: Dataset, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    dataset.create_attribute(name, typeof value === 'object' ? [...value] : value);
  }
}

/** A netCDF-4 file as the netCDF library writes it: coordinates are dimension scales attached to the variable. */
async function makeCf({ values, rain, x = [102, 102.5], y = [22, 21.5], unit = 'degrees', ...more }: CfSpec) {
  const { FS } = await ready;
  const path = `/cf-${counter++}.nc`;
  const file = new File(path, 'w');
  file.create_attribute('Conventions', 'CF-1.7');
  describeBy(file as unknown as Dataset, more.file ?? {});
  const line = (name: string, numbers: readonly number[], attributes: Attributes) => {
    const shape = name === 'time' || name === 'start_time' ? [] : [numbers.length];
    describeBy(file.create_dataset({ name, data: Float64Array.from(numbers), shape }), attributes);
  };
  line('time', [600], { standard_name: 'time', units: MINUTES, ...more.time });
  if (more.bounds !== undefined) line('time_bounds', more.bounds, {});
  if (more.start !== undefined) line('start_time', [more.start], { units: MINUTES });
  line('x', x, { units: unit === 'km' ? 'km' : 'degrees_east' });
  line('y', y, { units: unit === 'km' ? 'km' : 'degrees_north' });
  for (const name of ['x', 'y']) (file.get(name) as Dataset).make_scale(name);
  const shape = more.shape ?? [y.length, x.length];
  const packed = more.chunks === undefined ? {} : { chunks: [...more.chunks], compression: 'gzip' as const };
  const raster = file.create_dataset({ name: 'rain', data: values, shape: [...shape], ...packed });
  raster.attach_scale(shape.length - 2, '/y');
  raster.attach_scale(shape.length - 1, '/x');
  describeBy(raster, rain);
  if (more.mapping !== undefined) {
    raster.create_attribute('grid_mapping', 'proj');
    describeBy(file.create_dataset({ name: 'proj', data: Uint8Array.of(0), shape: [] }), more.mapping);
  }
  file.close();
  const bytes = Uint8Array.from(FS.readFile(path) as Uint8Array);
  FS.unlink(path);
  return bytes;
}

async function read(spec: CfSpec): Promise<RainRateField> {
  const path = join(folder, 'x.nc');
  writeFileSync(path, await makeCf(spec));
  return readRadarFile(path);
}

const amount = {
  standard_name: 'precipitation_amount',
  units: 'kg m-2',
  scale_factor: 0.05,
  add_offset: 0,
  _FillValue: -1,
};
const four = { values: Int16Array.of(-1, 0, 20, 40), rain: amount };
const tenMinutes = { bounds: [590, 600], time: { bounds: 'time_bounds' } };

describe('netCDF-4 after the CF conventions', () => {
  it('has amounts as the rate of their interval, by its bounds or by a start beside its end', async () => {
    const { at, rainMmh } = await read({ ...four, ...tenMinutes });
    expect(new Date(at * 1000).toISOString()).toBe('2026-01-01T10:00:00.000Z');
    // 20 and 40 twentieths of a millimetre in a sixth of an hour.
    expect([...rainMmh]).toEqual([Number.NaN, 0, 6, 12]);
    expect([...(await read({ ...four, start: 570 })).rainMmh]).toEqual([Number.NaN, 0, 2, 4]);
  });

  it('has rates as they are, in the units that are usual', async () => {
    const values = Float32Array.of(0, 0.5, 9.969209968386869e36, 2);
    const rate = (units: string) => read({ values, rain: { standard_name: 'rainfall_rate', units } });
    expect([...(await rate('mm h-1')).rainMmh]).toEqual([0, 0.5, Number.NaN, 2]);
    const perSecond = { standard_name: 'precipitation_flux', units: 'kg m-2 s-1' };
    const flux = await read({ values: Float32Array.of(0, 0.0005, 0.001, 1), rain: perSecond });
    expect(flux.rainMmh[1]).toBeCloseTo(1.8, 5);
    expect(flux.rainMmh[3]).toBeNaN();
    await expect(rate('furlongs')).rejects.toThrow('a unit that is not known here ("furlongs")');
  });

  it('is not seen where the file says so: fill, missing value, valid range, and what the library fills with', async () => {
    const rain = { standard_name: 'rainfall_rate', units: 'mm h-1', scale_factor: 0.1 };
    const values = Uint16Array.of(65_535, 0, 30, 5000);
    expect([...(await read({ values, rain })).rainMmh]).toEqual([Number.NaN, 0, 3, 500]);
    const marked = { ...rain, _FillValue: 0, missing_value: 30, valid_range: [1, 4999] };
    await expect(read({ values, rain: marked })).rejects.toThrow('has no cell that was seen');
  });

  it('lies where its coordinates and its grid mapping say, the first row in the north', async () => {
    const { grid } = await read({ ...four, ...tenMinutes });
    expect(grid).toEqual({
      projection: '+proj=longlat +datum=WGS84',
      columns: 2,
      rows: 2,
      west: 101.75,
      north: 22.25,
      cellWidth: 0.5,
      cellHeight: 0.5,
    });
    const turned = await read({ ...four, ...tenMinutes, y: [21.5, 22], x: [282, 282.5] });
    expect([...turned.rainMmh]).toEqual([6, 12, Number.NaN, 0]);
    expect(turned.grid).toMatchObject({ north: 22.25, west: -78.25 });
  });

  it('lies in kilometres of a cone as in degrees', async () => {
    const mapping = {
      grid_mapping_name: 'albers_conical_equal_area',
      standard_parallel: [10, 20],
      longitude_of_central_meridian: 106,
      latitude_of_projection_origin: 16,
      semi_major_axis: 6_378_137,
      inverse_flattening: 298.257223563,
    };
    const spec = { ...four, ...tenMinutes, unit: 'km', x: [-1, 1], y: [1, -1] } as const;
    const { grid } = await read({ ...spec, mapping });
    expect([grid.west, grid.north, grid.cellWidth]).toEqual([-2000, 2000, 2000]);
    const [lng = 0, lat = 0] = proj4(grid.projection).inverse([0, 0]) as number[];
    expect([lng, lat]).toEqual([expect.closeTo(106, 6), expect.closeTo(16, 6)]);
    await expect(read(spec)).rejects.toThrow('names no projection');
    await expect(read({ ...spec, mapping: { grid_mapping_name: 'geostationary' } })).rejects.toThrow('"geostationary"');
    const bare = { grid_mapping_name: 'albers_conical_equal_area' };
    await expect(read({ ...spec, mapping: bare })).rejects.toThrow('without its standard parallels');
  });

  it('of NWC SAF has the place of GDAL and rain that a satellite estimated', async () => {
    const rain = {
      standard_name: 'convective_precipitation_rate',
      units: 'mm/h',
      scale_factor: 0.1,
      _FillValue: 65_535,
    };
    const spec = { values: Uint16Array.of(65_535, 0, 10, 340), rain };
    const geos = '+proj=geos +a=6378137 +b=6356752.3 +lon_0=0 +h=35785863';
    const place = (transform: readonly number[]) => ({ gdal_projection: geos, gdal_geotransform_table: transform });
    const { grid, rainMmh, isEstimate } = await read({ ...spec, file: place([-6000, 3000, 0, 9000, 0, -3000]) });
    expect(grid).toEqual({
      projection: geos,
      columns: 2,
      rows: 2,
      west: -6000,
      north: 9000,
      cellWidth: 3000,
      cellHeight: 3000,
    });
    expect([...rainMmh]).toEqual([Number.NaN, 0, 1, 34]);
    expect(isEstimate).toBe(true);
    for (const turned of [[0, 3000, 1, 0, 0, -3000], [0, 3000, 0, 0, 0, 3000], [0]])
      await expect(read({ ...spec, file: place(turned) })).rejects.toThrow('without a north-up geotransform');
  });

  it('may have a dimension of one time before its rows, and be dry there in every cell', async () => {
    const shape = [1, 2, 2];
    expect([...(await read({ ...four, ...tenMinutes, shape })).rainMmh]).toEqual([Number.NaN, 0, 6, 12]);
    const dry = { ...four, ...tenMinutes, values: new Int16Array(4), shape };
    expect([...(await read(dry)).rainMmh]).toEqual([0, 0, 0, 0]);
    expect([...(await read({ ...dry, chunks: [1, 1, 2] })).rainMmh]).toEqual([0, 0, 0, 0]);
  });

  it.each<[string, Partial<CfSpec>]>([
    ['is an amount without the interval', {}],
    ['is an amount of 36000 s', { start: 0 }],
    ['is an amount of 0 s', { start: 600 }],
    ['counts its time in a way', { time: { units: 'fortnights since Easter' } }],
    ['has no variable with a standard name of rain, only', { rain: { ...amount, standard_name: 'air_temperature' } }],
    ['not evenly spaced', { start: 590, values: new Int16Array(6), x: [102, 103, 105] }],
    ['has no raster of one moment', { start: 590, values: new Int16Array(8), shape: [2, 2, 2] }],
  ])('is refused where it %s', async (trouble, parts) => {
    await expect(read({ ...four, ...parts })).rejects.toThrow(trouble);
  });

  it('of another layout than is read here is called what it is', async () => {
    const { FS } = await ready;
    const file = new File('/other.h5', 'w');
    file.create_dataset({ name: 'values', data: Float32Array.of(1, 2), shape: [1, 2] });
    file.close();
    const path = join(folder, 'other.h5');
    writeFileSync(path, FS.readFile('/other.h5') as Uint8Array);
    await expect(readRadarFile(path)).rejects.toThrow('neither ODIM nor of KNMI nor netCDF after the CF conventions');
    writeFileSync(path, Buffer.from('CDF\u0001\0\0\0\0', 'latin1'));
    await expect(readRadarFile(path)).rejects.toThrow('netCDF of the classic kind; netCDF-4 is read');
  });
});

describe.skipIf(!existsSync(SAMPLES))(
  'Rainfields of the Australian service (of ../shared/data/radar/bom; skipped where it is not there)',
  () => {
    const sample = join(SAMPLES, '66_20201031_040000.prcp-c10.nc');

    it('is read: ten minutes as a rate, half-kilometre cells around Mount Stapylton', async () => {
      const { at, grid, rainMmh } = await readRadarFile(sample);
      expect(new Date(at * 1000).toISOString()).toBe('2020-10-31T04:00:00.000Z');
      expect(grid).toMatchObject({ columns: 512, rows: 512, west: -128_000, north: 128_000, cellWidth: 500 });
      const [lng = 0, lat = 0] = proj4(grid.projection).inverse([0, 0]) as number[];
      expect([lng, lat]).toEqual([expect.closeTo(153.24, 4), expect.closeTo(-27.7178, 4)]);
      // Stored in twentieths of a millimetre per ten minutes: rates are multiples of 0.3 mm/h.
      expect(rainMmh.every((rate) => Math.abs(rate / 0.3 - Math.round(rate / 0.3)) < 1e-4)).toBe(true);
      expect(rainMmh.reduce((most, rate) => Math.max(most, rate))).toBeGreaterThan(50);
    });

    it('is refused where it was cut off', async () => {
      const bytes = readFileSync(sample);
      const path = join(folder, 'cut.nc');
      for (const share of [0.02, 0.5, 0.999]) {
        writeFileSync(path, bytes.subarray(0, Math.floor(share * bytes.length)));
        await expect(readRadarFile(path)).rejects.toThrow(RadarError);
      }
    });
  },
);
