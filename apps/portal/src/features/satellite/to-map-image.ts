import { COVERAGE, fromMercator, toMercator } from '@portal/domain/geo/lat-lng';
import sharp, { type Metadata } from 'sharp';

const PIXELS_PER_DEGREE = 40;

/** How far down the world square a latitude lies. */
export const toMercatorRow = (lat: number): number => toMercator({ lat, lng: 0 }).y;

const { south, west, north, east } = COVERAGE;

/** Every image that is kept: what the portal serves of the earth, in Web Mercator as browsers' maps draw it. */
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

/** Where the operator's satellite images come from, and how they lie on the earth. */
export interface SatelliteSource {
  /** Folder that images arrive in, their time (UTC) in their names; null where there is none. */
  readonly folder: string | null;
  /** Address of an image with `{yyyy}{MM}{dd}{HH}{mm}` (UTC); null where there is none. */
  readonly address: string | null;
  readonly bounds: ImageBounds;
  /** `degrees`: rows of equal latitude steps; `mercator`: rows of Web Mercator. */
  readonly projection: 'degrees' | 'mercator';
  readonly everyMinutes: number;
}

/** A full disc of 11,000 × 11,000 greys is read. Some kinds are unpacked as a whole, and more than once. */
const MOST_UNPACKED_MB = 128;
const MOST_SIDE = 32_000;
const LEAST_SIDE = 16;
const QUALITY = 62;
const CHANNELS = 4;
/** Rows that are kept of an image, however many it has. */
const TALLEST = 4 * MAP_CANVAS.height;
const READ = new Set(['png', 'jpeg', 'webp', 'tiff', 'gif']);
/** Bytes of a channel by the library's names; anything else has at most eight. */
const DEPTHS: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 };
const DEEPEST = 8;

type ImagePlace = Pick<SatelliteSource, 'bounds' | 'projection'>;

/**
 * An image of the operator's as the map shows it: cut to what the portal serves, brought to Web Mercator and to one size,
 * transparent where the image does not reach, as WebP. Throws an `Error` of a few words for what is no whole image.
 */
export async function toMapImage(bytes: Uint8Array, place: ImagePlace): Promise<Buffer> {
  const pixels = await readPixels(bytes, place);
  const { width, height } = MAP_CANVAS;
  const canvas = Buffer.alloc(width * height * CHANNELS);
  drawRows(canvas, pixels, place);
  if (canvas.every((byte) => byte === 0))
    throw new Error('shows nothing of the map: its bounds lie elsewhere, or it is clear');
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
  // Looks at the beginning only; the pixels are unpacked when it is known how many they claim to be.
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
    throw new Error(`says that it has ${size}: more than ${MOST_UNPACKED_MB} MB or ${MOST_SIDE} a side are not read`);
  }
}

function refuse(error: unknown): never {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  throw new Error(`is no image that can be read whole (${line})`);
}

function isBlank(data: Buffer): boolean {
  const first = data.readUInt32LE(0);
  for (let at = CHANNELS; at < data.length; at += CHANNELS) if (data.readUInt32LE(at) !== first) return false;
  return true;
}

/** Each pixel of the canvas takes the nearest one of the image. */
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
