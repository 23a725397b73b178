import { Array as ArrayOf, Boolean as Flag, Integer, Object as ObjectOf, String as Text } from 'typebox';
import { DateText, Moment, measure } from '#endpoints/place-schema.ts';
import { RULE_PREVIEW_ADDRESS } from './alert-addresses.table.ts';
import { PreviewInput } from './alert-schema.ts';
import { defineOwnCalls, nullable, oneOf, type ReplyOf } from './own-call.ts';

const percent = measure('%');
const value = measure('in the unit of the rule');

/** A past event with its forecasts, as far as it was observed. */
const PastEvent = ObjectOf({
  at: Moment,
  peak: value,
  happened: nullable(Flag()),
  byLead: ArrayOf(ObjectOf({ lead: Integer({ description: 'minutes' }), chance: percent, rate: value })),
});
/** A past event. */
export type PastEvent = ReplyOf<typeof PastEvent>;

/** What a rule would have sent in the last thirty days, and what comes next. */
const RulePreview = ObjectOf({
  knownFrom: nullable(Moment, 'start of the data; null: none'),
  basis: oneOf(['radar', 'satellite', 'model'], 'of the current rain at the place'),
  issued: ObjectOf({ demo: Flag() }),
  past: ObjectOf({
    messages: ArrayOf(ObjectOf({ at: Moment, text: Text(), outcome: nullable(oneOf(['right', 'wrong', 'unknown'])) })),
    missed: ArrayOf(ObjectOf({ at: Moment, peak: value })),
    right: Integer(),
    wrong: Integer(),
    unknown: Integer(),
    events: ArrayOf(PastEvent),
  }),
  next: ArrayOf(ObjectOf({ at: Moment, because: Text(), chance: percent })),
  days: ArrayOf(ObjectOf({ date: DateText, chance: percent }), {
    description: 'highest chance of each day, for rain rules; empty for others',
  }),
});
/** Preview of a rule. */
export type RulePreview = ReplyOf<typeof RulePreview>;

/** Preview of a rule, also for guests, without side effects. */
export const RULE_PREVIEW_CALLS = defineOwnCalls(
  'everybody',
  { rulePreview: RULE_PREVIEW_ADDRESS },
  {
    rulePreview: { summary: 'Past and upcoming messages of a rule at a place', body: PreviewInput, reply: RulePreview },
  },
);
