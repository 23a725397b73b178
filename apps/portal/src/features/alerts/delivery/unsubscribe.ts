import { CHANNELS, type ChannelKind } from '@portal/domain/alert/channel.table';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type AlertChannel, insertConsent, OWN_CHANNELS } from '#features/alerts/own/channel-store.ts';
import { digestAddress } from '#features/alerts/own/channels.ts';
import { toIdBucket, toTextBucket } from '#platform/database/bucket.ts';
import type { Database, Queries } from '#platform/database/database.ts';

/** Link in the e-mail, button of the mail program, or short link of any other message. */
export type StopWay = 'letterLink' | 'letterHeader' | 'stopLink';

/** A channel as its unsubscribe page shows it to anyone with the code. */
export interface StopChannel {
  readonly kind: ChannelKind;
  /** Masked: a message may have been forwarded. */
  readonly address: string;
  readonly active: boolean;
  readonly language: Language;
}

/** Version of the page's wording, stored as proof. */
const STOP_TEXT = '2026-11';
const CODE = /^[a-z0-9]{4,40}$/;

/** Null if the channel no longer exists. */
async function findByCode(queries: Queries, code: string): Promise<AlertChannel | null> {
  if (!CODE.test(code)) return null;
  const [found] = await queries.query<{ accountId: string; channelId: string }>(
    `select account_id as "accountId", channel_id as "channelId" from alert_stop_code where bucket = $1 and code = $2`,
    [toTextBucket(code), code],
  );
  if (found === undefined) return null;
  return (await OWN_CHANNELS.list(queries, found.accountId)).find(({ id }) => id === found.channelId) ?? null;
}

/**
 * `an…@vidu.vn`, `… 678`, the host of a webhook; empty for a push subscription, whose address means nothing to its
 * owner.
 */
function maskAddress({ kind, address }: AlertChannel): string {
  switch (CHANNELS[kind].address) {
    case 'subscription':
      return '';
    case 'url':
      return URL.canParse(address) ? new URL(address).host : '';
    case 'phone':
    case 'accountPhone':
      return `… ${address.slice(-3)}`;
    case 'email': {
      const at = address.lastIndexOf('@');
      return `${address.slice(0, Math.min(2, at - 1))}…${address.slice(at)}`;
    }
  }
}

async function findLanguage(queries: Queries, accountId: string): Promise<Language> {
  const [row] = await queries.query<{ language: Language }>(
    'select language from account where bucket = $1 and id = $2',
    [toIdBucket(accountId), accountId],
  );
  return row?.language ?? 'vi';
}

export async function findStopChannel(database: Database, code: string): Promise<StopChannel | null> {
  const channel = await findByCode(database, code);
  if (channel === null) return null;
  const { kind, active, accountId } = channel;
  return { kind, active, address: maskAddress(channel), language: await findLanguage(database, accountId) };
}

/** Stops a channel and stores the refusal; idempotent. False if there is no such channel. */
export async function stopChannel(
  { database, clock }: { readonly database: Database; readonly clock: () => EpochSeconds },
  code: string,
  way: StopWay,
): Promise<boolean> {
  const found = await findByCode(database, code);
  if (found === null) return false;
  if (!found.active) return true;
  await database.inTransaction(async (transaction) => {
    await OWN_CHANNELS.update(transaction, found, { active: false });
    await insertConsent(transaction, {
      accountId: found.accountId,
      channel: found.kind,
      addressDigest: digestAddress(found.address),
      given: false,
      textVersion: STOP_TEXT,
      way,
      at: clock(),
    });
  });
  return true;
}
