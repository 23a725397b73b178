import { SettingError } from './setting-error.ts';

/** Outer edges in degrees. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const NUMBER = /^-?\d{1,3}(\.\d{1,6})?$/;
/** Web Mercator ends here. */
const MOST_LAT = 85;

/** `south,west,north,east` in degrees. */
export function parseBounds(setting: string, value: string): Bounds {
  const parts = value.split(',').map((part) => part.trim());
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number);
  const isBox = parts.length === 4 && parts.every((part) => NUMBER.test(part)) && south < north && west < east;
  if (isBox && south >= -MOST_LAT && north <= MOST_LAT && west >= -180 && east - west <= 360) {
    return { south, west, north, east };
  }
  throw new SettingError(setting, value, 'is not south,west,north,east in degrees, such as 0,95,30,125');
}
