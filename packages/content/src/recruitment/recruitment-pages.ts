import { type BilingualPage, joinLanguages } from '#blocks/content-page.ts';
import type { RouteTextId } from '#messages/route-text.ts';
import { RECRUITMENT as recruitmentEn } from './en/recruitment.table.ts';
import { RECRUITMENT as recruitmentVi } from './vi/recruitment.table.ts';

/** The page of jobs by its route. */
export const RECRUITMENT_PAGES = {
  recruitment: joinLanguages(recruitmentVi, recruitmentEn),
} as const satisfies Partial<Record<RouteTextId, BilingualPage>>;
