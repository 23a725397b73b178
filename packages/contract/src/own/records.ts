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
} from 'typebox';
import { DateText, Latitude, Longitude, Moment, measure } from '#endpoints/place-schema.ts';
import { Id } from '../id.ts';
import { DELAY_RECORD_ADDRESSES } from './delay-record-addresses.table.ts';
import { Ordered } from './jobs.ts';
import { activeFields, defineOwnCalls, itemsOf, nullable, oneOf, type ReplyOf } from './own-call.ts';

const Name = Text({ minLength: 1, maxLength: 80 });
const limit = (minimum: number, maximum: number) => Optional(Union([Num({ minimum, maximum }), Null()]));

/** A new contract site. A threshold that is absent or null does not apply; `from` is a date, default today. */
export const RecordInput = ObjectOf({
  name: Name,
  lat: Num({ minimum: -90, maximum: 90 }),
  lng: Num({ minimum: -180, maximum: 180 }),
  thresholds: ObjectOf({
    rainMmh: limit(0.1, 200),
    dayRainMm: limit(0.1, 1000),
    gustMs: limit(1, 80),
    windMs: limit(1, 60),
    heatC: limit(20, 50),
    coldC: limit(-10, 30),
    thunder: Optional(Union([Integer({ minimum: 1, maximum: 2 }), Null()])),
  }),
  workHours: ObjectOf({ from: Integer({ minimum: 0, maximum: 23 }), to: Integer({ minimum: 1, maximum: 24 }) }),
  weekdays: ArrayOf(Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7 }),
  language: Optional(Text({ maxLength: 2 })),
  from: Optional(Text({ maxLength: 10 })),
});

/** A new contract site. */
export type RecordInput = Static<typeof RecordInput>;

/** Changeable fields of a site: only its name, because closed records contain its terms. */
export const RecordChange = ObjectOf({ name: Name });

/** Parameters of a statement: `month` such as `2026-10`. */
export const StatementInput = ObjectOf({ month: Text({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }) });

const Thresholds = ObjectOf({
  rainMmh: measure('mm/h'),
  dayRainMm: measure('mm'),
  gustMs: measure('m/s'),
  windMs: measure('m/s'),
  heatC: measure('°C'),
  coldC: measure('°C'),
  thunder: nullable(Union([Literal(1), Literal(2)]), '1 possible, 2 likely'),
});

const Chain = Union([
  ObjectOf({ whole: Literal(true), lastHash: Text() }),
  ObjectOf({ whole: Literal(false), day: DateText, fault: Text() }),
]);

/** A record of weather delays at a site. */
const OwnRecord = ObjectOf({
  id: Id,
  publicId: Text(),
  name: Text(),
  language: oneOf(['vi', 'en']),
  lat: Latitude,
  lng: Longitude,
  thresholds: Thresholds,
  workHours: ObjectOf({ from: Integer(), to: Integer() }),
  weekdays: ArrayOf(Integer()),
  firstDay: DateText,
  lastDay: nullable(DateText, 'the last closed day'),
  endDay: nullable(DateText, 'when it was ended; null: still running'),
  days: Integer(),
  months: ArrayOf(Text({ description: 'YYYY-MM, newest first' })),
  ...activeFields,
  createdAt: Moment,
  demo: Optional(Flag({ description: 'for a single record: whether its last day is demo data' })),
  chain: Optional(Chain),
});
/** A record of weather delays. */
export type OwnRecord = ReplyOf<typeof OwnRecord>;

/** Calls about records of weather delays. */
export const DELAY_RECORD_CALLS = defineOwnCalls('account', DELAY_RECORD_ADDRESSES, {
  recordsList: { summary: 'Weather delay records', reply: itemsOf(OwnRecord) },
  recordAdd: { summary: 'Start a record', body: RecordInput, reply: OwnRecord },
  recordShow: { summary: 'A record, with its chain verified', reply: OwnRecord },
  recordRename: { summary: 'Rename a record', body: RecordChange, reply: OwnRecord },
  recordEnd: { summary: 'End a record', reply: null },
  recordStatement: { summary: 'Order a monthly statement', body: StatementInput, reply: Ordered },
});
