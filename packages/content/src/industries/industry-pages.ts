import { type BilingualPage, joinLanguages } from '#blocks/content-page.ts';
import type { RouteTextId } from '#messages/route-text.ts';
import { OFFSHORE_WIND as offshoreWindEn } from './en/offshore-wind.table.ts';
import { OFFSHORE_WIND as offshoreWindVi } from './vi/offshore-wind.table.ts';

/** The industry pages by their route. */
export const INDUSTRY_PAGES = {
  'industry:dien-gio': joinLanguages(offshoreWindVi, offshoreWindEn),
} as const satisfies Partial<Record<RouteTextId, BilingualPage>>;
