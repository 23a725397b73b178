import { toLanguagePath } from '@portal/routes/counterpart';
import { ROUTES } from '@portal/routes/route.table';
import type { ShownPage } from './shown-pages.table.ts';

/** Every text page, named by its route with hyphens: `industry-dien-gio`. */
export function listWordPages(): ShownPage[] {
  return ROUTES.filter(({ id, kind }) => kind === 'words' && id !== 'about-root').map(({ id }) => ({
    name: id.replace(':', '-'),
    vi: toLanguagePath(id, 'vi'),
    en: toLanguagePath(id, 'en'),
    isKey: false,
  }));
}
