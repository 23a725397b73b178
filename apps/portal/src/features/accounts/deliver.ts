import { randomInt } from 'node:crypto';
import { formatDay } from '@portal/content/format-day';
import { accountLetterMessages, appRemovalLetter } from '@portal/content/messages/account-letter-messages';
import { accountNoticeMessages } from '@portal/content/messages/account-notice-messages';
import { ACCOUNT_SECONDS } from '@portal/domain/account/account-limits.table';
import { COMPANION_APPS } from '@portal/domain/account/companion-app';
import { formatClock, formatMoment } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { Mail, SendMail } from '#platform/mail/mailer.ts';
import { deliverDueMessages } from '#platform/outbox/deliver-messages.ts';
import type { OutboxMessage } from '#platform/outbox/outbox-store.ts';
import type { SendText } from '#platform/text-message/send-text.ts';
import { APP_REMOVAL_TOPIC } from './app-removal.ts';
import { findAppRemoval } from './app-removal-store.ts';
import { LETTER_TOPIC, type RequestPayload, TEXT_TOPIC } from './letter-requests.ts';
import { type LinkKind, renewCode, renewLink } from './link-store.ts';
import { digestPhoneCode, makeLinkToken, makePhoneCode } from './link-token.ts';
import type { AccountNeeds } from './needs.ts';
import { NOTICE_TOPIC, type NoticePayload, renewNotice } from './notices.ts';
import { findAccount, type StoredAccount, toAccountKey } from './store.ts';

export interface DeliveryNeeds extends Pick<AccountNeeds, 'database' | 'clock'> {
  readonly sendMail: SendMail | null;
  readonly sendText: SendText | null;
  /** Recipient of mail to the company; null: none. */
  readonly companyEmail: string | null;
  readonly publicUrl: string;
  readonly warn: (problem: string) => void;
}

/** About an hour; older links are not sent. */
const PACE = { leaseSeconds: 60, backOff: { first: 5, longest: 300 }, mostAttempts: 20 };

const SECONDS_OF: Readonly<Record<LinkKind, number>> = {
  verifyEmail: ACCOUNT_SECONDS.verifyLink,
  changeEmail: ACCOUNT_SECONDS.verifyLink,
  resetPassword: ACCOUNT_SECONDS.resetLink,
};
const PAGE_OF = { verifyEmail: 'verify', changeEmail: 'verify', resetPassword: 'password-reset' } as const;

function toLetter(
  { language, emailVerifiedAt }: StoredAccount,
  { id, to, kind, link }: { readonly id: string; readonly to: string; readonly kind: LinkKind; readonly link: string },
): Mail {
  const { subject, before, after } = accountLetterMessages[language][kind];
  const { dropsUnproved } = accountLetterMessages[language];
  const warning = kind === 'resetPassword' && emailVerifiedAt === null ? [dropsUnproved] : [];
  return { id, to, subject, text: [...before, link, ...warning, ...after].join('\n\n') };
}

/** Sends a requested e-mail; its new secret replaces the previous one. Null: accepted, or not needed any more. */
async function writeLetter(needs: DeliveryNeeds, sendMail: SendMail, message: OutboxMessage): Promise<string | null> {
  const { database, clock, publicUrl } = needs;
  const { accountId, kind } = message.payload as RequestPayload;
  const account = await findAccount(database, toAccountKey(accountId));
  if (account === null || kind === undefined) return null;
  const { token, secretDigest } = makeLinkToken(account);
  const renewed = { kind, secretDigest, expiresAt: clock() + SECONDS_OF[kind] };
  const to = await renewLink(database, account, renewed, clock());
  if (to === null) return null;
  const path = toLanguagePath(PAGE_OF[kind], account.language);
  return sendMail(toLetter(account, { id: message.id, to, kind, link: `${publicUrl}${path}?token=${token}` }));
}

/** Sends an SMS with a new code. Null: accepted, or not needed any more. */
async function writeText(needs: DeliveryNeeds, sendText: SendText, message: OutboxMessage): Promise<string | null> {
  const { database, clock } = needs;
  const account = await findAccount(database, toAccountKey((message.payload as RequestPayload).accountId));
  if (account === null) return null;
  const code = makePhoneCode(randomInt);
  const renewed = { codeDigest: digestPhoneCode(account, code), expiresAt: clock() + ACCOUNT_SECONDS.phoneCode };
  const phone = await renewCode(database, account, renewed, clock());
  if (phone === null) return null;
  return sendText({ id: message.id, to: phone, text: accountLetterMessages[account.language].phoneCode(code) });
}

/** Notifies an account's owner of a change. Null: accepted, or not needed any more. */
async function writeNotice(needs: DeliveryNeeds, sendMail: SendMail, message: OutboxMessage): Promise<string | null> {
  const { database, clock, publicUrl } = needs;
  const { accountId, noticeId } = message.payload as NoticePayload;
  const account = await findAccount(database, toAccountKey(accountId));
  if (account === null) return null;
  const { token, secretDigest } = makeLinkToken(account);
  const notice = await renewNotice(database, account, { noticeId, undoDigest: secretDigest, now: clock() });
  if (notice === null) return null;
  const { language } = account;
  const toUrl = (routeId: 'verify' | 'password-reset' | 'dashboard:settings') =>
    publicUrl + toLanguagePath(routeId, language);
  const { subject, lines } = accountNoticeMessages[language][notice.kind];
  const text = lines({
    detail: notice.detail ?? '',
    at: `${formatClock(notice.createdAt)} ${formatDay(notice.createdAt, language)}`,
    undo: `${toUrl('verify')}?undo=${token}`,
    reset: toUrl('password-reset'),
    settings: toUrl('dashboard:settings'),
  });
  return sendMail({ id: message.id, to: notice.email, subject, text: text.join('\n\n') });
}

/** E-mails the company about an app's account to delete. Null: accepted, or completed meanwhile. */
async function writeAppRemoval(
  needs: DeliveryNeeds,
  sendMail: SendMail,
  message: OutboxMessage,
): Promise<string | null> {
  const removal = needs.companyEmail === null ? null : await findAppRemoval(needs.database, message);
  if (removal === null || needs.companyEmail === null) return null;
  const { app, username, receivedAt, id } = removal;
  const { subject, lines } = appRemovalLetter.vi;
  const text = lines({ app: COMPANION_APPS[app], username, receivedAt: formatMoment(receivedAt), id }).join('\n');
  return sendMail({ id: message.id, to: needs.companyEmail, subject: subject(COMPANION_APPS[app]), text });
}

/** Sends due e-mails and SMS, each at least once. Returns how many were accepted. */
export async function deliverAccountMessages(needs: DeliveryNeeds, signal?: AbortSignal): Promise<number> {
  const { database, clock, sendMail, sendText, warn } = needs;
  const rest = { database, clock, pace: PACE, failure: 'an account message could not be sent', warn, signal };
  const turn = <Send>(
    topic: string,
    write: (needs: DeliveryNeeds, send: Send, message: OutboxMessage) => Promise<string | null>,
    send: Send | null,
  ) => (send === null ? 0 : deliverDueMessages({ ...rest, topic, deliver: (message) => write(needs, send, message) }));
  let accepted = await turn(LETTER_TOPIC, writeLetter, sendMail);
  accepted += await turn(NOTICE_TOPIC, writeNotice, sendMail);
  accepted += await turn(APP_REMOVAL_TOPIC, writeAppRemoval, sendMail);
  return accepted + (await turn(TEXT_TOPIC, writeText, sendText));
}
