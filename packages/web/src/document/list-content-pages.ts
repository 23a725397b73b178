import { CONTENT_PAGES, type ContentRouteId } from '@portal/content/content-pages';
import { makeContentPage } from '#pages/content/make-content-page.tsx';
import type { Page } from '#pages/page.ts';
import { CONTENT_LOOKS } from './content-looks.table.ts';

/** Every content page by its route. */
export function listContentPages(): Readonly<Partial<Record<ContentRouteId, Page>>> {
  const ids = Object.keys(CONTENT_PAGES) as ContentRouteId[];
  return Object.fromEntries(ids.map((id) => [id, makeContentPage(id, CONTENT_PAGES[id], CONTENT_LOOKS[id])]));
}
