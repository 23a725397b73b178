import { describeErrorInLine } from '@portal/domain/error/describe-error';
import type { TileCover } from '@portal/forecast/sources/jma-satellite/tile-cover';
import sharp from 'sharp';

const TILE_PIXELS = 256;
/** Tiles are coarser than the map: smoothed to about its pixels, they show no steps. */
const ENLARGED = 2;
/** Mean brightness, 0…255, below which an image by daylight shows the night: sea alone has twice as much. */
const DARKEST = 10;

/**
 * Throws an `Error` with a short reason unless a tile is a whole JPEG of 256 × 256 pixels with more than one colour, as
 * clouds and ground have.
 */
export async function checkTile(bytes: Uint8Array): Promise<void> {
  const pixels = await readTile(bytes);
  if (isPlain(pixels)) throw new Error('is of one colour only');
}

/** The same for a tile in true colour, which may lie in the dark beyond Viet Nam. */
export async function checkColourTile(bytes: Uint8Array): Promise<void> {
  const pixels = await readTile(bytes);
  if (isPlain(pixels) && (pixels[0] ?? 0) > DARKEST) throw new Error('is of one colour only');
}

function isPlain(pixels: Buffer): boolean {
  const step = pixels.length / TILE_PIXELS ** 2;
  return pixels.every((value, index) => value === pixels[index % step]);
}

async function readTile(bytes: Uint8Array): Promise<Buffer> {
  if (bytes.length === 0) throw new Error('is empty');
  const { format, width, height } = await open(bytes).metadata().catch(refuse);
  if (format !== 'jpeg') throw new Error(`is a ${format} image instead of a JPEG`);
  if (width !== TILE_PIXELS || height !== TILE_PIXELS) throw new Error(`is of ${width} × ${height} pixels`);
  return open(bytes).raw().toBuffer().catch(refuse);
}

/** Reads at most a tile: a header that claims more is refused before it is unpacked. */
const open = (bytes: Uint8Array) => sharp(bytes, { failOn: 'warning', limitInputPixels: TILE_PIXELS ** 2 });

function refuse(error: unknown): never {
  const line = describeErrorInLine(error);
  throw new Error(`is not a whole tile (${line})`);
}

/** One grey image, as PNG, from the checked tiles of a cover in their order; it has the edges of the cover. */
export function joinTiles(tiles: readonly Uint8Array[], cover: TileCover): Promise<Buffer> {
  return join(tiles, cover, { channels: 1, colours: 'b-w' });
}

/** The same in colour. Throws an `Error` with a short reason for an image of the night. */
export async function joinColourTiles(tiles: readonly Uint8Array[], cover: TileCover): Promise<Buffer> {
  const png = await join(tiles, cover, { channels: 3, colours: 'srgb' });
  const { channels } = await sharp(png).stats();
  if (channels.every(({ mean }) => mean < DARKEST)) throw new Error('is dark, although the sun is up');
  return png;
}

interface Colours {
  readonly channels: 1 | 3;
  readonly colours: 'b-w' | 'srgb';
}

async function join(
  tiles: readonly Uint8Array[],
  { columns, rows }: TileCover,
  { channels, colours }: Colours,
): Promise<Buffer> {
  const [width, height] = [columns * TILE_PIXELS, rows * TILE_PIXELS];
  const placed = tiles.map((tile, index) => ({
    input: Buffer.from(tile),
    left: (index % columns) * TILE_PIXELS,
    top: Math.floor(index / columns) * TILE_PIXELS,
    failOn: 'warning' as const,
    limitInputPixels: TILE_PIXELS ** 2,
  }));
  const joined = await sharp({ create: { width, height, channels: 3, background: 'black' } })
    .composite(placed)
    .removeAlpha()
    .toColourspace(colours)
    .raw()
    .toBuffer();
  return sharp(joined, { raw: { width, height, channels } })
    .resize(width * ENLARGED, height * ENLARGED, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
