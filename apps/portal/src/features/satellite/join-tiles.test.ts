import { fromMercator, toMercator } from '@portal/domain/geo/mercator';
import { JMA_ZOOM } from '@portal/forecast/sources/jma-satellite/jma-satellite';
import { coverByTiles } from '@portal/forecast/sources/jma-satellite/tile-cover';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkTile, joinTiles } from './join-tiles.ts';
import { MAP_CANVAS, toMapImage, toMercatorRow } from './to-map-image.ts';

const COVER = coverByTiles(MAP_CANVAS.bounds, JMA_ZOOM);
const SIDE = 256;
const WORLD = SIDE * 2 ** JMA_ZOOM;

type Draw = (column: number, row: number) => number;

/** A tile from the brightness of the world's pixels. */
function drawTile({ x, y }: { readonly x: number; readonly y: number }, draw: Draw): Promise<Buffer> {
  const pixels = Buffer.from(
    Array.from({ length: SIDE ** 2 }, (_, at) => draw(x * SIDE + (at % SIDE), y * SIDE + Math.floor(at / SIDE))),
  );
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Centre of what is bright on the map, in its pixels. */
async function findBright(webp: Buffer): Promise<{ readonly column: number; readonly row: number }> {
  const { data, info } = await sharp(webp).greyscale().raw().toBuffer({ resolveWithObject: true });
  let [sum, columns, rows] = [0, 0, 0];
  for (let at = 0; at < info.width * info.height; at += 1) {
    const weight = Math.max(0, (data[at * info.channels] ?? 0) - 120);
    sum += weight;
    columns += weight * ((at % info.width) + 0.5);
    rows += weight * (Math.floor(at / info.width) + 0.5);
  }
  return { column: columns / sum, row: rows / sum };
}

const corner = COVER.tiles[4] ?? { x: 0, y: 0 };

describe('tiles on the map', () => {
  it.each([
    ['Hà Nội', toPixel({ lat: 21.03, lng: 105.85 })],
    ['Cà Mau', toPixel({ lat: 9.18, lng: 105.15 })],
    ['Trường Sa', toPixel({ lat: 10, lng: 114.2 })],
    ['a corner where four tiles meet', { column: corner.x * SIDE, row: corner.y * SIDE }],
  ])('lie where they are on the earth: a spot at %s within a pixel', async (_, spot) => {
    const isSpot: Draw = (column, row) =>
      Math.max(...[column - spot.column, row - spot.row].map(Math.abs)) <= 3 ? 250 : 30;
    const tiles = await Promise.all(COVER.tiles.map((tile) => drawTile(tile, isSpot)));
    const webp = await toMapImage(await joinTiles(tiles, COVER), { bounds: COVER.bounds, projection: 'mercator' });
    const { lat, lng } = fromMercator({ x: (spot.column + 0.5) / WORLD, y: (spot.row + 0.5) / WORLD });
    const { bounds, width, height } = MAP_CANVAS;
    const top = toMercatorRow(bounds.north);
    const found = await findBright(webp);
    expect(Math.abs(found.column - ((lng - bounds.west) / (bounds.east - bounds.west)) * width)).toBeLessThan(1);
    const row = ((toMercatorRow(lat) - top) / (toMercatorRow(bounds.south) - top)) * height;
    expect(Math.abs(found.row - row)).toBeLessThan(1);
  });
});

/** The world's pixel at a place. */
function toPixel(place: { readonly lat: number; readonly lng: number }) {
  const { x, y } = toMercator(place);
  return { column: Math.floor(x * WORLD), row: Math.floor(y * WORLD) };
}

describe('a tile', () => {
  const noise: Draw = (column, row) => (column * 7 + row * 13) % 200;
  const tile = () => drawTile({ x: 25, y: 14 }, noise);

  it('is taken as a whole JPEG of its size', async () => {
    await expect(checkTile(await tile())).resolves.toBeUndefined();
  });

  it('is refused otherwise', async () => {
    const whole = await tile();
    const blank = await drawTile({ x: 25, y: 14 }, () => 90);
    await expect(checkTile(whole.subarray(0, whole.length / 2))).rejects.toThrow('is not a whole tile');
    await expect(checkTile(Buffer.from('<html>'))).rejects.toThrow('is not a whole tile');
    await expect(checkTile(Buffer.alloc(0))).rejects.toThrow('is empty');
    await expect(checkTile(await sharp(whole).png().toBuffer())).rejects.toThrow('is a png image instead of a JPEG');
    await expect(checkTile(await sharp(whole).resize(128).jpeg().toBuffer())).rejects.toThrow('is of 128 × 128 pixels');
    await expect(checkTile(await sharp(whole).resize(512).jpeg().toBuffer())).rejects.toThrow(/512 × 512|pixel limit/);
    await expect(checkTile(blank)).rejects.toThrow('is of one colour only');
  });
});
