import { type BilingualPage, joinLanguages } from '#blocks/content-page.ts';
import type { RouteTextId } from '#messages/route-text.ts';
import { AGRICULTURE as agricultureEn } from './en/agriculture.table.ts';
import { BUSINESSES as businessesEn } from './en/businesses.table.ts';
import { HYDROPOWER as hydropowerEn } from './en/hydropower.table.ts';
import { SOLUTIONS_OVERVIEW as overviewEn } from './en/overview.table.ts';
import { AGRICULTURE as agricultureVi } from './vi/agriculture.table.ts';
import { BUSINESSES as businessesVi } from './vi/businesses.table.ts';
import { HYDROPOWER as hydropowerVi } from './vi/hydropower.table.ts';
import { SOLUTIONS_OVERVIEW as overviewVi } from './vi/overview.table.ts';

/** The pages of solutions by their route. */
export const SOLUTION_PAGES = {
  solutions: joinLanguages(overviewVi, overviewEn),
  'solution:solutions-for-businesses': joinLanguages(businessesVi, businessesEn),
  'solution:solutions-for-agriculture': joinLanguages(agricultureVi, agricultureEn),
  'solution:solutions-for-hydropower': joinLanguages(hydropowerVi, hydropowerEn),
} as const satisfies Partial<Record<RouteTextId, BilingualPage>>;
