import type { AlertText } from '@portal/domain/alert/alert-text';
import { composeSms, measureSms } from '@portal/domain/alert/sms-text';
import type { Language } from '@portal/domain/language/language';
import { alertDeliveryMessages } from '#messages/alert-delivery-messages.ts';

/** Maximum length of a template's title and text parameters (domain.md 8.6.7: 400 characters including fixed text). */
const ZALO_LETTERS = { title: 60, text: 200 } as const;
const PUSH_LETTERS = 900;

/** The leading words that fit, marked as truncated. */
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

/** The first sentence, and as many others as fit. */
function joinWithin({ first, more }: AlertText, most: number): string {
  return more.reduce(
    (all, next) => {
      const longer = `${all} ${next}`;
      return longer.length <= most ? longer : all;
    },
    cutTo(first, most),
  );
}

/**
 * One-part SMS without tone marks, ending in the unsubscribe address `host/t/code`; whatever does not fit is dropped.
 */
export function toSmsText({ first, short, more }: AlertText, stopAddress: string, language: Language): string {
  const stop = alertDeliveryMessages[language].smsStop(stopAddress);
  const start = cutAtWord(short ?? first, (text) => measureSms(composeSms(text, [], stop)).parts === 1);
  return composeSms(start, more, stop);
}

/** Title and text for channels with little space. */
export interface ShortForm {
  readonly title: string;
  readonly text: string;
}

export const toZaloForm = (text: AlertText): ShortForm => ({
  title: cutTo(text.title, ZALO_LETTERS.title),
  text: joinWithin(text, ZALO_LETTERS.text),
});

/** Content of a browser notification. */
export const toPushForm = (text: AlertText): ShortForm => ({
  title: text.title,
  text: joinWithin(text, PUSH_LETTERS),
});

export const toLetterForm = ({ title, first, more }: AlertText) => ({ subject: title, first, more });

/** The whole text, for logs and clients' programs. */
export const toWholeText = ({ first, more }: AlertText): string => [first, ...more].join(' ');
