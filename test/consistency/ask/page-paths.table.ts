import type { Language } from '@portal/domain/language/language';

/** Pages of one place, `{x}` standing for its slug, in both languages. */
export const PLACE_PAGES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  now: { vi: '/thoi-tiet-{x}/hien-tai', en: '/weather-{x}/now' },
  hourly: { vi: '/thoi-tiet-{x}/theo-gio', en: '/weather-{x}/hourly' },
  'hourly-table': { vi: '/thoi-tiet-{x}/theo-gio?view=table', en: '/weather-{x}/hourly?view=table' },
  tomorrow: { vi: '/thoi-tiet-{x}/ngay-mai', en: '/weather-{x}/tomorrow' },
  'next-3': { vi: '/thoi-tiet-{x}/3-ngay-toi', en: '/weather-{x}/next-3-days' },
  'next-5': { vi: '/thoi-tiet-{x}/5-ngay-toi', en: '/weather-{x}/next-5-days' },
  'next-7': { vi: '/thoi-tiet-{x}/7-ngay-toi', en: '/weather-{x}/next-7-days' },
  'next-10': { vi: '/thoi-tiet-{x}/10-ngay-toi', en: '/weather-{x}/next-10-days' },
  'next-15': { vi: '/thoi-tiet-{x}/15-ngay-toi', en: '/weather-{x}/next-15-days' },
  '90-days': { vi: '/thoi-tiet-{x}/90-ngay', en: '/weather-{x}/90-days' },
  'farm-now': { vi: '/thoi-tiet-nha-nong-{x}/hien-tai', en: '/agri-weather-{x}/now' },
  'farm-hourly': { vi: '/thoi-tiet-nha-nong-{x}/theo-gio', en: '/agri-weather-{x}/hourly' },
  'farm-tomorrow': { vi: '/thoi-tiet-nha-nong-{x}/ngay-mai', en: '/agri-weather-{x}/tomorrow' },
  'farm-next-3': { vi: '/thoi-tiet-nha-nong-{x}/3-ngay-toi', en: '/agri-weather-{x}/next-3-days' },
  'farm-next-5': { vi: '/thoi-tiet-nha-nong-{x}/5-ngay-toi', en: '/agri-weather-{x}/next-5-days' },
  'farm-next-7': { vi: '/thoi-tiet-nha-nong-{x}/7-ngay-toi', en: '/agri-weather-{x}/next-7-days' },
  'farm-next-10': { vi: '/thoi-tiet-nha-nong-{x}/10-ngay-toi', en: '/agri-weather-{x}/next-10-days' },
  'farm-next-15': { vi: '/thoi-tiet-nha-nong-{x}/15-ngay-toi', en: '/agri-weather-{x}/next-15-days' },
  'farm-90-days': { vi: '/thoi-tiet-nha-nong-{x}/90-ngay', en: '/agri-weather-{x}/90-days' },
  'lite-now': { vi: '/thoi-tiet-{x}/hien-tai?lite=1', en: '/weather-{x}/now?lite=1' },
  'lite-hourly': { vi: '/thoi-tiet-{x}/theo-gio?lite=1', en: '/weather-{x}/hourly?lite=1' },
  'lite-tomorrow': { vi: '/thoi-tiet-{x}/ngay-mai?lite=1', en: '/weather-{x}/tomorrow?lite=1' },
  'lite-next-7': { vi: '/thoi-tiet-{x}/7-ngay-toi?lite=1', en: '/weather-{x}/next-7-days?lite=1' },
};

/** Pages about many places. */
export const COUNTRY_PAGES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  home: { vi: '/?lang=vi', en: '/?lang=en' },
  map: { vi: '/map?lang=vi', en: '/map?lang=en' },
  'happy-rain': { vi: '/happy-rain?lang=vi', en: '/happy-rain?lang=en' },
  products: { vi: '/san-pham-giai-phap', en: '/products' },
  'industry-wind': { vi: '/thoi-tiet-theo-nganh/dien-gio', en: '/weathercareer/dien-gio' },
  'lite-home': { vi: '/?lang=vi&lite=1', en: '/?lang=en&lite=1' },
};
