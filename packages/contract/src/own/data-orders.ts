import { MOST_DATA_PLACES } from '@portal/domain/data-order/data-request';
import {
  DATA_FORMATS,
  DATA_VARIABLES,
  type DataStep,
  type DataVariableName,
} from '@portal/domain/data-order/data-variable.table';
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Number as Num,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
  Unsafe,
} from 'typebox';
import { DateText, Latitude, Longitude, Moment } from '#endpoints/place-schema.ts';
import { Id } from '../id.ts';
import { OneOf } from '../one-of.ts';
import { DATA_ORDER_ADDRESSES } from './data-order-addresses.table.ts';
import { JobState } from './jobs.ts';
import { defineOwnCalls, FILE, itemsOf, nullable, oneOf, type ReplyOf } from './own-call.ts';

/** A data file order. Days as `2026-11-21`, both included; default `variables`: all of the step except marine ones. */
export const DataOrderInput = ObjectOf({
  step: OneOf(Object.keys(DATA_VARIABLES) as DataStep[]),
  places: ArrayOf(
    ObjectOf({
      name: Text({ minLength: 1, maxLength: 80 }),
      lat: Num({ minimum: -90, maximum: 90 }),
      lng: Num({ minimum: -180, maximum: 180 }),
    }),
    { minItems: 1, maxItems: MOST_DATA_PLACES },
  ),
  from: Text({ maxLength: 10 }),
  to: Text({ maxLength: 10 }),
  variables: Optional(ArrayOf(Text({ maxLength: 40 }), { minItems: 1, maxItems: 40 })),
  format: OneOf(DATA_FORMATS),
  byteOrderMark: Optional(Flag()),
});

/** A data file order. */
export type DataOrderInput = Static<typeof DataOrderInput>;

const OwnDataOrder = ObjectOf({
  id: Id,
  state: JobState,
  progress: Num({ description: 'share, 0 to 1' }),
  step: oneOf(['hourly', 'daily', 'runs']),
  places: ArrayOf(ObjectOf({ name: Text(), lat: Latitude, lng: Longitude })),
  from: DateText,
  to: DateText,
  variables: ArrayOf(Unsafe<DataVariableName>({ type: 'string' })),
  format: oneOf(DATA_FORMATS),
  byteOrderMark: Flag(),
  expectedRows: Integer(),
  expectedBytes: Integer(),
  result: nullable(ObjectOf({ rows: Integer(), demo: Flag() }, { additionalProperties: true })),
  error: nullable(ObjectOf({ errorCode: Text(), title: Text(), detail: Text() })),
  fileName: nullable(Text()),
  fileBytes: nullable(Integer()),
  createdAt: Moment,
  endedAt: nullable(Moment),
  keptUntil: nullable(Moment, 'when the file is deleted'),
});
/** A data file order. */
export type OwnDataOrder = ReplyOf<typeof OwnDataOrder>;

/** Calls about orders of data files. */
export const DATA_ORDER_CALLS = defineOwnCalls('keyOrAccount', DATA_ORDER_ADDRESSES, {
  dataOrdersList: { summary: 'Data file orders', reply: itemsOf(OwnDataOrder) },
  dataOrderAdd: { summary: 'Order a data file', body: DataOrderInput, reply: OwnDataOrder },
  dataOrderShow: { summary: 'A data file order', reply: OwnDataOrder },
  dataOrderCancel: { summary: 'Cancel a data file order', reply: OwnDataOrder },
  dataOrderFile: { summary: 'An ordered data file', reply: FILE },
});
