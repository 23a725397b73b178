import sharp from 'sharp';

const SIDE = 256;
const TILES = [13, 14, 15].flatMap((y) => [24, 25, 26].map((x) => ({ x, y })));

/** `20260831024000`, UTC. */
export const toDigits = (at: number): string => new Date(at * 1000).toISOString().replace(/\D/g, '').slice(0, 14);

/** The text of JMA's list of times. */
export function writeTimes(times: readonly number[]): Buffer {
  const entries = times.map((at) => ({ basetime: toDigits(at), validtime: toDigits(at) }));
  return Buffer.from(JSON.stringify(entries));
}

/** Address of a tile of a frame, such as `/satimg/20260831024000/fd/20260831024000/B13/TBB/5/24/13.jpg`. */
export const toTilePath = (at: number, { x, y }: { readonly x: number; readonly y: number }): string =>
  `/satimg/${toDigits(at)}/fd/${toDigits(at)}/B13/TBB/5/${x}/${y}.jpg`;

/** A tile of cloud bands that drift with time, in greys. */
export function drawTile(at: number, tile: { readonly x: number; readonly y: number }): Promise<Buffer> {
  const drift = at / 600;
  const pixels = Buffer.alloc(SIDE ** 2);
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      const [x, y] = [(tile.x * SIDE + column) / 60, (tile.y * SIDE + row) / 45];
      const cloud = Math.sin(x + drift / 3) * Math.cos(y - drift / 5) + Math.sin(2.3 * x - y) / 2;
      pixels[row * SIDE + column] = 110 + 70 * cloud;
    }
  }
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .jpeg({ quality: 75 })
    .toBuffer();
}

/** JMA's list and tiles of these times, as files of a server. */
export async function makeJmaFiles(times: readonly number[]): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>([['/satimg/targetTimes_fd.json', writeTimes(times)]]);
  for (const at of times) for (const tile of TILES) files.set(toTilePath(at, tile), await drawTile(at, tile));
  return files;
}
