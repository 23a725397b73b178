import { contentPagesMessages } from '@portal/content/messages/content-pages-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { Language } from '@portal/domain/language/language';
import type { Crumb } from '#components/content/content-hero.tsx';
import { toLanguagePath } from '#routes/counterpart.ts';
import { getRoute } from '#routes/get-route.ts';
import { ROUTES } from '#routes/route.table.ts';
import type { RouteId } from '#routes/route-id.ts';

/** The page above another: the one whose Vietnamese path the other's begins with. A root that only moves is none. */
function findParent(id: RouteId): RouteId | null {
  const path = getRoute(id).vi;
  const above = path.slice(0, path.lastIndexOf('/'));
  return ROUTES.find((row) => row.vi === above && row.id !== 'about-root')?.id ?? null;
}

/** The way from home to a page, the page itself last and without an address. */
export function findCrumbs(id: RouteId, language: Language): readonly Crumb[] {
  const parent = findParent(id);
  const toCrumb = (route: RouteId): Crumb => ({
    name: routeText[language][route].title,
    href: toLanguagePath(route, language),
  });
  return [
    { name: contentPagesMessages[language].home, href: toLanguagePath('home', language) },
    ...(parent === null ? [] : [toCrumb(parent)]),
    { name: routeText[language][id].title },
  ];
}
