import { Array as ArrayOf, Integer, Object as ObjectOf, Optional, String as Text } from 'typebox';
import { DateText, Moment } from '#endpoints/place-schema.ts';
import { API_KEY_ADDRESSES } from '../api-key-addresses.table.ts';
import { KeyChange, KeyInput } from '../api-key-schema.ts';
import { Id } from '../id.ts';
import { defineOwnCalls, itemsOf, nullable, oneOf, type ReplyOf } from './own-call.ts';

/** An API key without its text. */
const OwnApiKey = ObjectOf({
  id: Id,
  name: Text(),
  prefix: Text(),
  origins: ArrayOf(Text()),
  networks: ArrayOf(Text()),
  createdAt: Moment,
  lastUsedAt: nullable(Moment),
});
/** An API key. */
export type OwnApiKey = ReplyOf<typeof OwnApiKey>;

/** Calls in a window; `limit` null: unlimited. */
const UsageWindow = ObjectOf({ used: Integer(), limit: nullable(Integer()), resetAt: Moment });
/** Calls in a window. */
export type UsageWindow = ReplyOf<typeof UsageWindow>;

const UsageDay = ObjectOf({ date: DateText, calls: Integer(), refused: Integer() });
/** Calls of a day. */
export type UsageDay = ReplyOf<typeof UsageDay>;

/** Usage of the account's keys; days oldest first. */
const OwnUsage = ObjectOf({ hour: UsageWindow, day: UsageWindow, byDay: ArrayOf(UsageDay) });
/** Usage of the keys. */
export type OwnUsage = ReplyOf<typeof OwnUsage>;

/** Calls about API keys. */
export const API_KEY_CALLS = defineOwnCalls('account', API_KEY_ADDRESSES, {
  apiKeysList: { summary: 'API keys', reply: itemsOf(OwnApiKey) },
  apiKeyAdd: {
    summary: 'Create a key; only this reply has its text',
    body: KeyInput,
    reply: ObjectOf({ ...OwnApiKey.properties, key: Text() }),
  },
  apiKeyChange: { summary: 'Change a key', body: KeyChange, reply: OwnApiKey },
  apiKeyRevoke: { summary: 'Revoke a key', reply: null },
  apiUsageShow: {
    summary: 'Calls made with the keys, also those of a team',
    query: { format: Optional(oneOf(['json', 'csv'])), owner: Optional(Id) },
    reply: OwnUsage,
  },
});
