/** A vertex of a hand-drawn outline. */
export interface DrawnPoint {
  readonly lat: number;
  readonly lng: number;
}

interface ParsedPoints {
  readonly points: readonly DrawnPoint[];
  /** First invalid line, 1-based; null where all are valid. */
  readonly wrongLine: number | null;
}

const LINE = /^(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/;

/** Parses lines of latitude and longitude; skips blank ones. */
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

export const writePoints = (points: readonly DrawnPoint[]): string =>
  points.map(({ lat, lng }) => `${lat}, ${lng}`).join('\n');

/** A drawn outline as GeoJSON; null with fewer than three points. */
export function toDrawnPolygon(points: readonly DrawnPoint[]) {
  const [first] = points;
  if (first === undefined || points.length < 3) return null;
  return { type: 'Polygon', coordinates: [[...points, first].map(({ lat, lng }) => [lng, lat])] };
}
