import type { AlertText } from '@portal/domain/alert/alert-text';
import { composeSms, measureSms } from '@portal/domain/alert/sms-text';
import type { Language } from '@portal/domain/language/language';
import { alertDeliveryMessages } from '#messages/alert-delivery-messages.ts';

/** Longest text of a template's parameter, and of its title (domain.md 8.6.7: 400 letters with all that is fixed). */
const ZALO_LETTERS = { title: 60, text: 200 } as const;
const PUSH_LETTERS = 900;

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
function joinWithin({ first, more }: AlertText, most: number): string {
  return more.reduce(
    (all, next) => {
      const longer = `${all} ${next}`;
      return longer.length <= most ? longer : all;
    },
    cutTo(first, most),
  );
}

/** One part of plain letters that ends with the way to stop, `host/t/code`: what has no room is left out. */
export function toSmsText({ first, short, more }: AlertText, stopAddress: string, language: Language): string {
  const stop = alertDeliveryMessages[language].smsStop(stopAddress);
  const start = cutAtWord(short ?? first, (text) => measureSms(composeSms(text, [], stop)).parts === 1);
  return composeSms(start, more, stop);
}

/** A title and a text, as channels with room for few letters show them. */
export interface ShortForm {
  readonly title: string;
  readonly text: string;
}

/** What stands in a template of Zalo. */
export const toZaloForm = (text: AlertText): ShortForm => ({
  title: cutTo(text.title, ZALO_LETTERS.title),
  text: joinWithin(text, ZALO_LETTERS.text),
});

/** What a browser shows of a notification. */
export const toPushForm = (text: AlertText): ShortForm => ({
  title: text.title,
  text: joinWithin(text, PUSH_LETTERS),
});

/** The sentences of a letter, each a paragraph, below its subject. */
export const toLetterForm = ({ title, first, more }: AlertText) => ({ subject: title, first, more });

/** The whole text as one, for logs and customers' programs. */
export const toWholeText = ({ first, more }: AlertText): string => [first, ...more].join(' ');
