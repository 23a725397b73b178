import { type BilingualPage, joinLanguages } from '#blocks/content-page.ts';
import type { RouteTextId } from '#messages/route-text.ts';
import { DATA_SUITES as dataSuitesEn } from './en/data-suites.table.ts';
import { FORECAST as forecastEn } from './en/forecast.table.ts';
import { INDUSTRIES as industriesEn } from './en/industries.table.ts';
import { METPLUS as metplusEn } from './en/metplus.table.ts';
import { PRODUCTS as productsEn } from './en/products.table.ts';
import { WEATHER_API as weatherApiEn } from './en/weather-api.table.ts';
import { WEATHER_PRO as weatherProEn } from './en/weather-pro.table.ts';
import { WEATHER_REPORT as weatherReportEn } from './en/weather-report.table.ts';
import { DATA_SUITES as dataSuitesVi } from './vi/data-suites.table.ts';
import { FORECAST as forecastVi } from './vi/forecast.table.ts';
import { INDUSTRIES as industriesVi } from './vi/industries.table.ts';
import { METPLUS as metplusVi } from './vi/metplus.table.ts';
import { PRODUCTS as productsVi } from './vi/products.table.ts';
import { WEATHER_API as weatherApiVi } from './vi/weather-api.table.ts';
import { WEATHER_PRO as weatherProVi } from './vi/weather-pro.table.ts';
import { WEATHER_REPORT as weatherReportVi } from './vi/weather-report.table.ts';

/** The product pages by their route. */
export const PRODUCT_PAGES = {
  products: joinLanguages(productsVi, productsEn),
  metplus: joinLanguages(metplusVi, metplusEn),
  forecast: joinLanguages(forecastVi, forecastEn),
  industries: joinLanguages(industriesVi, industriesEn),
  'weather-api': joinLanguages(weatherApiVi, weatherApiEn),
  'data-suites': joinLanguages(dataSuitesVi, dataSuitesEn),
  'weather-pro': joinLanguages(weatherProVi, weatherProEn),
  'weather-report': joinLanguages(weatherReportVi, weatherReportEn),
} as const satisfies Partial<Record<RouteTextId, BilingualPage>>;
