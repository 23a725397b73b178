import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Literal,
  Object as ObjectOf,
  Optional,
  String as Text,
  Union,
} from 'typebox';
import { DateText, Latitude, Longitude, Moment, measure } from '#endpoints/place-schema.ts';
import { DELAY_RECORD_ADDRESSES } from '../delay-record-addresses.table.ts';
import { RecordChange, RecordInput, StatementInput } from '../delay-record-schema.ts';
import { Id } from '../id.ts';
import { Ordered } from './jobs.ts';
import { activeFields, defineOwnCalls, itemsOf, nullable, oneOf, type ReplyOf } from './own-call.ts';

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
  endDay: nullable(DateText, 'when it was ended; null: going on'),
  days: Integer(),
  months: ArrayOf(Text({ description: 'YYYY-MM, newest first' })),
  ...activeFields,
  createdAt: Moment,
  demo: Optional(Flag({ description: 'of a single record: whether its last day is demonstration weather' })),
  chain: Optional(Chain),
});
/** A record of weather delays. */
export type OwnRecord = ReplyOf<typeof OwnRecord>;

/** Calls about records of weather delays. */
export const DELAY_RECORD_CALLS = defineOwnCalls('account', DELAY_RECORD_ADDRESSES, {
  recordsList: { summary: 'Records of weather delays', reply: itemsOf(OwnRecord) },
  recordAdd: { summary: 'Begin a record', body: RecordInput, reply: OwnRecord },
  recordShow: { summary: 'A record, with its chain verified', reply: OwnRecord },
  recordRename: { summary: 'Rename a record', body: RecordChange, reply: OwnRecord },
  recordEnd: { summary: 'End a record', reply: null },
  recordStatement: { summary: 'Order the statement of a month', body: StatementInput, reply: Ordered },
});
