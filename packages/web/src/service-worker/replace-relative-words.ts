import type { KeptMoment, OfflineMessages } from '@portal/content/messages/offline-messages';

type Rules = OfflineMessages['relative'];

const TOKEN = /<(\/?)([a-z0-9]+)([^>]*)>|[^<]+/gi;
const SPOKEN = /((?:aria-label|data-label|title|alt)=")([^"]+)(?=")/g;
/** What they hold is no text of the weather, or is quoted: names of pages, acts ("Not now"), code, words of others. */
const SKIPPED = new Set(['nav', 'button', 'script', 'style', 'header', 'footer', 'q', 'blockquote']);

function withCaseOf(found: string, said: string): string {
  const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
  return isCapital ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

/** The same text with every word that points at the moment of reading turned into the time or day that it meant. */
export function toDatedText(text: string, rules: Rules, at: KeptMoment): string {
  return rules.reduce((dated, { words, say }) => {
    // Pages keep figures and units together with spaces that do not break.
    const spaced = words.replaceAll(' ', '[ \\u00a0]');
    const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])`, 'giu');
    return dated.replace(pattern, (found: string, part: unknown) =>
      withCaseOf(found, say(at, typeof part === 'string' ? part : '')),
    );
  }, text);
}

/** A whole document with its title, its texts and spoken labels dated. Its navigation keeps the names of the pages. */
export function replaceRelativeWords(html: string, rules: Rules, at: KeptMoment): string {
  let depth = 0;
  return html.replace(TOKEN, (token: string, closing: string | undefined, name: string | undefined) => {
    if (name === undefined) return depth > 0 ? token : toDatedText(token, rules, at);
    if (SKIPPED.has(name.toLowerCase())) depth += closing === '/' ? -1 : 1;
    if (depth > 0 || closing === '/') return token;
    return token.replace(SPOKEN, (_whole, start: string, label: string) => start + toDatedText(label, rules, at));
  });
}
