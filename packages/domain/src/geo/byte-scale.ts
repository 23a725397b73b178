/**
 * Byte encoding of a map frame's values: `offset + factor × byte ^ power`; `missing` is the byte for a missing value.
 */
export interface ByteScale {
  readonly offset: number;
  readonly factor: number;
  readonly power: number;
  readonly missing: number;
}

const MOST = 254;

/** The nearest byte of a value, clamped to 0…254; `missing` for NaN. Scales use 255 as `missing`. */
export function toScaleByte(value: number, { offset, factor, power, missing }: ByteScale): number {
  if (Number.isNaN(value)) return missing;
  const share = Math.max(0, (value - offset) / factor);
  return Math.min(MOST, Math.round(power === 1 ? share : share ** (1 / power)));
}

/** The value of a byte in the unit of its layer; null for the missing byte. */
export function findScaleValue(byte: number, { offset, factor, power, missing }: ByteScale): number | null {
  return byte === missing ? null : offset + factor * byte ** power;
}
