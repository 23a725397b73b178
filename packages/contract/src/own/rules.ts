import { ALERT_SEGMENTS } from '@portal/domain/alert/alert-rule';
import { RULE_KINDS } from '@portal/domain/alert/rule-kind.table';
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Number as Num,
  Object as ObjectOf,
  Partial,
  String as Text,
} from 'typebox';
import { Moment } from '#endpoints/place-schema.ts';
import { Id } from '../id.ts';
import { RuleTargets } from './alert-schema.ts';
import { activeFields, nullable, oneOf, type ReplyOf } from './own-call.ts';

const HourSpan = ObjectOf(
  { from: Integer(), to: Integer() },
  { description: 'clock hours in Vietnam, past midnight if `to` is before `from`' },
);

/** Conditions of a rule; quiet hours of null: those of the account. */
const conditions = {
  kind: oneOf(RULE_KINDS),
  compare: oneOf(['atLeast', 'atMost']),
  threshold: Num({ description: 'in `unit`' }),
  chance: nullable(Integer(), '% from which it counts as forecast; null: the most likely outcome decides'),
  costLoss: nullable(ObjectOf({ cost: Num(), loss: Num() })),
  leadMinutes: Integer(),
  hours: HourSpan,
  weekdays: ArrayOf(Integer(), { description: '1 Monday to 7 Sunday' }),
  quietHours: nullable(HourSpan),
  severeBreaksQuiet: Flag(),
  pauseMinutes: Integer(),
  maxPerDay: Integer(),
  language: oneOf(['vi', 'en']),
  segment: nullable(oneOf(ALERT_SEGMENTS)),
  windUnit: oneOf(['kmh', 'ms']),
  temperatureUnit: oneOf(['C', 'F']),
};

/** A rule: conditions at places, and the channels of its messages. */
export const OwnRule = ObjectOf({
  id: Id,
  placeIds: ArrayOf(Id),
  ...conditions,
  unit: nullable(Text()),
  channelIds: ArrayOf(Id),
  ...activeFields,
  nextTrigger: nullable(
    ObjectOf({ at: Moment, because: Text() }),
    'when the forecast meets it; null: it does not, or the rule is off',
  ),
  lastMessageAt: nullable(Moment),
});
/** A rule. */
export type OwnRule = ReplyOf<typeof OwnRule>;

/** A rule in a request; fields that are left out have defaults, or stay. */
export const RuleBody = ObjectOf({ ...RuleTargets.properties, ...Partial(ObjectOf(conditions)).properties });

/** Quiet hours of rules without their own; null: none. */
export const AlertSettings = ObjectOf({ quietHours: nullable(HourSpan) });
/** Quiet hours of the account. */
export type AlertSettings = ReplyOf<typeof AlertSettings>;
