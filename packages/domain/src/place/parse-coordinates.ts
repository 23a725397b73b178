import type { LatLng } from '#geo/lat-lng.ts';

const NUMBER = '([+-]?\\d{1,3}(?:[.,]\\d{1,12})?)';
const WITH_SEPARATOR = new RegExp(`^${NUMBER}\\s*°?\\s*([NSBns]?)\\s*[,;]?\\s+${NUMBER}\\s*°?\\s*([EWDĐewđ]?)$`, 'u');
const WITH_COMMA = /^([+-]?\d{1,3}(?:\.\d{1,12})?)\s*[,;]\s*([+-]?\d{1,3}(?:\.\d{1,12})?)$/;

/** Reads typed coordinates, latitude first: `10.77, 106.70`, `10,77 106,70`, `21.03°N 105.85°E`. Null for anything else and for points off the globe. */
export function parseCoordinates(text: string): LatLng | null {
  const trimmed = text.trim();
  const plain = WITH_COMMA.exec(trimmed);
  if (plain !== null) return toPoint(plain[1], '', plain[2], '');
  const lettered = WITH_SEPARATOR.exec(trimmed);
  return lettered === null ? null : toPoint(lettered[1], lettered[2], lettered[3], lettered[4]);
}

function toPoint(latText = '', latSide = '', lngText = '', lngSide = ''): LatLng | null {
  const lat = toDegrees(latText) * (/s/i.test(latSide) ? -1 : 1);
  const lng = toDegrees(lngText) * (/w/i.test(lngSide) ? -1 : 1);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

function toDegrees(text: string): number {
  return Number(text.replace(',', '.'));
}
