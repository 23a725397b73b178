import { DECISION_COMPARES } from '@portal/domain/decision/decision-condition';
import { DECISION_QUANTITY_IDS } from '@portal/domain/decision/decision-quantity.table';
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Number as Num,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox';
import { ActivityInput, decisionsEvaluate } from '#endpoints/decisions.ts';
import { Moment } from '#endpoints/place-schema.ts';
import { Id } from '../id.ts';
import { ACTIVITY_ADDRESSES } from './activity-addresses.table.ts';
import { activeFields, defineOwnCalls, itemsOf, nullable, oneOf, type ReplyOf } from './own-call.ts';

const MOST_SITES = 50;

/** An own activity as sent by its owner: conditions, saved places, and whether changes are notified. */
export const OwnActivityInput = ObjectOf(
  {
    ...ActivityInput.properties,
    placeIds: Optional(ArrayOf(Text({ format: 'uuid' }), { maxItems: MOST_SITES })),
    notify: Optional(Flag()),
    active: Optional(Flag()),
  },
  { additionalProperties: false },
);
export type OwnActivityInput = Static<typeof OwnActivityInput>;

/** An activity whose hours are judged at saved places. */
const OwnActivity = ObjectOf({
  id: Id,
  name: Text(),
  conditions: ArrayOf(
    ObjectOf({
      quantity: oneOf(DECISION_QUANTITY_IDS),
      compare: oneOf(DECISION_COMPARES),
      threshold: nullable(Num()),
      near: nullable(Num()),
      hours: Integer(),
    }),
  ),
  text: Text({ description: 'the conditions in plain words' }),
  cost: nullable(Num()),
  loss: nullable(Num()),
  placeIds: ArrayOf(Id),
  notify: Flag(),
  ...activeFields,
});
/** An activity. */
export type OwnActivity = ReplyOf<typeof OwnActivity>;

/** When the activities are possible at a saved place. */
const OwnSiteBoard = ObjectOf({ ...decisionsEvaluate.reply.properties, site: ObjectOf({ id: Id, name: Text() }) });
/** When activities are possible at a place. */
export type OwnSiteBoard = Static<typeof OwnSiteBoard>;

const OwnActivities = ObjectOf({
  items: ArrayOf(OwnActivity),
  limit: nullable(Integer(), 'activities and rules together; null: unlimited'),
  rules: Integer({ description: 'rules that count too' }),
});

/** Calls about activities. */
export const ACTIVITY_CALLS = defineOwnCalls('account', ACTIVITY_ADDRESSES, {
  activitiesList: { summary: 'Activities, and how many the plan allows', reply: OwnActivities },
  activityAdd: { summary: 'Add an activity', body: OwnActivityInput, reply: OwnActivity },
  activityChange: { summary: 'Change an activity', body: OwnActivityInput, reply: OwnActivity },
  activityRemove: { summary: 'Remove an activity', reply: null },
  activitiesBoard: {
    summary: 'When the activities may be done, at each of their places',
    reply: itemsOf(OwnSiteBoard),
  },
  activityFeedShow: {
    summary: 'When the calendar address was created; null: none',
    reply: ObjectOf({ createdAt: nullable(Moment) }),
  },
  activityFeedMake: { summary: 'Create a new secret calendar address', reply: ObjectOf({ url: Text() }) },
  activityFeedEnd: { summary: 'Remove the calendar address', reply: null },
});
