import { ROUTES } from './route.table.ts';
import type { RouteId } from './route-id.ts';
import type { RouteRow } from './route-row.ts';

const ROWS = new Map<string, RouteRow>(ROUTES.map((row) => [row.id, row]));

/** Row of a route id; throws on an unknown id (a programming error). */
export function getRoute(id: RouteId): RouteRow {
  const row = ROWS.get(id);
  if (row === undefined) throw new Error(`unknown route ${id}`);
  return row;
}

export function isRouteId(id: string): id is RouteId {
  return ROWS.has(id);
}
