import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';

const SIDES = {
  vi: { north: 'B', south: 'N', east: 'Đ', west: 'T' },
  en: { north: 'N', south: 'S', east: 'E', west: 'W' },
};

/** Coordinates as a name, three decimals (about 100 m): `10,770° B, 106,700° Đ`, `10.770° N, 106.700° E`. */
export function formatCoordinates({ lat, lng }: LatLng, language: Language): string {
  const { north, south, east, west } = SIDES[language];
  const degrees = (value: number): string => {
    const text = Math.abs(value).toFixed(3);
    return `${language === 'vi' ? text.replace('.', ',') : text}°`;
  };
  return `${degrees(lat)} ${lat < 0 ? south : north}, ${degrees(lng)} ${lng < 0 ? west : east}`;
}
