import {
  BULLETIN_CONCERNS,
  BULLETIN_LANGUAGES,
  BULLETIN_PURPOSES,
  BULLETIN_STATES,
  MOST_BULLETIN_EMAILS,
} from '@portal/domain/expert-bulletin/bulletin-request';
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Number as Num,
  Object as ObjectOf,
  Optional,
  String as Text,
} from 'typebox';
import { Latitude, Longitude, Moment } from '#endpoints/place-schema.ts';
import { Id } from '../id.ts';
import { OneOf } from '../one-of.ts';
import { BULLETIN_ORDER_ADDRESSES } from './bulletin-order-addresses.table.ts';
import { defineOwnCalls, FILE, itemsOf, nullable, oneOf, type ReplyOf } from './own-call.ts';

const LocalMinute = Text({ maxLength: 16 });

/**
 * A bulletin order. Moments in Vietnam as `2026-11-22T06:00`, `from` and `to` full hours; default `language`:
 * Vietnamese.
 */
export const BulletinOrderInput = ObjectOf({
  place: ObjectOf({
    name: Text({ minLength: 1, maxLength: 80 }),
    lat: Num({ minimum: -90, maximum: 90 }),
    lng: Num({ minimum: -180, maximum: 180 }),
  }),
  from: LocalMinute,
  to: LocalMinute,
  purpose: OneOf(BULLETIN_PURPOSES),
  concerns: ArrayOf(OneOf(BULLETIN_CONCERNS), {
    maxItems: BULLETIN_CONCERNS.length,
  }),
  language: Optional(OneOf(BULLETIN_LANGUAGES)),
  remarks: Optional(Text({ maxLength: 5000 })),
  neededAt: LocalMinute,
  emails: ArrayOf(Text({ maxLength: 300 }), { maxItems: MOST_BULLETIN_EMAILS * 4 }),
});

/** An issued version of a bulletin. */
const OwnBulletin = ObjectOf({
  version: Integer(),
  language: oneOf(['vi', 'en']),
  title: Text(),
  issuedAt: Moment,
  demo: Flag(),
  page: Text({ description: 'path of its page' }),
  pdfReady: Flag(),
});
/** An issued version. */
export type OwnBulletin = ReplyOf<typeof OwnBulletin>;

const OwnBulletinOrder = ObjectOf({
  id: Id,
  state: oneOf(BULLETIN_STATES),
  reason: nullable(Text()),
  place: ObjectOf({ name: Text(), lat: Latitude, lng: Longitude }),
  from: Moment,
  to: Moment,
  purpose: oneOf(BULLETIN_PURPOSES),
  concerns: ArrayOf(oneOf(BULLETIN_CONCERNS)),
  language: oneOf(BULLETIN_LANGUAGES),
  remarks: Text(),
  neededAt: Moment,
  emails: ArrayOf(Text()),
  createdAt: Moment,
  writingAt: nullable(Moment),
  endedAt: nullable(Moment),
  bulletins: ArrayOf(OwnBulletin, { description: 'latest version first' }),
});
/** A bulletin order. */
export type OwnBulletinOrder = ReplyOf<typeof OwnBulletinOrder>;

/** Calls about orders of expert bulletins. */
export const BULLETIN_ORDER_CALLS = defineOwnCalls('keyOrAccount', BULLETIN_ORDER_ADDRESSES, {
  bulletinOrdersList: { summary: 'Expert bulletin orders', reply: itemsOf(OwnBulletinOrder) },
  bulletinOrderAdd: { summary: 'Order an expert bulletin', body: BulletinOrderInput, reply: OwnBulletinOrder },
  bulletinOrderShow: { summary: 'A bulletin order', reply: OwnBulletinOrder },
  bulletinOrderCancel: { summary: 'Cancel a bulletin order', reply: OwnBulletinOrder },
  bulletinOrderFile: {
    summary: 'An issued bulletin as PDF',
    query: { language: Optional(oneOf(['vi', 'en'])), version: Optional(Integer()) },
    reply: FILE,
  },
});
