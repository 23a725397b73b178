import type { BilingualPage } from '#blocks/content-page.ts';
import type { RouteTextId } from '#messages/route-text.ts';
import { DATA_SUITES } from './data-suites.table.ts';
import { FORECAST } from './forecast.table.ts';
import { INDUSTRIES } from './industries.table.ts';
import { METPLUS } from './metplus.table.ts';
import { PRODUCTS } from './products.table.ts';
import { WEATHER_API } from './weather-api.table.ts';
import { WEATHER_PRO } from './weather-pro.table.ts';
import { WEATHER_REPORT } from './weather-report.table.ts';

export const PRODUCT_PAGES = {
  products: PRODUCTS,
  metplus: METPLUS,
  forecast: FORECAST,
  industries: INDUSTRIES,
  'weather-api': WEATHER_API,
  'data-suites': DATA_SUITES,
  'weather-pro': WEATHER_PRO,
  'weather-report': WEATHER_REPORT,
} as const satisfies Partial<Record<RouteTextId, BilingualPage>>;
