import { formatShortDay } from '@portal/content/format-day';
import { type CachedMoment, type OfflineMessages, offlineMessages } from '@portal/content/messages/offline-messages';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { formatAge } from './write-offline-page.ts';

type Rules = OfflineMessages['relative'];

const TOKEN = /<(\/?)([a-z0-9]+)([^>]*)>|[^<]+/gi;
const SPOKEN = /((?:aria-label|data-label|title|alt)=")([^"]+)(?=")/g;
/** What they hold is no text of the weather, or is quoted: names of pages, acts ("Not now"), code, words of others. */
const SKIPPED = new Set(['nav', 'button', 'script', 'style', 'header', 'footer', 'q', 'blockquote']);

function withCaseOf(found: string, replacement: string): string {
  const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
  return isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
}

/** The same text with every word that points at the moment of reading turned into the time or day that it meant. */
export function toDatedText(text: string, rules: Rules, at: CachedMoment): string {
  return rules.reduce((dated, { words, say }) => {
    // Pages hold figures and units together with spaces that do not break.
    const spaced = words.replaceAll(' ', '[ \\u00a0]');
    const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])`, 'giu');
    return dated.replace(pattern, (found: string, part: unknown) =>
      withCaseOf(found, say(at, typeof part === 'string' ? part : '')),
    );
  }, text);
}

/** A whole document with its title, its texts and spoken labels dated. Its navigation still has the names of the pages. */
export function replaceRelativeWords(html: string, rules: Rules, at: CachedMoment): string {
  let depth = 0;
  return html.replace(TOKEN, (token: string, closing: string | undefined, name: string | undefined) => {
    if (name === undefined) return depth > 0 ? token : toDatedText(token, rules, at);
    if (SKIPPED.has(name.toLowerCase())) depth += closing === '/' ? -1 : 1;
    if (depth > 0 || closing === '/') return token;
    return token.replace(SPOKEN, (_whole, start: string, label: string) => start + toDatedText(label, rules, at));
  });
}

/** A page as it was when it was loaded. */
export interface CachedPage {
  readonly html: string;
  /** When the server made it, seconds. */
  readonly madeAt: number;
  /** How long ago that was, by the clock of the device. */
  readonly ageMs: number;
  /** Whether it holds no data of its own, which could be old. */
  readonly isShell?: boolean;
}

/** The link that skips the menus stays the first of the page. */
const TOP_OF_PAGE = /<body[^>]*>(?:<a class="skip"[^>]*>[^<]*<\/a>)?/;
const DAY_SECONDS = 86_400;
function formatDate(seconds: number, language: 'vi' | 'en'): string {
  const [month = 1, day = 1] = formatMoment(seconds).slice(5, 10).split('-').map(Number);
  return formatShortDay({ day, month }, language);
}

function toMoment(madeAt: number, language: 'vi' | 'en'): CachedMoment {
  return {
    clock: formatMoment(madeAt).slice(11, 16),
    date: (dayOffset) => formatDate(madeAt + dayOffset * DAY_SECONDS, language),
  };
}

/** `14:05`, with its date once that is over. */
function formatTime({ madeAt, ageMs }: CachedPage, at: CachedMoment, words: OfflineMessages): string {
  const dateOf = (seconds: number) => formatMoment(seconds).slice(0, 10);
  const isToday = dateOf(madeAt) === dateOf(madeAt + ageMs / 1000);
  return isToday ? at.clock : words.timeOnDay(at.clock, at.date(0));
}

/** The language that a document says it is in. */
function findLanguage(html: string): 'vi' | 'en' {
  return /<html[^>]* lang="en"/.test(html) ? 'en' : 'vi';
}

/** What is quoted of a warning that is over meanwhile, and its list once that holds nothing else. */
const WARNING = /<(li|p)[^>]* data-warning="(\d+)".*?<\/\1>/gs;
const EMPTY_LIST = /<section[^>]*><ul[^>]*><\/ul><\/section>/g;

function dropOverWarnings({ html, madeAt, ageMs }: CachedPage): string {
  const now = madeAt + ageMs / 1000;
  const left = html.replace(WARNING, (line: string, _element: string, expiresAt: string) =>
    Number(expiresAt) <= now ? '' : line,
  );
  return left === html ? html : left.replace(EMPTY_LIST, '');
}

/** The page with its age on top, and nothing in it that speaks of now, today or tomorrow any more. */
export function showCachedPage(page: CachedPage, why: 'offline' | 'slow'): string {
  const language = findLanguage(page.html);
  const words = offlineMessages[language];
  const at = toMoment(page.madeAt, language);
  const message = page.isShell
    ? words.shell[why]
    : words[why](formatTime(page, at, words), formatAge(page.ageMs, words));
  const note = `<aside class="kept" aria-label="${words.note}"><p role="status">${message}</p><a href="">${words.retry}</a></aside>`;
  const html = page.isShell ? page.html : replaceRelativeWords(dropOverWarnings(page), words.relative, at);
  return html.replace(TOP_OF_PAGE, (top) => top + note);
}
