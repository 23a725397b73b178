import { type Dataset, File, ready } from 'h5wasm';
import { BLEND_GRID, BLEND_WINDOW } from './rain-rate-blend.ts';

/** Rain that the satellite shows at a place, mm/h; NaN: no data. */
type SeenRain = (lat: number, lng: number) => number;

/** What a made blend departs in from the provider's layout. */
export interface BlendSpec {
  readonly rain: SeenRain;
  /** Quality of a cell; default 0. */
  readonly quality?: SeenRain;
  readonly sides?: readonly [rows: number, columns: number];
  /** Whether the variables begin with a dimension of one time. */
  readonly isTimed?: boolean;
  readonly units?: string;
  readonly attributes?: Readonly<Record<string, number>>;
  /** Whether every chunk is written, as by the provider; default: only those of the window. */
  readonly isComplete?: boolean;
}

const CHUNK = [651, 1800] as const;
const FILL = -9990;
let counter = 0;

/** A file of NOAA's Enterprise Rain Rate blend. Its variables grow to their size, so that unwritten parts take none. */
export async function makeRainRateBlend(spec: BlendSpec): Promise<Uint8Array> {
  const { FS } = await ready;
  const path = `/blend-${counter++}.nc`;
  const file = new File(path, 'w');
  const edges = { geospatial_lat_min: -60, geospatial_lat_max: 70, geospatial_lon_min: -180, geospatial_lon_max: 180 };
  for (const [name, value] of Object.entries({ ...edges, geospatial_lat_resolution: 0.02, ...spec.attributes })) {
    file.create_attribute(name, value, null, '<f');
  }
  const [rates, quality] = [new Int16Array(BLEND_WINDOW.rows * BLEND_WINDOW.columns), new Int8Array(951 * 901)];
  for (let row = 0, cell = 0; row < BLEND_GRID.rows; row += 1) {
    for (let column = 0; column < BLEND_GRID.columns; column += 1, cell += 1) {
      const [lat, lng] = [25 - 0.02 * row, 100 + 0.02 * column];
      const rain = spec.rain(lat, lng);
      rates[cell] = Number.isNaN(rain) ? FILL : Math.round(10 * rain);
      quality[cell] = spec.quality?.(lat, lng) ?? 0;
    }
  }
  const rate = write(file, 'RRQPE', rates, spec);
  rate.create_attribute('scale_factor', 0.1, null, '<f');
  rate.create_attribute('add_offset', 0, null, '<f');
  rate.create_attribute('_FillValue', FILL, null, '<h');
  if (spec.units !== '') rate.create_attribute('units', spec.units ?? 'mm/h');
  write(file, 'DQF', quality, spec);
  file.close();
  const bytes = Uint8Array.from(FS.readFile(path) as Uint8Array);
  FS.unlink(path);
  return bytes;
}

function write(file: File, name: string, values: Int16Array | Int8Array, spec: BlendSpec): Dataset {
  const { sides: [rows, columns] = [6501, 18_000], isTimed = false, isComplete = false } = spec;
  const lead = isTimed ? [1] : [];
  const first = isTimed ? [[0, 1]] : [];
  const dataset = file.create_dataset({
    name,
    data: values.slice(0, 1),
    shape: [...lead, 1, 1],
    maxshape: [...lead, rows, columns],
    chunks: [...lead, ...CHUNK],
    compression: 'gzip',
    compression_opts: 1,
  });
  dataset.resize([...lead, rows, columns]);
  const one = values.slice(0, 1);
  for (let row = 0; isComplete && row < rows; row += CHUNK[0])
    for (let column = 0; column < columns; column += CHUNK[1])
      dataset.write_slice([...first, [row, row + 1], [column, column + 1]] as [number, number][], one);
  const { row, column } = BLEND_WINDOW;
  const part = [...first, [row, row + BLEND_WINDOW.rows], [column, column + BLEND_WINDOW.columns]];
  if (row + BLEND_WINDOW.rows <= rows && column + BLEND_WINDOW.columns <= columns) {
    dataset.write_slice(part as [number, number][], values);
  }
  return dataset;
}

/** Name of a blend as its provider gives it. */
export function nameBlend(at: number, satellites = 5, madeSeconds = 1380): string {
  const stamp = (seconds: number) => new Date(1000 * seconds).toISOString().replace(/\D/g, '').slice(0, 14);
  const [start, end, made] = [at, at + 599, at + madeSeconds].map(stamp);
  return `RRQPE-INST-GLB-${satellites}_v1r1_blend_s${start}0_e${end}9_c${made}3.nc`;
}
