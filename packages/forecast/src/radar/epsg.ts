/** Vietnam's own datum, from WGS 84 by the seven figures of its survey. */
const VN_2000 =
  '+ellps=WGS84 +towgs84=-191.90441429,-39.30318279,-111.45032835,-0.00928836,0.01975479,-0.00427372,0.252906278';

const NAMED: Readonly<Record<number, string>> = {
  4326: '+proj=longlat +datum=WGS84',
  4258: '+proj=longlat +ellps=GRS80',
  3857: '+proj=merc +a=6378137 +b=6378137 +units=m',
  4756: `+proj=longlat ${VN_2000}`,
  3405: `+proj=utm +zone=48 ${VN_2000} +units=m`,
  3406: `+proj=utm +zone=49 ${VN_2000} +units=m`,
  3067: '+proj=utm +zone=35 +ellps=GRS80 +units=m',
  3035: '+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 +ellps=GRS80 +units=m',
};

/**
 * PROJ's words for a projection by its EPSG number: degrees, Web Mercator, UTM on WGS 84, ETRS89 and VN-2000, and what European
 * composites come in. Null for others.
 */
export function findProjection(epsg: number | null): string | null {
  if (epsg === null) return null;
  const zone = epsg % 100;
  const series = Math.floor(epsg / 100);
  if (zone >= 1 && zone <= 60 && (series === 326 || series === 327)) {
    return `+proj=utm +zone=${zone}${series === 327 ? ' +south' : ''} +datum=WGS84 +units=m`;
  }
  if (series === 258 && zone >= 28 && zone <= 38) return `+proj=utm +zone=${zone} +ellps=GRS80 +units=m`;
  return NAMED[epsg] ?? null;
}
