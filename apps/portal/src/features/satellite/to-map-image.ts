import { fromMercator } from '@portal/domain/geo/mercator';
import sharp from 'sharp';
import { MAP_CANVAS, toMercatorRow } from './map-canvas.ts';
import type { SatelliteSource } from './satellite-source.ts';

const MOST_PIXELS = 16_000 * 16_000;
const LEAST_SIDE = 16;
const QUALITY = 62;
const CHANNELS = 4;
const READ = new Set(['png', 'jpeg', 'webp', 'tiff', 'gif']);

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
  const open = () => sharp(bytes, { failOn: 'warning', limitInputPixels: MOST_PIXELS });
  const { format, width, height } = await open().metadata().catch(refuse);
  if (!READ.has(format)) throw new Error(`is a ${format} image, which is not read`);
  if (width < LEAST_SIDE || height < LEAST_SIDE) throw new Error(`is an image of ${width} × ${height} pixels only`);
  const scale = (MAP_CANVAS.bounds.east - MAP_CANVAS.bounds.west) / MAP_CANVAS.width;
  const target = Math.min(width, Math.ceil((bounds.east - bounds.west) / scale));
  const read = await open()
    .resize({ width: target, height: Math.max(Math.round((height * target) / width), 1), fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  if (isBlank(read.data)) throw new Error('is of one colour only');
  return { width: read.info.width, height: read.info.height, data: read.data };
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
