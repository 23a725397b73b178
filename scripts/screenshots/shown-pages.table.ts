/** A page in both languages; for a key page every variant is also saved in full size. */
export interface ShownPage {
  readonly name: string;
  readonly vi: string;
  readonly en: string;
  readonly isKey: boolean;
  /** A live map: at rest, or while playing. */
  readonly map?: 'paused' | 'playing';
}

export const SHOWN_PAGES: readonly ShownPage[] = [
  { name: 'home', vi: '/', en: '/?lang=en', isKey: true },
  { name: 'now', vi: '/thoi-tiet-da-lat-lam-dong/hien-tai', en: '/weather-da-lat-lam-dong/now', isKey: true },
  { name: 'hourly', vi: '/thoi-tiet-ha-noi/theo-gio', en: '/weather-ha-noi/hourly', isKey: true },
  { name: 'tomorrow', vi: '/thoi-tiet-hue/ngay-mai', en: '/weather-hue/tomorrow', isKey: false },
  { name: 'days-15', vi: '/thoi-tiet-ho-chi-minh/15-ngay-toi', en: '/weather-ho-chi-minh/next-15-days', isKey: false },
  { name: 'days-90', vi: '/thoi-tiet-ha-noi/90-ngay', en: '/weather-ha-noi/90-days', isKey: false },
  { name: 'farm-now', vi: '/thoi-tiet-nha-nong-can-tho/hien-tai', en: '/agri-weather-can-tho/now', isKey: true },
  { name: 'farm-hourly', vi: '/thoi-tiet-nha-nong-can-tho/theo-gio', en: '/agri-weather-can-tho/hourly', isKey: false },
  {
    name: 'farm-tomorrow',
    vi: '/thoi-tiet-nha-nong-can-tho/ngay-mai',
    en: '/agri-weather-can-tho/tomorrow',
    isKey: false,
  },
  {
    name: 'farm-days-15',
    vi: '/thoi-tiet-nha-nong-can-tho/15-ngay-toi',
    en: '/agri-weather-can-tho/next-15-days',
    isKey: false,
  },
  {
    name: 'farm-days-90',
    vi: '/thoi-tiet-nha-nong-can-tho/90-ngay',
    en: '/agri-weather-can-tho/90-days',
    isKey: false,
  },
  { name: 'search', vi: '/tim-kiem?q=tan+thanh', en: '/search?q=tan+thanh', isKey: false },
  { name: 'not-found', vi: '/thoi-tiet-da-latt/hien-tai', en: '/weather-da-latt/now', isKey: false },
  { name: 'lite-now', vi: '/thoi-tiet-ha-noi/hien-tai?lite=1', en: '/weather-ha-noi/now?lite=1', isKey: false },
  { name: 'widget-builder', vi: '/nhung-thoi-tiet', en: '/embed-weather', isKey: false },
  { name: 'api-docs', vi: '/api/docs', en: '/api/docs?lang=en', isKey: false },
  { name: 'api-fields', vi: '/api/docs/fields', en: '/api/docs/fields?lang=en', isKey: false },
  { name: 'api-changelog', vi: '/thay-doi', en: '/changelog', isKey: false },
  { name: 'api-status', vi: '/trang-thai', en: '/status', isKey: false },
];
