import { toLetterForm } from '@portal/content/alerts/alert-forms';
import { alertDeliveryMessages } from '@portal/content/messages/alert-delivery-messages';
import { escapeMarkup } from '@portal/domain/data/escape-markup';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { toStopHeaders, writeLetterHtml, writeLink } from '#platform/mail/letter-html.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { Form } from './write-forms.ts';

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

function writeHtml({ delivery: { content, language } }: Form, links: ReturnType<typeof toLinks>): string {
  const words = alertDeliveryMessages[language].letter;
  const { subject, first, more: sentences } = toLetterForm(content);
  const more = sentences.map((sentence) => `<p>${escapeMarkup(sentence)}</p>`).join('');
  return writeLetterHtml({
    language,
    subject,
    first,
    body: `${more}<p>${writeLink(links.more, words.more, 'button')}</p>`,
    why: words.why,
    links: [writeLink(links.settings, words.settings), writeLink(links.stop, words.stop)],
  });
}

/**
 * An alert as an e-mail in text and HTML with one-click unsubscribe. Updates and ends are threaded under the e-mail
 * that announced the event.
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
    headers: toStopHeaders(links.stop),
  };
}
