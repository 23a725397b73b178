import { File, ready } from 'h5wasm';
import {
  findPixelPlace,
  PIXEL_RADIANS,
  type ScanTile,
  TILE_SIDE,
  TILES,
  toScanAngles,
  toScanFolder,
  toScanStamp,
} from './scan-tiles.ts';

/** Brightness temperature that the satellite shows at a place, K; NaN: fill. */
type SeenKelvin = (lat: number, lng: number) => number;

/** What a made tile departs in from the provider's layout. */
export interface TileSpec {
  readonly side?: number;
  readonly units?: string;
  readonly attributes?: Readonly<Record<string, number>>;
  readonly angleUnit?: string;
  /** Pixels by which the file states to begin farther east. */
  readonly shift?: number;
}

const [SCALE, OFFSET, FILL] = [0.064208984375, 69, -32_767];
let counter = 0;

/** A tile of NOAA's ISatSS at 10.4 µm. */
export async function makeCloudTopTile(tile: ScanTile, kelvin: SeenKelvin, spec: TileSpec = {}): Promise<Uint8Array> {
  const { side = TILE_SIDE, units = 'kelvin', attributes = {}, angleUnit = 'microradian', shift = 0 } = spec;
  const { FS } = await ready;
  const path = `/tile-${counter++}.nc`;
  const file = new File(path, 'w');
  const place = {
    tile_row_offset: tile.line,
    tile_column_offset: tile.column,
    product_rows: 5500,
    product_columns: 5500,
  };
  for (const [name, value] of Object.entries({ ...place, ...attributes }))
    file.create_attribute(name, value, null, '<i');
  const stored = new Int16Array(side * side);
  for (let row = 0, at = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1, at += 1) {
      const seen = findPixelPlace(tile.line + row, tile.column + column);
      const value = seen === null ? Number.NaN : kelvin(seen.lat, seen.lng);
      stored[at] = Number.isNaN(value) ? FILL : Math.round((value - OFFSET) / SCALE);
    }
  }
  const data = { name: 'Sectorized_CMI', data: stored, shape: [side, side], chunks: [side, side] };
  const values = file.create_dataset({ ...data, compression: 'gzip', compression_opts: 1 });
  values.create_attribute('scale_factor', SCALE, null, '<f');
  values.create_attribute('add_offset', OFFSET, null, '<f');
  values.create_attribute('_FillValue', FILL, null, '<h');
  values.create_attribute('units', units);
  const first = toScanAngles(tile.line, tile.column + shift);
  const step = PIXEL_RADIANS * 1e6;
  for (const [name, start, sign] of [
    ['x', first.east * 1e6, 1],
    ['y', first.north * 1e6, -1],
  ] as const) {
    const axis = file.create_dataset({
      name,
      data: Int16Array.from({ length: side }, (_, index) => index),
      shape: [side],
    });
    axis.create_attribute('scale_factor', sign * step, null, '<d');
    axis.create_attribute('add_offset', start, null, '<d');
    axis.create_attribute('units', angleUnit);
  }
  file.close();
  const bytes = Uint8Array.from(FS.readFile(path) as Uint8Array);
  FS.unlink(path);
  return bytes;
}

/** Key of a tile of a scan; a later `madeSeconds` is a later issue. */
export function nameCloudTopTile({ number }: ScanTile, at: number, madeSeconds = 496): string {
  const stamps = `s${toScanStamp(at)}_c${toScanStamp(at + madeSeconds)}`;
  return `${toScanFolder(at)}OR_HFD-020-B12-M1C13-T${String(number).padStart(3, '0')}_GH9_${stamps}.nc`;
}

/** All tiles of Viet Nam of a scan, by their keys. */
export async function makeScan(at: number, kelvin: SeenKelvin): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const tile of TILES) files.set(nameCloudTopTile(tile, at), await makeCloudTopTile(tile, kelvin));
  return files;
}
