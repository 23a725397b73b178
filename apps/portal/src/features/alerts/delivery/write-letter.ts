import { toLetterForm } from '@portal/content/alerts/alert-forms';
import { alertDeliveryMessages } from '@portal/content/messages/alert-delivery-messages';
import { escapeMarkup } from '@portal/domain/data/escape-markup';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import type { Mail } from '#platform/mail/mailer.ts';
import type { Form } from './write-forms.ts';

const STYLE =
  'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;max-width:36rem;margin:0 auto;padding:16px';
const SMALL = 'font-size:14px;opacity:.8;border-top:1px solid #8888;padding-top:12px;margin-top:24px';
const BUTTON =
  'display:inline-block;background:#0b5fa5;color:#fff;font-weight:600;text-decoration:none;padding:12px 20px;border-radius:8px';

/** Links of an e-mail; none of them signs anybody in. */
function toLinks({ delivery: { content, language }, target, publicUrl }: Form) {
  const stop = addQuery(toLanguagePath('unsubscribe', language), `code=${target.stopCode}`);
  return {
    more: publicUrl + content.path,
    stop: publicUrl + stop,
    settings: publicUrl + toLanguagePath('dashboard', language),
  };
}

function writeText({ delivery: { content, language } }: Form, links: ReturnType<typeof toLinks>): string {
  const words = alertDeliveryMessages[language].letter;
  const { first, more } = toLetterForm(content);
  return [
    first,
    ...more,
    '',
    `${words.more}: ${links.more}`,
    '',
    '--',
    words.why,
    `${words.settings}: ${links.settings}`,
    `${words.stop}: ${links.stop}`,
    '',
  ].join('\n');
}

/** Without images and scripts: nothing is loaded, so opening it is not tracked. */
function writeHtml({ delivery: { content, language } }: Form, links: ReturnType<typeof toLinks>): string {
  const words = alertDeliveryMessages[language].letter;
  const link = (href: string, text: string, style = '') =>
    `<a href="${escapeMarkup(href)}"${style === '' ? '' : ` style="${style}"`}>${escapeMarkup(text)}</a>`;
  const { subject, first, more: sentences } = toLetterForm(content);
  const more = sentences.map((sentence) => `<p>${escapeMarkup(sentence)}</p>`).join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeMarkup(subject)}</title></head><body style="margin:0"><div style="${STYLE}"><p style="font-size:20px;font-weight:600">${escapeMarkup(first)}</p>${more}<p>${link(links.more, words.more, BUTTON)}</p><div style="${SMALL}"><p>${escapeMarkup(words.why)}</p><p>${link(links.settings, words.settings)} · ${link(links.stop, words.stop)}</p></div></div></body></html>`;
}

/**
 * An alert as an e-mail in text and HTML with one-click unsubscribe (RFC 8058). Updates and ends are threaded under
 * the e-mail that announced the event.
 */
export function writeLetter(form: Form): Mail {
  const { delivery, target } = form;
  const links = toLinks(form);
  return {
    id: delivery.id,
    to: target.address,
    subject: toLetterForm(delivery.content).subject,
    text: writeText(form, links),
    html: writeHtml(form, links),
    follows: target.startId === null ? [] : [target.startId],
    headers: {
      'List-Unsubscribe': `<${links.stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}
