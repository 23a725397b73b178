import { createHash } from 'node:crypto';
import { alertDeliveryMessages } from '@portal/content/messages/alert-delivery-messages';
import { composeSms, measureSms } from '@portal/domain/alert/sms-text';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { Delivery, DeliveryTarget } from './delivery-store.ts';

/** A message with where it goes, ready to be written for its channel. */
export interface Form {
  readonly delivery: Delivery;
  readonly target: DeliveryTarget & { readonly address: string };
  /** Origin of the portal's pages. */
  readonly publicUrl: string;
}

/** Longest text of a template's parameter, and of its title (domain.md 8.6.7: 400 letters with all that is fixed). */
const ZALO_LETTERS = { title: 60, text: 200 } as const;
const PUSH_LETTERS = 900;
const TOPIC_LENGTH = 32;

const toStopUrl = ({ target, publicUrl }: Form): string => `${publicUrl}/t/${target.stopCode}`;

/** The first words that fit, and that they are not all. */
function cutAtWord(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(' ');
  while (words.length > 1) {
    words.pop();
    const cut = `${words.join(' ')}...`;
    if (fits(cut)) return cut;
  }
  return '';
}

const cutTo = (text: string, most: number): string => cutAtWord(text, ({ length }) => length <= most);

/** The first sentence and as many of the others as have room. */
function joinWithin({ first, more }: Delivery['content'], most: number): string {
  const text = more.reduce(
    (all, next) => {
      const longer = `${all} ${next}`;
      return longer.length <= most ? longer : all;
    },
    cutTo(first, most),
  );
  return text;
}

/** One part of plain letters that ends with the way to stop: what has no room is left out. */
export function writeSms(form: Form): string {
  const { content, language } = form.delivery;
  const stop = alertDeliveryMessages[language].smsStop(toStopUrl(form).replace(/^https?:\/\//, ''));
  const first = cutAtWord(content.short ?? content.first, (text) => measureSms(composeSms(text, [], stop)).parts === 1);
  return composeSms(first, content.more, stop);
}

/** Values of a template's parameters: `tieu_de`, `noi_dung`, and `ma_dung` of the button that leads to `/t/<ma_dung>`. */
export function writeZalo({ delivery: { content }, target }: Form): Readonly<Record<string, string>> {
  return {
    tieu_de: cutTo(content.title, ZALO_LETTERS.title),
    noi_dung: joinWithin(content, ZALO_LETTERS.text),
    ma_dung: target.stopCode,
  };
}

/** One name for an event: a push message about it replaces an earlier one, and a browser shows one of them. */
const toTopic = ({ ruleId, placeId, openedAt }: Delivery): string =>
  createHash('sha256').update(`${ruleId} ${placeId} ${openedAt}`).digest('base64url').slice(0, TOPIC_LENGTH);

/** What the service worker shows. */
export function writePush(form: Form) {
  const { id, content, language, kind } = form.delivery;
  const topic = toTopic(form.delivery);
  const payload = {
    id,
    title: content.title,
    body: joinWithin(content, PUSH_LETTERS),
    url: content.path,
    tag: topic,
    language,
    stop: { url: `/t/${form.target.stopCode}`, title: alertDeliveryMessages[language].pushStop },
  };
  return {
    payload: JSON.stringify(payload),
    topic,
    urgency: kind === 'end' || kind === 'test' ? 'normal' : 'high',
  } as const;
}

/** What a customer's program gets: names and moments as in the log of messages (api.md). */
export function writeWebhook(form: Form): string {
  const { delivery, publicUrl } = form;
  const { id, ruleId, placeId, openedAt, kind, eventAt, content, issued, isDemo, language, expiresAt } = delivery;
  return JSON.stringify({
    id,
    ruleId,
    placeId,
    event: { key: `${ruleId ?? 'test'}.${openedAt}`, kind, at: formatMoment(eventAt) },
    title: content.title,
    text: [content.first, ...content.more].join(' '),
    language,
    issued,
    demo: isDemo,
    expiresAt: formatMoment(expiresAt),
    url: publicUrl + content.path,
    stopUrl: toStopUrl(form),
  });
}
