import { DECISION_COMPARES, MOST_CONDITION_HOURS, MOST_CONDITIONS } from '@portal/domain/decision/decision-condition';
import { DECISION_QUANTITY_IDS } from '@portal/domain/decision/decision-quantity.table';
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Literal,
  Null,
  Number as Num,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
  Union,
  Unsafe,
} from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { DateText, Issued, Moment, measure, Place, PlaceQuery } from './place-schema.ts';

const LARGEST_SUM = 1e12;
const nameOf = <Name extends string>(names: readonly Name[], description: string) =>
  Unsafe<Name>({ type: 'string', enum: [...names], description });

/** One condition of an activity in a request. */
const ConditionInput = ObjectOf(
  {
    quantity: nameOf(DECISION_QUANTITY_IDS, 'what is compared, in the units of this API; rain is the hourly amount'),
    compare: nameOf(
      DECISION_COMPARES,
      'atMost, atLeast: required in each of `hours` from the hour on; above, below: stops where it lasts `hours`',
    ),
    threshold: Union([Num(), Null()], { description: 'work stops beyond it; null: ignored' }),
    near: Optional(
      Union([Num(), Null()], { description: 'beyond it, work is to be considered; omitted: no such band' }),
    ),
    hours: Optional(Integer({ minimum: 1, maximum: MOST_CONDITION_HOURS, description: 'consecutive; 1 by default' })),
  },
  { additionalProperties: false },
);

/** An activity in a request. */
export const ActivityInput = ObjectOf(
  {
    name: Text({ minLength: 1, maxLength: 80 }),
    conditions: ArrayOf(ConditionInput, { maxItems: MOST_CONDITIONS }),
    cost: Optional(
      Num({ minimum: 0, maximum: LARGEST_SUM, description: 'cost of protecting; given together with loss' }),
    ),
    loss: Optional(Num({ minimum: 0, maximum: LARGEST_SUM, description: 'loss if it happens without protection' })),
  },
  { additionalProperties: false },
);
export type ActivityInput = Static<typeof ActivityInput>;

const Verdict = Union([Literal('go'), Literal('consider'), Literal('stop'), Null()], {
  description: 'go, consider, stop; null where a deciding value is not known, or no threshold is set',
});

const DecisionHour = ObjectOf({
  at: Moment,
  verdict: Verdict,
  because: Text({ description: 'why, in `lang`' }),
  chance: measure(
    '% chance that a required condition fails, from the forecast ranges; a lower bound where several may fail; null where a warning or thunder closes the hour',
  ),
  act: Union([Flag(), Null()], {
    description: 'whether protecting pays by cost and loss; null without these or without a chance',
  }),
});

const Span = ObjectOf({ from: Moment, to: Moment });
const DecisionDay = ObjectOf({
  date: DateText,
  windows: ArrayOf(Span, { description: 'consecutive go hours, cut at midnight' }),
  bestAt: Union([Moment, Null()], {
    description: 'the hour with the lowest chance in the longest window between 06 and 19; null without a window',
  }),
  goHours: Integer({ description: 'go hours from 06 to 19' }),
  knownHours: Integer({ description: 'hours that have a verdict' }),
});

const Saving = ObjectOf({
  at: Moment,
  fromPercent: measure('% chance from which protecting pays: cost ÷ loss'),
  chance: measure('% chance that a required condition fails'),
  act: Flag(),
  amount: Num({ description: 'expected saving over the other choice, in the currency of cost and loss' }),
  text: Text(),
});

const DecidedActivity = ObjectOf({
  name: Text(),
  conditions: ArrayOf(Text(), { description: 'in plain words, in `lang`; without those that are ignored' }),
  hours: ArrayOf(DecisionHour),
  days: ArrayOf(DecisionDay),
  next: Union([Span, Null()], {
    description: 'the first consecutive go hours, also across midnight; null where there are none',
  }),
  saving: Union([Saving, Null()], {
    description: 'for the riskiest of the next 24 hours; null without cost and loss, or without a chance',
  }),
});

const BoardHour = ObjectOf({
  at: Moment,
  rain: measure('mm'),
  rainProbability: measure('% chance of 0.2 mm or more'),
  windGust: measure('m/s'),
});

/** When activities are possible at a place, by conditions, in plain words. */
export const decisionsEvaluate = defineEndpoint({
  ...ENDPOINT_ADDRESSES.decisionsEvaluate,
  tag: 'decisions',
  summary: 'When activities may be done: a verdict with its reason for each hour, and the windows of each day',
  query: ObjectOf({
    lang: PlaceQuery.properties.lang,
    days: Optional(Integer({ minimum: 1, maximum: 15 })),
    format: Optional(Union([Literal('json'), Literal('csv'), Literal('ics')])),
  }),
  body: ObjectOf(
    {
      lat: Num({ minimum: -90, maximum: 90 }),
      lng: Num({ minimum: -180, maximum: 180 }),
      activities: ArrayOf(ActivityInput, { minItems: 1, maxItems: 100 }),
    },
    { additionalProperties: false },
  ),
  perCaller: true,
  files: ['csv', 'ics'],
  reply: ObjectOf({
    place: Place,
    issued: Issued,
    activities: ArrayOf(DecidedActivity),
    weather: ArrayOf(BoardHour, { description: 'rain and gusts of the same hours' }),
  }),
});

/** The board of several activities, the reply of `decisionsEvaluate`. */
export type DecisionBoard = Static<(typeof decisionsEvaluate)['reply']>;
/** One activity of the board. */
export type DecidedActivity = Static<typeof DecidedActivity>;
