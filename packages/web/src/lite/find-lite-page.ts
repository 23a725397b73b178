import type { RouteId } from '@portal/routes/route-id';
import { liteHeatPage } from './lite-heat.tsx';
import { liteHomePage } from './lite-home.tsx';
import { liteNowPage } from './lite-now.tsx';
import type { LitePage } from './lite-page.ts';
import { liteSeaPage } from './lite-sea.tsx';
import { liteHourlyPage, liteNextDaysPage, liteNinetyDaysPage, liteTomorrowPage } from './lite-spans.tsx';
import { liteStormHerePage } from './lite-storm-here.tsx';
import { liteStormPage, liteStormsPage } from './lite-storms.tsx';

const LITE_PAGES: Partial<Record<RouteId, LitePage>> = {
  home: liteHomePage,
  storms: liteStormsPage,
  storm: liteStormPage,
  'weather:now': liteNowPage,
  'weather:hourly': liteHourlyPage,
  'weather:tomorrow': liteTomorrowPage,
  'weather:sea': liteSeaPage,
  'weather:heat': liteHeatPage,
  'weather:storm': liteStormHerePage,
  'weather:next-days': liteNextDaysPage,
  'weather:90-days': liteNinetyDaysPage,
};

/** Lite version of a route's page; null without one. */
export function findLitePage(id: RouteId): LitePage | null {
  return LITE_PAGES[id] ?? null;
}

export function listLiteRoutes(): string[] {
  return Object.keys(LITE_PAGES);
}
