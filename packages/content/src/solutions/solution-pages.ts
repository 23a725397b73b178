import type { BilingualPage } from '#blocks/content-page.ts';
import type { RouteTextId } from '#messages/route-text.ts';
import { AGRICULTURE } from './agriculture.table.ts';
import { BUSINESSES } from './businesses.table.ts';
import { HYDROPOWER } from './hydropower.table.ts';
import { SOLUTIONS_OVERVIEW } from './overview.table.ts';

export const SOLUTION_PAGES = {
  solutions: SOLUTIONS_OVERVIEW,
  'solution:solutions-for-businesses': BUSINESSES,
  'solution:solutions-for-agriculture': AGRICULTURE,
  'solution:solutions-for-hydropower': HYDROPOWER,
} as const satisfies Partial<Record<RouteTextId, BilingualPage>>;
