import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';
import { ROUTE_TEXT as en } from './en/route-text.table.ts';
import { ROUTE_TEXT as vi } from './vi/route-text.table.ts';

export type RouteText = Wording<typeof vi>;
/** Ids of the route table, as far as words know them. */
export type RouteTextId = keyof RouteText;

export const routeText: Readonly<Record<Language, RouteText>> = { vi, en };
