import { CHANNEL_KINDS } from '@portal/domain/alert/channel.table';
import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, Optional, String as Text } from 'typebox';
import { Moment } from '#endpoints/place-schema.ts';
import { Id } from '../id.ts';
import { activeFields, nullable, oneOf, type ReplyOf } from './own-call.ts';

const kind = oneOf(CHANNEL_KINDS);
const Secret = Text({ description: 'signs the messages of a webhook; in this reply only' });

/** A channel of alerts. */
export const OwnChannel = ObjectOf({
  id: Id,
  kind,
  address: Text(),
  verified: Flag(),
  ...activeFields,
  secret: Optional(Secret),
});
/** A channel of alerts. */
export type OwnChannel = ReplyOf<typeof OwnChannel>;

/** Channels of an account, the possible kinds, and the key of Web Push; null where push is off. */
export const OwnChannels = ObjectOf({
  items: ArrayOf(OwnChannel),
  kinds: ArrayOf(ObjectOf({ kind, inPlan: Flag(), available: Flag() })),
  pushKey: nullable(Text()),
});
/** The channels of an account. */
export type OwnChannels = ReplyOf<typeof OwnChannels>;

/** An address to which rules post their messages. */
export const OwnWebhook = ObjectOf({
  id: Id,
  url: Text(),
  ruleIds: ArrayOf(Id),
  ...activeFields,
  createdAt: Moment,
  secret: Optional(Secret),
});
