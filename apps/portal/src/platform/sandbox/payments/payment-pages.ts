import { paymentSandboxMessages } from '@portal/content/messages/payment-sandbox-messages';
import { escapeMarkup } from '@portal/domain/data/escape-markup';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatClock } from '@portal/domain/time/vietnam-time';
import { toDocument } from '#platform/sandbox/local-page.ts';
import { isLocalUrl, type LocalReply } from '#platform/sandbox/local-server.ts';
import { OUTCOMES, type OutcomeName, TRANSFER_OUTCOMES } from './outcome.ts';
import type { SimulatedPayment } from './payment-book.ts';

const GATEWAYS = { vnpay: 'VNPay', momo: 'MoMo', zalopay: 'ZaloPay' } as const;
const LOCALES: Readonly<Record<Language, string>> = { vi: 'vi-VN', en: 'en-GB' };
const formatDong = (amount: number, language: Language): string => `${amount.toLocaleString(LOCALES[language])} ₫`;
const formatDay = (at: EpochSeconds, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: language === 'vi' ? 'numeric' : 'long',
    year: 'numeric',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(at * 1000);

/** Chromium applies form-action to a form's redirects too, so the portal's origin must be allowed. */
function toReply(status: number, body: string, backUrl: string | null = null): LocalReply {
  const targets = ["'self'", ...(backUrl === null ? [] : [new URL(backUrl).origin])].join(' ');
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action ${targets}`,
    },
    body,
  };
}

const toButtons = (names: readonly OutcomeName[], words: Readonly<Partial<Record<OutcomeName, string>>>): string =>
  names
    .map((name, at) => {
      const style = name === 'success' && at === 0 ? ' class="main"' : '';
      return `<button name="outcome" value="${name}"${style}>${escapeMarkup(words[name] ?? name)}</button>`;
    })
    .join('');

const DEFAULT_OUTCOMES: readonly OutcomeName[] = ['success', 'balance', 'cancelled'];
const OTHERS = (Object.keys(OUTCOMES) as OutcomeName[]).filter((name) => !DEFAULT_OUTCOMES.includes(name));

const toHead = (language: Language): string => {
  const { mark, noMoney } = paymentSandboxMessages[language];
  return `<p><span class="mark">${mark}</span></p><p>${noMoney}</p>`;
};

/** Page on which a payer chooses the outcome. */
export function toPaymentPage(payment: SimulatedPayment, now: EpochSeconds): LocalReply {
  const { language, method, name, amount, description, expiresAt, returnUrl, outcome, state } = payment;
  const words = paymentSandboxMessages[language];
  const title = words.title(GATEWAYS[method]);
  const facts: readonly (readonly [string, string])[] = [
    [words.order, name],
    [words.description, description],
    [words.amount, formatDong(amount, language)],
    [words.expires, words.moment(formatClock(expiresAt), formatDay(expiresAt, language))],
  ];
  const list = facts.map(([label, value]) => `<dt>${label}</dt><dd>${escapeMarkup(value)}</dd>`).join('');
  const over = now > expiresAt ? `<p><strong>${words.expired}</strong></p>` : '';
  const isOver = state !== 'open';
  const choice = isOver
    ? ''
    : `<form method="post">${toButtons(DEFAULT_OUTCOMES, words.outcomes)}<h2>${words.otherCases}</h2>${toButtons(OTHERS, words.outcomes)}</form>`;
  const chosen = outcome === null ? '' : `<p><strong>${words.chosen(words.outcomes[outcome])}</strong></p>`;
  const back = `<p><a href="${escapeMarkup(returnUrl)}">${words.back}</a></p>`;
  return toReply(
    200,
    toDocument(language, title, `${toHead(language)}<dl>${list}</dl>${over}${chosen}${choice}${back}`),
    returnUrl,
  );
}

export function toMissingPage(): LocalReply {
  const { vi, en } = paymentSandboxMessages;
  return toReply(404, toDocument('vi', vi.mark, `<p>${vi.noPayment}</p><p lang="en">${en.noPayment}</p>`));
}

/** Fields of the test bank's form. */
export interface TransferForm {
  readonly language: Language;
  readonly amount: string;
  readonly purpose: string;
  /** The portal's page that led here; '' for none. */
  readonly back: string;
}

export const readTransferForm = (fields: URLSearchParams): TransferForm => ({
  language: fields.get('lang') === 'en' ? 'en' : 'vi',
  amount: fields.get('amount') ?? '',
  purpose: fields.get('purpose') ?? '',
  back: isLocalUrl(fields.get('back') ?? '') ? (fields.get('back') ?? '') : '',
});

/** URL of the form, filled in. */
export function toTransferPath({ language, amount, purpose, back }: TransferForm): string {
  return `/bank?${new URLSearchParams({ lang: language, amount, purpose, back })}`;
}

/** Form that simulates an incoming transfer. `note` reports the previous one. */
export function toTransferPage(form: TransferForm, status: number, note: 'sent' | 'badTransfer' | null): LocalReply {
  const { language, amount, purpose, back } = form;
  const words = paymentSandboxMessages[language];
  const result = note === null ? '' : `<p role="status"><strong>${words[note]}</strong></p>`;
  const hidden = (name: string, value: string): string =>
    `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`;
  const fields = `<label>${words.dong}<input name="amount" inputmode="numeric" required value="${escapeMarkup(amount)}"></label>
<label>${words.purpose}<input name="purpose" maxlength="200" value="${escapeMarkup(purpose)}"></label>`;
  const link = back === '' ? '' : `<p><a href="${escapeMarkup(back)}">${words.back}</a></p>`;
  const body = `${toHead(language)}${result}<form method="post" action="/bank">${hidden('lang', language)}${hidden('back', back)}${fields}${toButtons(TRANSFER_OUTCOMES, words.transfers)}</form>${link}`;
  return toReply(status, toDocument(language, words.bankTitle, body));
}
