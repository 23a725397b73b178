import type { ByteScale } from '@portal/domain/geo/byte-scale';
import { countNodes, type MotionField, SPACING } from '#nowcast/trajectory.ts';
import { NATIONAL_SIZE } from '#radar/rain-rate-field.ts';

/** Byte encoding of rain rates: mm/h, fine for light rain, up to 100; 255 is unobserved. */
export const RAIN_SCALE: ByteScale = { offset: 0, factor: 100 / 254 ** 2, power: 2, missing: 255 };

const MOST_BYTE = 254;

const RATES = Float32Array.from({ length: 256 }, (_, byte) =>
  byte === 255 ? Number.NaN : (100 * byte * byte) / 254 ** 2,
);

/** Rain rates as bytes, as `toScaleByte` gives them. */
export function toRainBytes(rainMmh: Float32Array): Uint8Array {
  const { factor, missing } = RAIN_SCALE;
  const bytes = new Uint8Array(rainMmh.length);
  for (let cell = 0; cell < bytes.length; cell += 1) {
    const rate = rainMmh[cell] as number;
    // Most cells are dry, and a comparison is cheaper than a root.
    if (rate > 0) bytes[cell] = Math.min(Math.round(Math.sqrt(rate / factor)), MOST_BYTE);
    else if (Number.isNaN(rate)) bytes[cell] = missing;
  }
  return bytes;
}

/** Rain rates of bytes, mm/h; NaN where not observed. */
export function toRainRates(bytes: Uint8Array): Float32Array {
  const rates = new Float32Array(bytes.length);
  for (let cell = 0; cell < rates.length; cell += 1) rates[cell] = RATES[bytes[cell] as number] as number;
  return rates;
}

/** Probabilities are stored for blocks of 2 × 2 cells: the position error that blurs them is never smaller. */
const SIDE = 2;
const COLUMNS = NATIONAL_SIZE.columns / SIDE;
const NOT_KNOWN = 255;

/** Bytes of one lead's chances. */
export const CHANCE_BYTES = COLUMNS * (NATIONAL_SIZE.rows / SIDE);

/** Chances 0…1 on the national grid as per cent in bytes, in steps of 2, means of the known cells of each block. */
export function toChanceBytes(chances: Float32Array): Uint8Array {
  const { columns } = NATIONAL_SIZE;
  const bytes = new Uint8Array(CHANCE_BYTES);
  for (let block = 0; block < bytes.length; block += 1) {
    const first = SIDE * (columns * Math.floor(block / COLUMNS) + (block % COLUMNS));
    let [sum, count] = [0, 0];
    for (const cell of [first, first + 1, first + columns, first + columns + 1]) {
      const chance = chances[cell] as number;
      if (Number.isNaN(chance)) continue;
      sum += chance;
      count += 1;
    }
    bytes[block] = count === 0 ? NOT_KNOWN : 2 * Math.round((50 * sum) / count);
  }
  return bytes;
}

/** The chance at a cell, per cent, from a lead's bytes; null if unknown. */
export function findChancePercent(bytes: Uint8Array, cell: number): number | null {
  const percent = bytes[toBlock(cell)] ?? NOT_KNOWN;
  return percent === NOT_KNOWN ? null : percent;
}

function toBlock(cell: number): number {
  const row = Math.floor(cell / NATIONAL_SIZE.columns);
  return Math.floor(row / SIDE) * COLUMNS + Math.floor((cell % NATIONAL_SIZE.columns) / SIDE);
}

const NODES = countNodes(NATIONAL_SIZE, SPACING);
const COUNT = NODES.columns * NODES.rows;

/** Length of a motion field's bytes. */
export const MOTION_BYTES = 2 * Float32Array.BYTES_PER_ELEMENT * COUNT;

/**
 * A motion field of the national grid as bytes, scaled by `factor`: for example from cells per frame to cells per ten
 * minutes.
 */
export function toMotionBytes({ u, v }: MotionField, factor: number): Uint8Array {
  const values = new Float32Array(2 * COUNT);
  values.set(u.map((speed) => factor * speed));
  values.set(
    v.map((speed) => factor * speed),
    COUNT,
  );
  return new Uint8Array(values.buffer);
}

/** Decodes a motion field. */
export function toMotionField(bytes: Uint8Array): MotionField {
  // A copy that starts at offset 0: bytes from a file may start at any offset of their buffer.
  const values = new Float32Array(Uint8Array.from(bytes).buffer);
  return { spacing: SPACING, nodes: NODES, u: values.subarray(0, COUNT), v: values.subarray(COUNT) };
}
