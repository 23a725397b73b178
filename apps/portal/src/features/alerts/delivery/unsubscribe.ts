import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import {
  type AlertChannel,
  insertConsent,
  listChannels,
  setChannelActive,
} from '#features/alerts/own/channel-store.ts';
import { digestAddress } from '#features/alerts/own/channels.ts';
import type { ChannelKind } from '#features/alerts/own/needs.ts';
import { toIdBucket, toTextBucket } from '#platform/database/bucket.ts';
import type { Database, Queries } from '#platform/database/database.ts';

/** How somebody refused: by a letter's link, by the button of a mail program, or by the short link of any other message. */
export type StopWay = 'letterLink' | 'letterHeader' | 'stopLink';

/** A channel as the page shows it that stops it: to whoever has its code. */
export interface StopChannel {
  readonly kind: ChannelKind;
  /** In part: a message may have been forwarded. */
  readonly address: string;
  readonly active: boolean;
  /** In which its owner reads. */
  readonly language: Language;
}

/** Which wording of the page was agreed to. */
const STOP_TEXT = '2026-11';
const CODE = /^[a-z0-9]{4,40}$/;

/** The channel that a code stands for; null where there is none any more. */
async function findByCode(queries: Queries, code: string): Promise<AlertChannel | null> {
  if (!CODE.test(code)) return null;
  const [found] = await queries.query<{ accountId: string; channelId: string }>(
    `select account_id as "accountId", channel_id as "channelId" from alert_stop_code where bucket = $1 and code = $2`,
    [toTextBucket(code), code],
  );
  if (found === undefined) return null;
  return (await listChannels(queries, found.accountId)).find(({ id }) => id === found.channelId) ?? null;
}

/** `an…@vidu.vn`, `… 678`, the host of a webhook; nothing of a push subscription, which nobody would know. */
function maskAddress({ kind, address }: AlertChannel): string {
  if (kind === 'push') return '';
  if (kind === 'webhook') return URL.canParse(address) ? new URL(address).host : '';
  if (kind !== 'email') return `… ${address.slice(-3)}`;
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.min(2, at - 1))}…${address.slice(at)}`;
}

async function findLanguage(queries: Queries, accountId: string): Promise<Language> {
  const [row] = await queries.query<{ language: Language }>(
    'select language from account where bucket = $1 and id = $2',
    [toIdBucket(accountId), accountId],
  );
  return row?.language ?? 'vi';
}

/** What the page shows of a code; null where there is no such channel. */
export async function findStopChannel(database: Database, code: string): Promise<StopChannel | null> {
  const channel = await findByCode(database, code);
  if (channel === null) return null;
  const { kind, active, accountId } = channel;
  return { kind, active, address: maskAddress(channel), language: await findLanguage(database, accountId) };
}

/** Stops a channel at once and notes the refusal; one that is stopped stays as it is. False where there is no such channel. */
export async function stopChannel(
  { database, clock }: { readonly database: Database; readonly clock: () => EpochSeconds },
  code: string,
  way: StopWay,
): Promise<boolean> {
  const found = await findByCode(database, code);
  if (found === null) return false;
  if (!found.active) return true;
  await database.inTransaction(async (transaction) => {
    await setChannelActive(transaction, found, false);
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
