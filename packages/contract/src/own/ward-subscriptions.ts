import { CHANNEL_KINDS } from '@portal/domain/alert/channel.table';
import { Object as ObjectOf, Optional, type Static, String as Text } from 'typebox';
import { Moment } from '#endpoints/place-schema.ts';
import { Id } from '../id.ts';
import { OneOf } from '../one-of.ts';
import { activeFields, defineOwnList, itemsOf, nullable, oneOf, type ReplyOf } from './own-call.ts';

/** A new subscription; default `language`: Vietnamese. */
export const WardSubscriptionInput = ObjectOf({
  location: Text({ minLength: 1, maxLength: 200, description: 'slug of the place' }),
  language: Optional(OneOf(['vi', 'en'])),
  channelId: Text({ minLength: 36, maxLength: 36, description: 'a verified channel of kind email or webhook' }),
});
export type WardSubscriptionInput = Static<typeof WardSubscriptionInput>;

const OwnWardSubscription = ObjectOf({
  id: Id,
  location: Text({ description: 'slug of the place' }),
  name: Text({ description: 'name of the place' }),
  language: oneOf(['vi', 'en']),
  channel: ObjectOf({ id: Id, kind: oneOf(CHANNEL_KINDS), address: Text() }),
  ...activeFields,
  lastSentAt: nullable(Moment, 'when a bulletin was last accepted; null: never'),
  createdAt: Moment,
});
/** The bulletin of a place, every morning by a channel. */
export type OwnWardSubscription = ReplyOf<typeof OwnWardSubscription>;

/** Calls about daily ward bulletins. */
export const WARD_SUBSCRIPTION_CALLS = defineOwnList('account', 'wardSubscription', '/api/v1/me/ward-bulletins', {
  list: { summary: 'Ward bulletins that arrive every morning', reply: itemsOf(OwnWardSubscription) },
  add: {
    summary: 'Get the bulletin of a ward every morning at 05:00 by e-mail or webhook',
    body: WardSubscriptionInput,
    reply: OwnWardSubscription,
  },
  remove: { summary: 'End a daily ward bulletin', reply: null },
});
