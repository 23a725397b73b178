import { type BilingualPage, joinLanguages } from '#blocks/content-page.ts';
import type { RouteTextId } from '#messages/route-text.ts';
import { COMPANY as companyEn } from './en/company.table.ts';
import { EXPERTS as expertsEn } from './en/experts.table.ts';
import { PARTNERS as partnersEn } from './en/partners.table.ts';
import { COMPANY as companyVi } from './vi/company.table.ts';
import { EXPERTS as expertsVi } from './vi/experts.table.ts';
import { PARTNERS as partnersVi } from './vi/partners.table.ts';

/** The pages about the company by their route. */
export const ABOUT_PAGES = {
  about: joinLanguages(companyVi, companyEn),
  experts: joinLanguages(expertsVi, expertsEn),
  partners: joinLanguages(partnersVi, partnersEn),
} as const satisfies Partial<Record<RouteTextId, BilingualPage>>;
