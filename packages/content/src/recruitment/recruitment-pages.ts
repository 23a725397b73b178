import type { BilingualPage } from '#blocks/content-page.ts';
import type { RouteTextId } from '#messages/route-text.ts';
import { RECRUITMENT } from './recruitment.table.ts';

/** The page of jobs by its route. */
export const RECRUITMENT_PAGES = {
  recruitment: RECRUITMENT,
} as const satisfies Partial<Record<RouteTextId, BilingualPage>>;
