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

/** Folders of kinds of tiles: infrared, and true colour. */
type Band = 'B13/TBB' | 'REP/ETC';

/** Address of a tile of a frame, such as `/satimg/20260831024000/fd/20260831024000/B13/TBB/5/24/13.jpg`. */
export const toTilePath = (
  at: number,
  { x, y }: { readonly x: number; readonly y: number },
  band: Band = 'B13/TBB',
): string => `/satimg/${toDigits(at)}/fd/${toDigits(at)}/${band}/5/${x}/${y}.jpg`;

/** Grey of land or sea below the clouds, and how much of each colour it has. */
const GROUND = [0.75, 1, 1.35];

/** A tile of cloud bands that drift with time, in greys; in true colour over a bluish ground, black where it is night. */
export function drawTile(
  at: number,
  tile: { readonly x: number; readonly y: number },
  { band = 'B13/TBB', isNight = false }: { readonly band?: Band; readonly isNight?: boolean } = {},
): Promise<Buffer> {
  const drift = at / 600;
  const channels = band === 'B13/TBB' ? 1 : 3;
  const pixels = Buffer.alloc(SIDE ** 2 * channels);
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      const [x, y] = [(tile.x * SIDE + column) / 60, (tile.y * SIDE + row) / 45];
      const cloud = Math.sin(x + drift / 3) * Math.cos(y - drift / 5) + Math.sin(2.3 * x - y) / 2;
      const grey = 110 + 70 * cloud;
      for (let channel = 0; channel < channels; channel += 1) {
        const tint = channels === 1 || cloud > 0 ? 1 : (GROUND[channel] ?? 1) * 0.6;
        pixels[(row * SIDE + column) * channels + channel] = isNight ? 0 : Math.min(255, grey * tint);
      }
    }
  }
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels } })
    .jpeg({ quality: 75 })
    .toBuffer();
}

/** JMA's list and tiles of these times, infrared and in true colour, as files of a server. */
export async function makeJmaFiles(times: readonly number[]): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>([['/satimg/targetTimes_fd.json', writeTimes(times)]]);
  for (const at of times) {
    for (const band of ['B13/TBB', 'REP/ETC'] as const)
      for (const tile of TILES) files.set(toTilePath(at, tile, band), await drawTile(at, tile, { band }));
  }
  return files;
}
