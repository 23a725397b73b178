import type { ROUTES } from './route.table.ts';

export type RouteId = (typeof ROUTES)[number]['id'];
