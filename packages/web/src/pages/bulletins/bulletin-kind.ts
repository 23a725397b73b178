import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';

/** Which of the two bulletins a page shows. */
export type BulletinKind = 'forecast' | 'hydromet';

const PREFIX = 'du-bao-thoi-tiet-';
const ID = /^\d{4}-\d{2}-\d{2}-(?:07|19)$/;

/** Path of a bulletin. */
export function toBulletinPath(kind: BulletinKind, id: string, language: Language): string {
  return kind === 'forecast'
    ? toLanguagePath('article', language, { url: PREFIX + id })
    : toLanguagePath('hydromet-bulletin', language, { url: id });
}

/** Name of the forecast bulletin that an address of the catch-all asks for; null for any other address. */
export function findForecastBulletin(url: string): string | null {
  const id = url.startsWith(PREFIX) ? url.slice(PREFIX.length) : '';
  return ID.test(id) ? id : null;
}
