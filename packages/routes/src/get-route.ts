import { ROUTES } from './route.table.ts';
import type { RouteId } from './route-id.ts';
import type { RouteRow } from './route-row.ts';

const ROWS = new Map<string, RouteRow>(ROUTES.map((row) => [row.id, row]));

/** The row of an id; throws for a name that is no route, which only a slip in the code can bring. */
export function getRoute(id: RouteId): RouteRow {
  const row = ROWS.get(id);
  if (row === undefined) throw new Error(`no route is called ${id}`);
  return row;
}

export function isRouteId(id: string): id is RouteId {
  return ROWS.has(id);
}
