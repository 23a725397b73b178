import { BRAND } from '@portal/content/brand';
import { type OfflineMessages, offlineMessages } from '@portal/content/messages/offline-messages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Cached pages older than this are not shown. */
const OLDEST_SHOWN_MS = 24 * HOUR_MS;
/** Tolerated backward clock change. */
const TOLERATED_MS = 5 * MINUTE_MS;

/** True if a page of this age may be shown. A negative age, after a clock change, is not trusted. */
export function isShowable(ageMs: number): boolean {
  return ageMs >= -TOLERATED_MS && ageMs < OLDEST_SHOWN_MS;
}

/** `3 giờ trước`, rounded down. */
export function formatAge(ageMs: number, { age }: OfflineMessages): string {
  if (ageMs < MINUTE_MS) return age.moment;
  if (ageMs < HOUR_MS) return age.minutes(Math.floor(ageMs / MINUTE_MS));
  return age.hours(Math.floor(ageMs / HOUR_MS));
}

/** A cached page in the list. */
export interface CachedLink {
  readonly path: string;
  readonly title: string;
  readonly ageMs: number;
}

interface OfflinePageInput {
  readonly language: 'vi' | 'en';
  readonly why: 'missing' | 'tooOld';
  readonly cachedPages: readonly CachedLink[];
  readonly style: string;
}

const CODES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (letter) => CODES[letter] ?? letter);

/** Offline page: says that nothing can be shown, and which cached pages can. */
export function writeOfflinePage({ language, why, cachedPages, style }: OfflinePageInput): string {
  const words = offlineMessages[language];
  const links = cachedPages.map(
    ({ path, title, ageMs }) =>
      `<li><a href="${escapeText(path)}">${escapeText(title)}</a> <span>${formatAge(ageMs, words)}</span></li>`,
  );
  const list = links.length === 0 ? '' : `<h2>${words.cachedPages}</h2><ul>${links.join('')}</ul>`;
  const home = language === 'en' ? '/?lang=en' : '/';
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${words.title} | ${BRAND.name}</title><link rel="stylesheet" href="${style}"></head>`,
    `<body><main class="offline"><div class="card"><h1>${words.title}</h1><p>${words[why]}</p>`,
    `<p><a class="button" href="">${words.retry}</a></p>${list}<p><a href="${home}">${words.home}</a></p>`,
    '</div></main></body></html>',
  ].join('');
}
