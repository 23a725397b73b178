/** A point on the globe: degrees north (−90…90) and degrees east (−180…180), WGS 84. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}
