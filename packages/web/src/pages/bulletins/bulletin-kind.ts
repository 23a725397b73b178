import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';

export type BulletinKind = 'forecast' | 'hydromet';

const PREFIX = 'du-bao-thoi-tiet-';
const ID = /^\d{4}-\d{2}-\d{2}-(?:07|19)$/;

export function toBulletinPath(kind: BulletinKind, id: string, language: Language): string {
  return kind === 'forecast'
    ? toLanguagePath('article', language, { url: PREFIX + id })
    : toLanguagePath('hydromet-bulletin', language, { url: id });
}

/** Name of the forecast bulletin in a catch-all address; null otherwise. */
export function findForecastBulletin(url: string): string | null {
  const id = url.startsWith(PREFIX) ? url.slice(PREFIX.length) : '';
  return ID.test(id) ? id : null;
}
