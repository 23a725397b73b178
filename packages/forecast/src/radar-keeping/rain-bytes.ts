import type { ByteScale } from '@portal/domain/geo/map-scale';

/** How rain rates are written in a byte: mm/h, fine where little falls, up to 100; 255 is not seen. */
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
    // Most cells are dry, and a root costs more than a look.
    if (rate > 0) bytes[cell] = Math.min(Math.round(Math.sqrt(rate / factor)), MOST_BYTE);
    else if (Number.isNaN(rate)) bytes[cell] = missing;
  }
  return bytes;
}

/** Rain rates of bytes, mm/h; NaN where not seen. */
export function toRainRates(bytes: Uint8Array): Float32Array {
  const rates = new Float32Array(bytes.length);
  for (let cell = 0; cell < rates.length; cell += 1) rates[cell] = RATES[bytes[cell] as number] as number;
  return rates;
}
