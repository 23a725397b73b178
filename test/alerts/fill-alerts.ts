import type { ChannelKind } from '@portal/domain/alert/channel.table';
import { insertChannel, insertConsent, NO_CODE } from '../../apps/portal/src/features/alerts/own/channel-store.ts';
import { digestAddress } from '../../apps/portal/src/features/alerts/own/channels.ts';
import { toIdBucket } from '../../apps/portal/src/platform/database/bucket.ts';
import type { Queries } from '../../apps/portal/src/platform/database/database.ts';
import { makeUuidV7 } from '../../apps/portal/src/platform/database/uuid-v7.ts';

export const START = Date.parse('2026-11-26T17:00:00+07:00') / 1000;

/** What a test may change in a message. */
interface MessageFields {
  readonly kind: 'start' | 'upgrade' | 'end';
  readonly ruleId: string;
  readonly placeId: string;
  readonly openedAt: number;
  readonly dueAt: number;
  readonly expiresAt: number;
  readonly isDemo: boolean;
  readonly language: 'vi' | 'en';
}

export interface TestChannel {
  readonly accountId: string;
  readonly id: string;
  readonly kind: ChannelKind;
  readonly address: string;
  readonly stopCode: string;
}

/** Content of the messages. */
export const CONTENT = {
  title: 'Hòa Cường: sắp mưa to',
  first: 'Hòa Cường: mưa to từ khoảng 17:20.',
  more: ['To nhất khoảng 17:40, 12 mm/giờ.', 'Có thể kéo dài đến 18:30.'],
  path: '/thoi-tiet-hoa-cuong-da-nang/hien-tai',
};

export async function addAccount(queries: Queries, language: 'vi' | 'en' = 'vi'): Promise<string> {
  const id = makeUuidV7(START * 1000);
  await queries.query(
    `insert into account (bucket, id, email, language, password_hash, wants_advertising, terms_version, created_at)
     values ($1, $2, $3, $4, '-', false, '2026-11', $5)`,
    [toIdBucket(id), id, `${id}@vidu.vn`, language, START],
  );
  return id;
}

let codes = 0;

/** Adds a verified channel with its owner's consent. */
export async function addChannel(
  queries: Queries,
  accountId: string,
  kind: ChannelKind,
  address: string,
  {
    pushKeys = null,
    isVerified = true,
    isAgreed = true,
  }: Partial<{
    pushKeys: { p256dh: string; auth: string } | null;
    isVerified: boolean;
    isAgreed: boolean;
  }> = {},
): Promise<TestChannel> {
  codes += 1;
  const channel = {
    accountId,
    id: makeUuidV7(START * 1000),
    kind,
    address,
    pushKeys,
    secret: kind === 'webhook' ? 'a secret' : null,
    verifiedAt: isVerified ? START : null,
    active: true,
    stopCode: `code${codes.toString(36).padStart(4, '0')}`,
    createdAt: START,
    ...NO_CODE,
  };
  await insertChannel(queries, channel);
  if (isAgreed)
    await insertConsent(queries, {
      accountId,
      channel: kind,
      addressDigest: digestAddress(address),
      given: true,
      textVersion: '2026-11',
      way: 'form',
      at: START,
    });
  return channel;
}

/** Adds a message to be sent. Returns its id. */
export async function addMessage(
  queries: Queries,
  channel: TestChannel,
  fields: Partial<MessageFields> = {},
): Promise<string> {
  const id = makeUuidV7(START * 1000);
  const { kind = 'start', ruleId = crypto.randomUUID(), placeId = crypto.randomUUID(), openedAt = START } = fields;
  const { dueAt = START, expiresAt = START + 1200, isDemo = false, language = 'vi' } = fields;
  const { accountId } = channel;
  await queries.query(
    `insert into alert_message (bucket, account_id, id, rule_id, place_id, opened_at, kind, event_at, channel_id, channel,
       language, content, issued, is_demo, state, due_at, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '{"source":"gfs"}', $13, 'queued', $14, $15, $16)`,
    [
      toIdBucket(accountId),
      accountId,
      id,
      ruleId,
      placeId,
      openedAt,
      kind,
      START + 1200,
      channel.id,
      channel.kind,
      language,
      JSON.stringify(CONTENT),
      isDemo,
      dueAt,
      expiresAt,
      START,
    ],
  );
  return id;
}
