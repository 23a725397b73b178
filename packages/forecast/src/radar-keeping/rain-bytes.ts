import { type ByteScale, toScaleByte } from '@portal/domain/geo/map-scale';

/** How rain rates are written in a byte: mm/h, fine where little falls, up to 100; 255 is not seen. */
export const RAIN_SCALE: ByteScale = { offset: 0, factor: 100 / 254 ** 2, power: 2, missing: 255 };

const RATES = Float32Array.from({ length: 256 }, (_, byte) =>
  byte === 255 ? Number.NaN : (100 * byte * byte) / 254 ** 2,
);

/** Rain rates as bytes. */
export function toRainBytes(rainMmh: Float32Array): Uint8Array {
  const bytes = new Uint8Array(rainMmh.length);
  for (let cell = 0; cell < bytes.length; cell += 1) bytes[cell] = toScaleByte(rainMmh[cell] as number, RAIN_SCALE);
  return bytes;
}

/** Rain rates of bytes, mm/h; NaN where not seen. */
export function toRainRates(bytes: Uint8Array): Float32Array {
  const rates = new Float32Array(bytes.length);
  for (let cell = 0; cell < rates.length; cell += 1) rates[cell] = RATES[bytes[cell] as number] as number;
  return rates;
}

/** Chances 0…1 as per cent in a byte, in steps of 2; 255 is not known. */
export function toChanceBytes(chances: Float32Array): Uint8Array {
  const bytes = new Uint8Array(chances.length);
  for (let cell = 0; cell < bytes.length; cell += 1) {
    const chance = chances[cell] as number;
    bytes[cell] = Number.isNaN(chance) ? 255 : 2 * Math.round(50 * chance);
  }
  return bytes;
}
