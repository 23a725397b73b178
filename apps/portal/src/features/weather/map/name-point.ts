import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';

/** A point without a name as its coordinates: `11,94° B, 108,44° Đ`, `11.94° N, 108.44° E`. */
export function namePoint({ lat, lng }: LatLng, language: Language): string {
  const [north, south, east, west] = language === 'vi' ? ['B', 'N', 'Đ', 'T'] : ['N', 'S', 'E', 'W'];
  return `${toText(lat, language)}° ${lat < 0 ? south : north}, ${toText(lng, language)}° ${lng < 0 ? west : east}`;
}

function toText(degrees: number, language: Language): string {
  const text = Math.abs(degrees).toFixed(2);
  return language === 'vi' ? text.replace('.', ',') : text;
}
