import type { Language } from '@portal/domain/language/language';

/** Streets wanted of one question. */
const MOST = 5;
/** West, south, east and north of Vietnam with its islands. */
const VIETNAM = '102.1,6.5,117.9,23.5';

/** Photon answers at `/api`, Nominatim at `/search`. */
const PHOTON_PATH = /\/api\/?$/;

/** Address of one question, other parameters of the setting (a key, say) kept. */
export function toGeocoderAddress(base: URL, text: string, language: Language): URL {
  const url = new URL(base);
  const asked = PHOTON_PATH.test(base.pathname)
    ? // Photon knows no Vietnamese; its default gives names as they are written at the place.
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
