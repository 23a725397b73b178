import type { BilingualPage } from '#blocks/content-page.ts';
import type { RouteTextId } from '#messages/route-text.ts';
import { RECRUITMENT } from './recruitment.table.ts';

export const RECRUITMENT_PAGES = {
  recruitment: RECRUITMENT,
} as const satisfies Partial<Record<RouteTextId, BilingualPage>>;
