import { CONTENT_PAGES, type ContentRouteId } from '@portal/content/content-pages';
import type { RouteId } from '@portal/routes/route-id';
import { activitiesPage } from '#pages/account/activities-page.tsx';
import { callsPage } from '#pages/account/calls-page.tsx';
import { bulletinsPage, catchmentPage } from '#pages/account/catchment-page.tsx';
import { dashboardPage } from '#pages/account/dashboard-page.tsx';
import { dataPage } from '#pages/account/data-page.tsx';
import { expertBulletinsPage } from '#pages/account/expert-bulletins-page.tsx';
import { loginPage, passwordPage, registerPage } from '#pages/account/guest-pages.tsx';
import { recordsPage } from '#pages/account/records-page.tsx';
import { rulePage } from '#pages/account/rule-page.tsx';
import { unsubscribePage } from '#pages/account/unsubscribe-page.tsx';
import { logoutPage, verifyPage } from '#pages/account/verify-page.tsx';
import { windPage } from '#pages/account/wind-page.tsx';
import { farmDaysPage } from '#pages/agriculture/farm-days-page.tsx';
import { farmHourlyPage } from '#pages/agriculture/farm-hourly-page.tsx';
import { farmNowPage } from '#pages/agriculture/farm-now-page.tsx';
import { farmSeasonPage } from '#pages/agriculture/farm-season-page.tsx';
import { farmTomorrowPage } from '#pages/agriculture/farm-tomorrow-page.tsx';
import { apiDocsPage } from '#pages/api-docs/api-docs-page.tsx';
import { apiFieldsPage } from '#pages/api-life/api-fields-page.tsx';
import { changelogPage } from '#pages/api-life/changelog-page.tsx';
import { statusPage } from '#pages/api-life/status-page.tsx';
import { apiProductPage } from '#pages/api-product/api-product-page.tsx';
import { articlePage } from '#pages/article/article-page.tsx';
import { hydrometBulletinPage } from '#pages/bulletins/bulletin-page.tsx';
import { makeBulletinListPage } from '#pages/bulletins/make-bulletin-list-page.tsx';
import { comingPage } from '#pages/coming/coming-page.tsx';
import { makeContentPage } from '#pages/content/make-content-page.tsx';
import { errorPage } from '#pages/error/error-page.tsx';
import { expertBulletinPage } from '#pages/expert-bulletin/expert-bulletin-page.tsx';
import { goingOutPage } from '#pages/going-out/going-out-page.tsx';
import { HAPPY_RAIN_PAGES } from '#pages/happy-rain/happy-rain-pages.tsx';
import { heatPage } from '#pages/heat/heat-page.tsx';
import { homePage } from '#pages/home/home-page.tsx';
import { stormLandingPage } from '#pages/landing/storm-landing-page.tsx';
import { luckyCardPage } from '#pages/lucky-card/lucky-card-page.tsx';
import { mapPage, radarPage } from '#pages/map/map-page.tsx';
import { satellitePage } from '#pages/map/satellite-page.tsx';
import { listNewsPages } from '#pages/news/make-news-list-page.tsx';
import { notFoundPage } from '#pages/not-found/not-found-outcome.tsx';
import type { Page } from '#pages/page.ts';
import { paymentPage } from '#pages/payment/payment-page.tsx';
import { paymentResultPage } from '#pages/payment/payment-result-page.tsx';
import { agriRootPage, weatherRootPage } from '#pages/place-root/place-root-page.ts';
import { seaPage } from '#pages/sea/sea-page.tsx';
import { searchPage } from '#pages/search/search-page.tsx';
import { stormHerePage } from '#pages/storm-here/storm-here-page.tsx';
import { stormPage } from '#pages/storms/storm-page.tsx';
import { stormsPage } from '#pages/storms/storms-page.tsx';
import { TEXT_PAGES } from '#pages/text-page/text-pages.tsx';
import { wardBulletinPage } from '#pages/ward-bulletin/ward-bulletin-page.tsx';
import { warningsPage } from '#pages/warnings/warnings-page.tsx';
import { hourlyPage } from '#pages/weather/hourly-page.tsx';
import { nextDaysPage } from '#pages/weather/next-days-page.tsx';
import { ninetyDaysPage } from '#pages/weather/ninety-days-page.tsx';
import { nowPage } from '#pages/weather/now-page.tsx';
import { tomorrowPage } from '#pages/weather/tomorrow-page.tsx';
import { weatherRecordPage } from '#pages/weather-record/weather-record-page.tsx';
import { weatherReportPage } from '#pages/weather-report/weather-report-page.tsx';
import { widgetBuilderPage } from '#pages/widget-builder/widget-builder-page.tsx';
import { LIVE_EXAMPLES } from './live-examples.table.ts';

function listContentPages(): Readonly<Partial<Record<ContentRouteId, Page>>> {
  const ids = Object.keys(CONTENT_PAGES) as ContentRouteId[];
  return Object.fromEntries(ids.map((id) => [id, makeContentPage(id, CONTENT_PAGES[id], LIVE_EXAMPLES[id])]));
}

/** Implemented pages. Other rows of the route table get the coming page. */
const PAGES: Partial<Record<RouteId, Page>> = {
  ...listContentPages(),
  'weather-report': weatherReportPage,
  home: homePage,
  ...HAPPY_RAIN_PAGES,
  login: loginPage,
  logout: logoutPage,
  register: registerPage,
  dashboard: dashboardPage,
  'dashboard:places': dashboardPage,
  'dashboard:rules': dashboardPage,
  'dashboard:messages': dashboardPage,
  'dashboard:channels': dashboardPage,
  'dashboard:plan': dashboardPage,
  'dashboard:keys': dashboardPage,
  'dashboard:team': dashboardPage,
  'dashboard:activities': activitiesPage,
  'dashboard:records': recordsPage,
  'dashboard:data': dataPage,
  'dashboard:bulletins': expertBulletinsPage,
  'dashboard:calls': callsPage,
  'dashboard:settings': dashboardPage,
  'dashboard:order': dashboardPage,
  'dashboard:catchments': catchmentPage,
  'dashboard:catchment': catchmentPage,
  'dashboard:catchment-bulletins': bulletinsPage,
  'dashboard:new-rule': rulePage,
  'dashboard:rule': rulePage,
  'dashboard:wind': windPage,
  payment: paymentPage,
  'payment-result': paymentResultPage,
  'weather-record': weatherRecordPage,
  'expert-bulletin': expertBulletinPage,
  'password-reset': passwordPage,
  verify: verifyPage,
  unsubscribe: unsubscribePage,
  search: searchPage,
  map: mapPage,
  radar: radarPage,
  satellite: satellitePage,
  warnings: warningsPage,
  storms: stormsPage,
  storm: stormPage,
  'going-out': goingOutPage,
  'api-docs': apiDocsPage,
  'weather-api': apiProductPage,
  'api-fields': apiFieldsPage,
  'api-changelog': changelogPage,
  'api-status': statusPage,
  'widget-builder': widgetBuilderPage,
  error: errorPage,
  'not-found': notFoundPage,
  article: articlePage,
  ...listNewsPages(),
  'forecast-bulletins': makeBulletinListPage('forecast'),
  'hydromet-bulletins': makeBulletinListPage('hydromet'),
  'hydromet-bulletin': hydrometBulletinPage,
  ...TEXT_PAGES,
  'info-landing': stormLandingPage,
  'lucky-card': luckyCardPage,
  'weather:now': nowPage,
  'weather:hourly': hourlyPage,
  'weather:tomorrow': tomorrowPage,
  'weather:sea': seaPage,
  'ward-bulletin': wardBulletinPage,
  'weather:heat': heatPage,
  'weather:storm': stormHerePage,
  'weather:90-days': ninetyDaysPage,
  'weather:next-days': nextDaysPage,
  'agri:now': farmNowPage,
  'agri:hourly': farmHourlyPage,
  'agri:tomorrow': farmTomorrowPage,
  'agri:90-days': farmSeasonPage,
  'agri:next-days': farmDaysPage,
  'weather-root': weatherRootPage,
  'agri-root': agriRootPage,
};

export function getPage(id: RouteId): Page {
  return PAGES[id] ?? comingPage;
}

/** Pages never indexed, whatever their content. */
const NEVER_INDEXED = new Set<string>([
  'login',
  'logout',
  'register',
  'password-reset',
  'verify',
  'unsubscribe',
  'weather-record',
  'expert-bulletin',
  'dashboard',
  'payment-result',
  'search',
  'error',
  'not-found',
  'article',
  'weather-root',
  'agri-root',
  // Its content lasts for days, at changing places.
  'weather:storm',
]);

/** Implemented, indexable routes: candidates for the sitemap while they have content. */
export function listIndexableRoutes(): string[] {
  return Object.keys(PAGES).filter((id) => !NEVER_INDEXED.has(id) && !id.startsWith('dashboard:'));
}
