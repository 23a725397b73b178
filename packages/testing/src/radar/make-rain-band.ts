import { makeTiff } from './make-tiff.ts';

const [COLUMNS, ROWS] = [250, 200];
const [WEST, NORTH, CELL] = [102, 23, 0.03];
const FRAME_SECONDS = 600;
/** Cells that the band moves east in ten minutes: 37 km/h. */
const SPEED = 2;
/** Cells from its front to its back: an hour at one place. */
const LENGTH = 12;
const NO_DATA = -9999;

/** A band of rain over northern Vietnam that reaches a meridian at a moment and leaves it an hour later. */
export interface RainBand {
  /** Arrival of its front, epoch seconds. */
  readonly arrivesAt: number;
  readonly lat: number;
  readonly lng: number;
}

/** A picture of the band, mm/h, as from a radar at a moment. Its front is bent, but not near the place. */
export function makeRainBand({ arrivesAt, lat, lng }: RainBand, at: number): Uint8Array {
  const placeRow = (NORTH - lat) / CELL;
  const front = (lng - WEST) / CELL - (SPEED * (arrivesAt - at)) / FRAME_SECONDS;
  const rates = new Float32Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row += 1) {
    const off = row - placeRow;
    const bend = Math.abs(off) < 8 ? 0 : 5 * Math.sin(off / 9);
    for (let column = 0; column < COLUMNS; column += 1) {
      const behind = front + bend - column;
      if (Math.abs(off) > 60 || behind < 0 || behind > LENGTH) continue;
      rates[row * COLUMNS + column] = 9 + 3 * Math.sin(behind * 0.8) + 3 * Math.sin(off * 0.45 + behind * 0.3);
    }
  }
  const time = new Date(at * 1000).toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', ':');
  const strip = new Uint8Array(rates.buffer);
  return makeTiff({ columns: COLUMNS, rows: ROWS, bits: 32, isFloat: true, strip, time, noData: String(NO_DATA) });
}
