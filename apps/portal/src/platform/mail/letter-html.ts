import { escapeMarkup } from '@portal/domain/data/escape-markup';
import type { Language } from '@portal/domain/language/language';

const STYLE =
  'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;max-width:36rem;margin:0 auto;padding:16px';
const FIRST = 'font-size:20px;font-weight:600';
const SMALL = 'font-size:14px;opacity:.8;border-top:1px solid #8888;padding-top:12px;margin-top:24px';
const BUTTON =
  'display:inline-block;background:#0b5fa5;color:#fff;font-weight:600;text-decoration:none;padding:12px 20px;border-radius:8px';

/** A link, by default within a line. */
export function writeLink(href: string, text: string, variant: 'inline' | 'button' = 'inline'): string {
  const style = variant === 'button' ? ` style="${BUTTON}"` : '';
  return `<a href="${escapeMarkup(href)}"${style}>${escapeMarkup(text)}</a>`;
}

interface LetterParts {
  readonly language: Language;
  readonly subject: string;
  /** The most important sentence. */
  readonly first: string;
  /** Markup between it and the foot. */
  readonly body: string;
  /** Why the e-mail came. */
  readonly why: string;
  readonly links: readonly string[];
}

/** An e-mail as HTML, without images and scripts: nothing is loaded, so opening it is not tracked. */
export function writeLetterHtml({ language, subject, first, body, why, links }: LetterParts): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeMarkup(subject)}</title></head><body style="margin:0"><div style="${STYLE}"><p style="${FIRST}">${escapeMarkup(first)}</p>${body}<div style="${SMALL}"><p>${escapeMarkup(why)}</p><p>${links.join(' · ')}</p></div></div></body></html>`;
}

/** Headers of an e-mail that its reader may stop with one click (RFC 8058). */
export const toStopHeaders = (stopUrl: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${stopUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'Auto-Submitted': 'auto-generated',
});
