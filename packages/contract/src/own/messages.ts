import { CHANNEL_KINDS } from '@portal/domain/alert/channel.table';
import { Boolean as Flag, Object as ObjectOf, Optional, String as Text } from 'typebox';
import { Moment, measure } from '#endpoints/place-schema.ts';
import { Id } from '../id.ts';
import { nullable, oneOf, type ReplyOf } from './own-call.ts';

/** A message sent or withheld, or a missed event. */
export const OwnMessage = ObjectOf({
  id: Id,
  ruleId: nullable(Id, 'null for a channel test'),
  placeId: nullable(Id),
  event: ObjectOf({
    key: Text({ description: 'the same for all messages of an event' }),
    kind: oneOf(['start', 'upgrade', 'end', 'test']),
    at: Moment,
  }),
  text: Text(),
  issued: nullable(ObjectOf({ demo: Optional(Flag()) }, { additionalProperties: true }), 'data behind it'),
  channel: nullable(oneOf(CHANNEL_KINDS)),
  state: oneOf(['queued', 'sent', 'delivered', 'failed', 'withheld', 'none']),
  reason: nullable(Text()),
  sentAt: nullable(Moment),
  outcome: nullable(oneOf(['right', 'wrong', 'missed', 'unknown'])),
  observed: Optional(nullable(ObjectOf({ at: Moment, peak: measure('in the unit of the rule') }))),
  happened: nullable(Flag(), 'according to the reader'),
});
/** A message, or a missed event. */
export type OwnMessage = ReplyOf<typeof OwnMessage>;
