import { formatShortDay } from '@portal/content/format-day';
import { type CachedMoment, type OfflineMessages, offlineMessages } from '@portal/content/messages/offline-messages';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { formatAge } from './write-offline-page.ts';

type Rules = OfflineMessages['relative'];

const TOKEN = /<(\/?)([a-z0-9]+)([^>]*)>|[^<]+/gi;
const SPOKEN = /((?:aria-label|data-label|title|alt)=")([^"]+)(?=")/g;
/** Not weather text, or quoted: page names, actions ("Not now"), code, quotations. */
const SKIPPED = new Set(['nav', 'button', 'script', 'style', 'header', 'footer', 'q', 'blockquote']);

function withCaseOf(found: string, replacement: string): string {
  const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
  return isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
}

/** Replaces words relative to the time of reading by the time or day that they meant. */
export function toDatedText(text: string, rules: Rules, at: CachedMoment): string {
  return rules.reduce((dated, { words, say }) => {
    // Pages join numbers and units with no-break spaces.
    const spaced = words.replaceAll(' ', '[ \\u00a0]');
    const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])`, 'giu');
    return dated.replace(pattern, (found: string, part: unknown) =>
      withCaseOf(found, say(at, typeof part === 'string' ? part : '')),
    );
  }, text);
}

/** Dates a document's title, texts and accessible labels. Navigation keeps the page names. */
export function replaceRelativeWords(html: string, rules: Rules, at: CachedMoment): string {
  let depth = 0;
  return html.replace(TOKEN, (token: string, closing: string | undefined, name: string | undefined) => {
    if (name === undefined) return depth > 0 ? token : toDatedText(token, rules, at);
    if (SKIPPED.has(name.toLowerCase())) depth += closing === '/' ? -1 : 1;
    if (depth > 0 || closing === '/') return token;
    return token.replace(SPOKEN, (_whole, start: string, label: string) => start + toDatedText(label, rules, at));
  });
}

export interface CachedPage {
  readonly html: string;
  /** Time of rendering, seconds. */
  readonly madeAt: number;
  /** Age by the device's clock. */
  readonly ageMs: number;
  /** True without data of its own that could be outdated. */
  readonly isShell?: boolean;
}

/** The skip link stays the first link of the page. */
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

/** `14:05`, with the date if not today. */
function formatTime({ madeAt, ageMs }: CachedPage, at: CachedMoment, words: OfflineMessages): string {
  const dateOf = (seconds: number) => formatMoment(seconds).slice(0, 10);
  const isToday = dateOf(madeAt) === dateOf(madeAt + ageMs / 1000);
  return isToday ? at.clock : words.timeOnDay(at.clock, at.date(0));
}

function findLanguage(html: string): 'vi' | 'en' {
  return /<html[^>]* lang="en"/.test(html) ? 'en' : 'vi';
}

/** Quotations of expired warnings, and lists left empty. */
const WARNING = /<(li|p)[^>]* data-warning="(\d+)".*?<\/\1>/gs;
const EMPTY_LIST = /<section[^>]*><ul[^>]*><\/ul><\/section>/g;

function dropOverWarnings({ html, madeAt, ageMs }: CachedPage): string {
  const now = madeAt + ageMs / 1000;
  const left = html.replace(WARNING, (line: string, _element: string, expiresAt: string) =>
    Number(expiresAt) <= now ? '' : line,
  );
  return left === html ? html : left.replace(EMPTY_LIST, '');
}

/** The page with its age on top, and without words for now, today or tomorrow. */
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
