import type { AlertText } from '@portal/domain/alert/alert-text';
import { composeSms, toPlainLetters } from '@portal/domain/alert/sms-text';
import type { Language } from '@portal/domain/language/language';
import { BRAND } from '../brand.ts';
import type { Wording } from '../wording.ts';

const vi = {
  more: 'Xem chi tiết:',
  stop: 'Tắt tin',
  why: `Bạn nhận thư này vì đã đặt luật cảnh báo ở ${BRAND.name}.`,
};
const en: Wording<typeof vi> = {
  more: 'See more:',
  stop: 'Stop',
  why: `You receive this letter because you set an alert at ${BRAND.name}.`,
};
const WORDS = { vi, en };

/** Where the links of a message lead. */
export interface MessageLinks {
  /** Origin of the portal's pages. */
  readonly origin: string;
  readonly stopCode: string;
}

const toStopUrl = ({ origin, stopCode }: MessageLinks): string => `${origin}/t/${stopCode}`;

/** An alert as a text message of one part: plain letters, and the address without its scheme that stops it. */
export function writeSms({ first, short, more }: AlertText, language: Language, links: MessageLinks): string {
  const address = toStopUrl(links).replace(/^https?:\/\//, '');
  return composeSms(short ?? first, more, `${toPlainLetters(WORDS[language].stop)}: ${address}`);
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

/** An alert as a letter in both forms. */
export function writeLetter({ title, first, more, path }: AlertText, language: Language, links: MessageLinks) {
  const words = WORDS[language];
  const page = `${links.origin}${path}`;
  const stop = toStopUrl(links);
  const lines = [first, ...more].map(escapeHtml);
  return {
    subject: title,
    text: [first, ...more, `${words.more} ${page}`, `${words.why} ${words.stop}: ${stop}`].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body style="font:16px/1.5 sans-serif;margin:0;padding:16px;max-width:40em"><p style="font-size:20px;font-weight:600">${lines[0]}</p>${lines
      .slice(1)
      .map((line) => `<p>${line}</p>`)
      .join(
        '',
      )}<p><a href="${escapeHtml(page)}">${words.more.replace(':', '')}</a></p><p style="color:#555;font-size:14px">${escapeHtml(words.why)} <a href="${escapeHtml(stop)}">${words.stop}</a></p></body></html>`,
  };
}
