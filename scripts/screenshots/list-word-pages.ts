import { toLanguagePath } from '@portal/routes/counterpart';
import { ROUTES } from '@portal/routes/route.table';
import type { ShownPage } from './shown-pages.table.ts';

/** Rows of the portal's own that have no page of words. */
const OTHERS = new Set(['error', 'about-root']);

/** Every page of words, named by its route with hyphens: `industry-dien-gio`. */
export function listWordPages(): ShownPage[] {
  return ROUTES.filter(({ id, owner }) => owner.startsWith('portal') && !OTHERS.has(id)).map(({ id }) => ({
    name: id.replace(':', '-'),
    vi: toLanguagePath(id, 'vi'),
    en: toLanguagePath(id, 'en'),
    isKey: false,
  }));
}
