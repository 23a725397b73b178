import type { BilingualPage } from '#blocks/content-page.ts';
import type { RouteTextId } from '#messages/route-text.ts';
import { COMPANY } from './company.table.ts';
import { EXPERTS } from './experts.table.ts';
import { PARTNERS } from './partners.table.ts';

export const ABOUT_PAGES = {
  about: COMPANY,
  experts: EXPERTS,
  partners: PARTNERS,
} as const satisfies Partial<Record<RouteTextId, BilingualPage>>;
