import type { Read } from './read-together.ts';
import { SettingError } from './setting-error.ts';

/** Third-party services for streets and roads. */
export interface MapServiceSettings {
  /** Photon's `/api` or Nominatim's `/search`; null: no street search. */
  readonly geocoderUrl: URL | null;
  /** Queries to the geocoder per second. */
  readonly geocoderRate: number;
  /** OSRM server up to its profile; null: trips follow straight lines. */
  readonly routingUrl: URL | null;
  /** Queries to the router per second. */
  readonly routingRate: number;
}

const GEOCODER_PATH = /\/(?:api|search(?:\.php)?)\/?$/;
const ROUTER_PATH = /\/route\/v1\/[\w-]{1,40}\/?$/;
/** Most queries per second to a third-party service. */
const FASTEST = 1000;

/** Parses the address of a third-party service, recognized by its path. */
function parseServiceUrl(path: RegExp, refusal: string) {
  return (setting: string, value: string): URL => {
    const url = URL.canParse(value) ? new URL(value) : null;
    const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
    if (url !== null && isWeb && url.username + url.password === '' && path.test(url.pathname)) return url;
    throw new SettingError(setting, value, refusal);
  };
}

const parseGeocoderUrl = parseServiceUrl(
  GEOCODER_PATH,
  'is not an address that ends in /api (Photon) or /search (Nominatim)',
);
const parseRoutingUrl = parseServiceUrl(ROUTER_PATH, 'is not an address that ends in /route/v1/ and a profile (OSRM)');

function parseServiceRate(setting: string, value: string): number {
  const rate = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  if (rate >= 1 && rate <= FASTEST) return rate;
  throw new SettingError(setting, value, `is not a number of questions a second (1–${FASTEST})`);
}

/** Throws `SettingError` for an address or rate that cannot be. */
export const readMapServiceSettings = (read: Read): MapServiceSettings => ({
  geocoderUrl: read('GEOCODER_URL', parseGeocoderUrl, null),
  geocoderRate: read('GEOCODER_RATE', parseServiceRate, 1),
  routingUrl: read('ROUTING_URL', parseRoutingUrl, null),
  routingRate: read('ROUTING_RATE', parseServiceRate, 1),
});
