import type { ROUTES } from './route.table.ts';

/** Name of a row of the route table. */
export type RouteId = (typeof ROUTES)[number]['id'];
