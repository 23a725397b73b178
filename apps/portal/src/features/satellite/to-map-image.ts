import { describeErrorInLine } from '@portal/domain/error/describe-error';
import { COVERAGE } from '@portal/domain/geo/lat-lng';
import { fromMercator, toMercator } from '@portal/domain/geo/mercator';
import sharp, { type Metadata } from 'sharp';

const PIXELS_PER_DEGREE = 40;

/** Vertical position of a latitude in the world square. */
export const toMercatorRow = (lat: number): number => toMercator({ lat, lng: 0 }).y;

const { south, west, north, east } = COVERAGE;

/** Canvas of every stored image: the portal's area in Web Mercator. */
export const MAP_CANVAS = {
  bounds: { south, west, north, east },
  width: Math.round((east - west) * PIXELS_PER_DEGREE),
  height: Math.round(360 * (toMercatorRow(south) - toMercatorRow(north)) * PIXELS_PER_DEGREE),
};
/** Outer edges of the operator's images, degrees. */
interface ImageBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Source and projection of the operator's satellite images. */
export interface SatelliteSource {
  /** Folder of arriving images, with their time (UTC) in the name; null: none. */
  readonly folder: string | null;
  /** Image URL with `{yyyy}{MM}{dd}{HH}{mm}` (UTC); null: none. */
  readonly address: string | null;
  readonly bounds: ImageBounds;
  /** `degrees`: equal latitude steps; `mercator`: Web Mercator rows. */
  readonly projection: 'degrees' | 'mercator';
  readonly everyMinutes: number;
}

/** Enough for a full disc of 11,000 × 11,000 greys. Some formats are decoded as a whole, and more than once. */
const MOST_UNPACKED_MB = 128;
const MOST_SIDE = 32_000;
const LEAST_SIDE = 16;
const QUALITY = 62;
const CHANNELS = 4;
const TALLEST = 4 * MAP_CANVAS.height;
const READ = new Set(['png', 'jpeg', 'webp', 'tiff', 'gif']);
/** Bytes per channel by sharp's names; any other type has at most eight. */
const DEPTHS: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 };
const DEEPEST = 8;

/** What an image covers, and how. */
export type ImagePlace = Pick<SatelliteSource, 'bounds' | 'projection'>;

/**
 * An operator's image cropped to the portal's area, reprojected to Web Mercator and scaled, transparent outside the
 * image, as WebP. Throws an `Error` with a short reason for a damaged image.
 */
export async function toMapImage(bytes: Uint8Array, place: ImagePlace): Promise<Buffer> {
  const pixels = await readPixels(bytes, place);
  const { width, height } = MAP_CANVAS;
  const canvas = Buffer.alloc(width * height * CHANNELS);
  drawRows(canvas, pixels, place);
  if (canvas.every((byte) => byte === 0))
    throw new Error('shows nothing within the map: its bounds are elsewhere, or it is transparent');
  return sharp(canvas, { raw: { width, height, channels: CHANNELS } })
    .webp({ quality: QUALITY })
    .toBuffer();
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** The image's pixels, no finer than the map's. */
async function readPixels(bytes: Uint8Array, { bounds }: ImagePlace): Promise<Pixels> {
  const open = () => sharp(bytes, { failOn: 'warning', limitInputPixels: MOST_SIDE ** 2 });
  // Reads only the header, to check the size before decoding.
  const facts = await open().metadata().catch(refuse);
  refuseSize(facts);
  const { width, height } = facts;
  const scale = (MAP_CANVAS.bounds.east - MAP_CANVAS.bounds.west) / MAP_CANVAS.width;
  const target = Math.min(width, Math.ceil((bounds.east - bounds.west) / scale));
  const read = await open()
    .resize({ width: target, height: Math.min(height, TALLEST, Math.ceil((height * target) / width)), fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  if (isBlank(read.data)) throw new Error('is of one colour only');
  return { width: read.info.width, height: read.info.height, data: read.data };
}

function refuseSize({ format, width, height, channels, depth }: Metadata): void {
  if (!READ.has(format)) throw new Error(`is a ${format} image, which is not read`);
  if (width < LEAST_SIDE || height < LEAST_SIDE) throw new Error(`is an image of ${width} × ${height} pixels only`);
  const megabytes = (width * height * channels * (DEPTHS[depth] ?? DEEPEST)) / 2 ** 20;
  if (megabytes > MOST_UNPACKED_MB || Math.max(width, height) > MOST_SIDE) {
    const size = `${width} × ${height} pixels, ${Math.ceil(megabytes)} MB unpacked`;
    throw new Error(`says that it has ${size}: more than ${MOST_UNPACKED_MB} MB or ${MOST_SIDE} per side is not read`);
  }
}

function refuse(error: unknown): never {
  const line = describeErrorInLine(error);
  throw new Error(`is not a complete image (${line})`);
}

function isBlank(data: Buffer): boolean {
  const first = data.readUInt32LE(0);
  for (let at = CHANNELS; at < data.length; at += CHANNELS) if (data.readUInt32LE(at) !== first) return false;
  return true;
}

/** Nearest-neighbour sampling. */
function drawRows(canvas: Buffer, { width, height, data }: Pixels, { bounds, projection }: ImagePlace): void {
  const { bounds: box, width: columns, height: rows } = MAP_CANVAS;
  const [top, bottom] = [toMercatorRow(box.north), toMercatorRow(box.south)];
  const toRow = projection === 'mercator' ? toMercatorRow : (lat: number) => lat;
  const [first, last] = [toRow(bounds.north), toRow(bounds.south)];
  for (let row = 0; row < rows; row += 1) {
    const { lat } = fromMercator({ x: 0.5, y: top + ((row + 0.5) / rows) * (bottom - top) });
    const from = Math.floor(((toRow(lat) - first) / (last - first)) * height);
    if (from < 0 || from >= height) continue;
    for (let column = 0; column < columns; column += 1) {
      const lng = box.west + ((column + 0.5) / columns) * (box.east - box.west);
      const source = Math.floor(((lng - bounds.west) / (bounds.east - bounds.west)) * width);
      if (source < 0 || source >= width) continue;
      data.copy(
        canvas,
        (row * columns + column) * CHANNELS,
        (from * width + source) * CHANNELS,
        (from * width + source + 1) * CHANNELS,
      );
    }
  }
}
