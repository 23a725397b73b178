/** A corner of an outline that is drawn by hand. */
export interface DrawnPoint {
  readonly lat: number;
  readonly lng: number;
}

interface ParsedPoints {
  readonly points: readonly DrawnPoint[];
  /** The first line that is none, counted from 1; null where all are. */
  readonly wrongLine: number | null;
}

const LINE = /^(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/;

/** Lines of latitude and longitude; empty ones are passed over. */
export function parsePoints(text: string): ParsedPoints {
  const points: DrawnPoint[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, lat, lng] = LINE.exec(line.trim()) ?? [];
    if (lat === undefined || lng === undefined || Math.abs(Number(lat)) > 90)
      return { points: [], wrongLine: index + 1 };
    points.push({ lat: Number(lat), lng: Number(lng) });
  }
  return { points, wrongLine: null };
}

/** The same as text. */
export const writePoints = (points: readonly DrawnPoint[]): string =>
  points.map(({ lat, lng }) => `${lat}, ${lng}`).join('\n');

/** A drawn outline as GeoJSON; null with fewer than three points. */
export function toDrawnPolygon(points: readonly DrawnPoint[]) {
  const [first] = points;
  if (first === undefined || points.length < 3) return null;
  return { type: 'Polygon', coordinates: [[...points, first].map(({ lat, lng }) => [lng, lat])] };
}
