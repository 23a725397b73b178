import { Array as ArrayOf, Integer, Object as ObjectOf, Optional, String as Text } from 'typebox';
import { DateText, Moment } from '#endpoints/place-schema.ts';
import { Id } from '../id.ts';
import { API_KEY_ADDRESSES } from './api-key-addresses.table.ts';
import { defineOwnCalls, itemsOf, nullable, oneOf, type ReplyOf } from './own-call.ts';

const Name = Text({ minLength: 1, maxLength: 60 });
/** Origins of pages such as `https://example.com`. */
const Origins = ArrayOf(Text({ minLength: 1, maxLength: 200 }), { maxItems: 20 });
/** IPv4 or IPv6 addresses, or networks of them such as `203.0.113.0/24`. */
const Networks = ArrayOf(Text({ minLength: 1, maxLength: 50 }), { maxItems: 20 });

/** A new key: its name, and the restriction of its use; without lists, unrestricted. */
export const KeyInput = ObjectOf({ name: Name, origins: Optional(Origins), networks: Optional(Networks) });

/** Changeable fields of a key. */
export const KeyChange = ObjectOf({
  name: Optional(Name),
  origins: Optional(Origins),
  networks: Optional(Networks),
});

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
    summary: 'Calls made with the keys, including those of a team',
    query: { format: Optional(oneOf(['json', 'csv'])), owner: Optional(Id) },
    reply: OwnUsage,
  },
});
