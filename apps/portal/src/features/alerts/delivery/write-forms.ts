import { createHash } from 'node:crypto';
import { toPushForm, toSmsText, toWholeText, toZaloForm } from '@portal/content/alerts/alert-forms';
import { alertDeliveryMessages } from '@portal/content/messages/alert-delivery-messages';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { Delivery, DeliveryTarget } from './delivery-store.ts';

/** A message with its recipient, before it is formatted for a channel. */
export interface Form {
  readonly delivery: Delivery;
  readonly target: DeliveryTarget & { readonly address: string };
  readonly publicUrl: string;
}

const TOPIC_LENGTH = 32;

const toStopUrl = ({ target, publicUrl }: Form): string => `${publicUrl}/t/${target.stopCode}`;

/** `toSmsText` with the recipient's own unsubscribe link. */
export function writeSms(form: Form): string {
  const { content, language } = form.delivery;
  return toSmsText(content, toStopUrl(form).replace(/^https?:\/\//, ''), language);
}

/** Parameters of the Zalo template: `tieu_de`, `noi_dung`, and `ma_dung` for the button that opens `/t/<ma_dung>`. */
export function writeZalo({ delivery: { content }, target }: Form): Readonly<Record<string, string>> {
  const { title, text } = toZaloForm(content);
  return { tieu_de: title, noi_dung: text, ma_dung: target.stopCode };
}

/** One topic per event: a later push message replaces an earlier one in the browser. */
const toTopic = ({ ruleId, placeId, openedAt }: Delivery): string =>
  createHash('sha256').update(`${ruleId} ${placeId} ${openedAt}`).digest('base64url').slice(0, TOPIC_LENGTH);

/** Payload for the service worker. */
export function writePush(form: Form) {
  const { id, content, language, kind } = form.delivery;
  const topic = toTopic(form.delivery);
  const { title, text: body } = toPushForm(content);
  const payload = {
    id,
    title,
    body,
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

/** Body for a customer's webhook, with the field names and times of the message log. */
export function writeWebhook(form: Form): string {
  const { delivery, publicUrl } = form;
  const { id, ruleId, placeId, openedAt, kind, eventAt, content, issued, isDemo, language, expiresAt } = delivery;
  return JSON.stringify({
    id,
    ruleId,
    placeId,
    event: { key: `${ruleId ?? 'test'}.${openedAt}`, kind, at: formatMoment(eventAt) },
    title: content.title,
    text: toWholeText(content),
    language,
    issued,
    demo: isDemo,
    expiresAt: formatMoment(expiresAt),
    url: publicUrl + content.path,
    stopUrl: toStopUrl(form),
  });
}
