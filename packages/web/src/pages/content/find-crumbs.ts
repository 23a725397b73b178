import { contentPagesMessages } from '@portal/content/messages/content-pages-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { getRoute } from '@portal/routes/get-route';
import { ROUTES } from '@portal/routes/route.table';
import type { RouteId } from '@portal/routes/route-id';
import type { Crumb } from '#components/content/breadcrumb.tsx';

/** Parent of a page: the one with a prefix of its Vietnamese path, else the overview of its family. */
function findParent(id: RouteId): RouteId | null {
  const path = getRoute(id).vi;
  const above = path.slice(0, path.lastIndexOf('/'));
  const parent = ROUTES.find((row) => row.vi === above)?.id;
  // That root only redirects to the company page.
  if (parent === 'about-root') return id === 'about' ? null : 'about';
  return parent ?? (id.startsWith('service:') ? 'services' : null);
}

/** Breadcrumb of a page; the page itself comes last, without an address. */
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
