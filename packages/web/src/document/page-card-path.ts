import type { Language } from '@portal/domain/language/language';
import { ROUTES } from '@portal/routes/route.table';
import type { RouteId } from '@portal/routes/route-id';

const toName = (id: RouteId): string => id.replaceAll(':', '-');

const IDS: ReadonlyMap<string, RouteId> = new Map(ROUTES.map(({ id }) => [toName(id), id]));

/** Address of the picture that stands for a route's page where it is shared. */
export function toPageCardPath(id: RouteId, language: Language): string {
  return `/share/${language}/page/${toName(id)}.png`;
}

/** The route whose picture has the name; null where none has. */
export function findRouteOfCard(name: string): RouteId | null {
  return IDS.get(name) ?? null;
}
