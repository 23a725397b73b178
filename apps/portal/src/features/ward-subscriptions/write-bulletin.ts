import { formatFigureMoment } from '@portal/content/expert-bulletin/format-figure';
import { wardBulletinMessages } from '@portal/content/messages/ward-bulletin-messages';
import { wardSubscriptionMessages } from '@portal/content/messages/ward-subscription-messages';
import { WARD_SHEET_PATH } from '@portal/contract/endpoint-addresses.table';
import type { WardBulletinReply } from '@portal/contract/endpoints/ward-bulletin';
import { escapeMarkup } from '@portal/domain/data/escape-markup';
import type { Language } from '@portal/domain/language/language';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { vietnamDate } from '@portal/domain/time/vietnam-time';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { toStopHeaders, writeLetterHtml, writeLink } from '#platform/mail/letter-html.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { BulletinChannel, BulletinSubject } from './needs.ts';

/** A bulletin with its recipient, before it is formatted for a channel. */
export interface BulletinForm {
  /** Of the message, by which receivers detect duplicates. */
  readonly id: string;
  readonly reply: WardBulletinReply;
  readonly subscription: BulletinSubject & { readonly id: string };
  readonly channel: BulletinChannel;
  readonly picturePath: string;
  readonly publicUrl: string;
}

/** Longest subject that mail programs show on a phone in two lines. */
const SUBJECT_LETTERS = 110;

/** Addresses that go with a bulletin; none of them signs anybody in. */
function toLinks({ subscription: { slug, language }, channel, picturePath, publicUrl }: BulletinForm) {
  const query = `location=${slug}&lang=${language}`;
  const stop = addQuery(toLanguagePath('unsubscribe', language), `code=${channel.stopCode}`);
  return {
    page: publicUrl + toLanguagePath('ward-bulletin', language, { location: slug }),
    sheet: publicUrl + addQuery(WARD_SHEET_PATH, query),
    picture: publicUrl + picturePath,
    settings: `${publicUrl}${toLanguagePath('dashboard:channels', language)}#ward-bulletins`,
    stop: publicUrl + stop,
  };
}

/** The words of a sentence that fit, without its full stop. */
function cutSubject(sentence: string): string {
  const whole = sentence.replace(/\.$/, '');
  if (whole.length <= SUBJECT_LETTERS) return whole;
  return `${whole.slice(0, whole.lastIndexOf(' ', SUBJECT_LETTERS - 1))}…`;
}

function listTexts({ reply, subscription: { language } }: BulletinForm) {
  const words = wardSubscriptionMessages[language].letter;
  const { issue, items, script } = wardBulletinMessages[language];
  const { headline, action, issuedAt, validTo, issued, scriptSeconds } = reply;
  const place = reply.place.displayName.main;
  const { day, month } = vietnamDate(parseMoment(issuedAt));
  const name = (moment: string): string => formatFigureMoment(parseMoment(moment), language);
  return {
    subject: `${issued.demo ? words.demoMark : ''}${place} ${day}/${month}: ${cutSubject(headline)}`,
    // After an official bulletin both are one sentence.
    first: [...new Set([headline, action])].filter((text) => text !== null).join(' '),
    demo: issued.demo ? [wardBulletinMessages[language].sheet.demo] : [],
    issue: `${words.heading(place)} ${issue(name(issuedAt), name(validTo))}.`,
    // The first item is the headline: the official bulletin, if there is one.
    matters: reply.items
      .filter(({ text }) => text !== headline)
      .map(
        (item) => `${items.kinds[item.kind]}: ${[item.text, item.action].filter((text) => text !== null).join(' ')}`,
      ),
    script: `${script.title} (${script.length(scriptSeconds)}):`,
  };
}

const listLinks = (links: ReturnType<typeof toLinks>, language: Language) => {
  const words = wardSubscriptionMessages[language].letter;
  return [
    [words.page, links.page],
    [words.sheet, links.sheet],
    [words.picture, links.picture],
  ] as const;
};

function writeText(form: BulletinForm, links: ReturnType<typeof toLinks>): string {
  const { language } = form.subscription;
  const words = wardSubscriptionMessages[language].letter;
  const { first, demo, matters, script, issue } = listTexts(form);
  return [
    ...demo,
    first,
    ...(matters.length === 0 ? [] : ['', ...matters.map((matter) => `- ${matter}`)]),
    '',
    script,
    form.reply.script,
    '',
    ...listLinks(links, language).map(([name, link]) => `${name}: ${link}`),
    '',
    issue,
    wardBulletinMessages[language].items.rule,
    '',
    '--',
    words.why,
    `${words.settings}: ${links.settings}`,
    `${words.stop}: ${links.stop}`,
    '',
  ].join('\n');
}

function writeHtml(form: BulletinForm, links: ReturnType<typeof toLinks>): string {
  const { language } = form.subscription;
  const words = wardSubscriptionMessages[language].letter;
  const { subject, first, demo, matters, script, issue } = listTexts(form);
  const paragraph = (text: string): string => `<p>${escapeMarkup(text)}</p>`;
  const items = matters.map((matter) => `<li>${escapeMarkup(matter)}</li>`).join('');
  const [page, ...files] = listLinks(links, language).map(([name, link], index) =>
    writeLink(link, name, index === 0 ? 'button' : 'inline'),
  );
  const body = [
    ...demo.map(paragraph),
    items === '' ? '' : `<ul>${items}</ul>`,
    `<p>${escapeMarkup(script)}</p><blockquote>${escapeMarkup(form.reply.script)}</blockquote>`,
    `<p>${page}</p><p>${files.join(' · ')}</p>`,
    paragraph(issue),
    paragraph(wardBulletinMessages[language].items.rule),
  ].join('');
  const foot = [writeLink(links.settings, words.settings), writeLink(links.stop, words.stop)];
  return writeLetterHtml({ language, subject, first, body, why: words.why, links: foot });
}

/** A bulletin as an e-mail in text and HTML with one-click unsubscribe. */
export function writeBulletinLetter(form: BulletinForm): Mail {
  const links = toLinks(form);
  return {
    id: form.id,
    to: form.channel.address,
    subject: listTexts(form).subject,
    text: writeText(form, links),
    html: writeHtml(form, links),
    headers: toStopHeaders(links.stop),
  };
}

/** Body for a customer's webhook: the reply of the API call, with what is needed to sort and to stop it. */
export function writeBulletinWebhook(form: BulletinForm): string {
  const { id, reply, subscription, channel, publicUrl } = form;
  const { page, sheet, picture } = toLinks(form);
  return JSON.stringify({
    id,
    kind: 'wardBulletin',
    subscriptionId: subscription.id,
    location: subscription.slug,
    language: subscription.language,
    demo: reply.issued.demo,
    bulletin: reply,
    url: page,
    sheetUrl: sheet,
    pictureUrl: picture,
    stopUrl: `${publicUrl}/t/${channel.stopCode}`,
  });
}
