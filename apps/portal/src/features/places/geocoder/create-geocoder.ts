import type { Language } from '@portal/domain/language/language';
import { deriveLocationFromGeocoder, type Location } from '@portal/domain/place/location';
import { createThirdPartyService, type ThirdPartyServiceOptions } from '#platform/http/third-party-service.ts';
import type { Geocoder } from './geocoder.ts';
import { readGeocoderAnswer } from './read-geocoder-answer.ts';

const MOST = 5;
/** West, south, east and north of Vietnam with its islands. */
const VIETNAM = '102.1,6.5,117.9,23.5';

/** Photon uses `/api`, Nominatim `/search`. */
const PHOTON_PATH = /\/api\/?$/;

/** URL of one query; other parameters of the setting, such as a key, are preserved. */
function toGeocoderAddress(base: URL, text: string, language: Language): URL {
  const url = new URL(base);
  const asked = PHOTON_PATH.test(base.pathname)
    ? // Photon has no Vietnamese; its default returns local names.
      { q: text, limit: String(MOST), bbox: VIETNAM, lang: language === 'en' ? 'en' : 'default' }
    : {
        q: text,
        limit: String(MOST),
        format: 'jsonv2',
        addressdetails: '1',
        countrycodes: 'vn',
        'accept-language': language,
      };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url;
}

export interface GeocoderOptions extends Omit<ThirdPartyServiceOptions<readonly Location[]>, 'name' | 'read'> {
  /** Photon's `/api` or Nominatim's `/search`. */
  readonly url: URL;
}

function readLocations(body: unknown): readonly Location[] {
  const answer = readGeocoderAnswer(body);
  if (answer === null) throw new Error('the answer is neither of Photon nor of Nominatim');
  return answer.map(deriveLocationFromGeocoder).filter((location) => location !== null);
}

/** A geocoder over HTTP. */
export function createGeocoder({ url, ...options }: GeocoderOptions): Geocoder {
  const service = createThirdPartyService({ ...options, name: 'geocoder', read: readLocations });
  return {
    find: (text, language) => {
      const wanted = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
      return service.ask(`${language} ${wanted}`, toGeocoderAddress(url, wanted, language));
    },
  };
}
