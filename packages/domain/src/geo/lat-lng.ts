/** A point on the globe: degrees north (−90…90) and degrees east (−180…180), WGS 84. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** The box that the portal serves, degrees, edges included (decisions.md "Forecast grid"). */
export const COVERAGE = { south: 5, north: 24.5, west: 99, east: 119.5 } as const;

/** Whether a point lies in the box that the portal serves; false for NaN. */
export function isCovered(point: LatLng): boolean {
  const { lat, lng } = point;
  return lat >= COVERAGE.south && lat <= COVERAGE.north && lng >= COVERAGE.west && lng <= COVERAGE.east;
}
