import { TRAP_FIELD } from '@portal/domain/lead/lead';
import {
  Boolean as Flag,
  Integer,
  Literal,
  Object as ObjectOf,
  Optional,
  Record,
  String as Text,
  Union,
} from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';

const LeadQuery = ObjectOf({ lang: Optional(Text()) });
const asked = { name: Text(), numberPhone: Text(), email: Text(), page: Text() };
const aside = {
  advertising: Optional(Flag({ description: 'true if the sender also wants advertising' })),
  consent: Optional(Text({ description: 'Date of the privacy notice that the sender saw' })),
};

/** The id of the stored lead. */
const LeadReply = ObjectOf({ statusCode: Literal(200), data: ObjectOf({ id: Text() }) });

/** Refusal of bad input in the shape of the specification: the first error, and a sentence for each invalid field. */
const LeadRefusal = ObjectOf({
  statusCode: Integer(),
  data: ObjectOf({ errorCode: Text(), validMsgList: Record(Text(), Text()) }),
});

const lead = { tag: 'leads', query: LeadQuery, reply: LeadReply, refusal: LeadRefusal } as const;
const inform = ObjectOf({ ...asked, company: Optional(Text()), problem: Optional(Text()), ...aside });

export const guestConsultation = defineEndpoint({
  ...lead,
  ...ENDPOINT_ADDRESSES.guestConsultation,
  summary: 'Ask for a consultation; content is the business name. Idempotency-Key is kept for 24 hours',
  body: ObjectOf({ ...asked, content: Optional(Text()), ...aside }),
});

export const guestStormInform = defineEndpoint({
  ...lead,
  ...ENDPOINT_ADDRESSES.guestStormInform,
  summary: 'Ask for storm alerts. Idempotency-Key is kept for 24 hours',
  body: inform,
});

export const guestUserInform = defineEndpoint({
  ...lead,
  ...ENDPOINT_ADDRESSES.guestUserInform,
  summary: 'Write to the company. Idempotency-Key is kept for 24 hours',
  body: inform,
});

/** A reader's report of the rain at the place of the open page. */
export const guestRainReport = defineEndpoint({
  ...ENDPOINT_ADDRESSES.guestRainReport,
  tag: 'leads',
  summary:
    'Report whether it is raining at a place now. One report per caller, station cell and half hour: a later one replaces it',
  query: LeadQuery,
  body: ObjectOf({
    location: Text({ minLength: 1, maxLength: 120, description: 'Slug of a place' }),
    rain: Union([Literal('yes'), Literal('no')]),
    [TRAP_FIELD]: Optional(Text({ description: 'Left empty by people' })),
    // Pages of an older version send it; browsers fill it for people, so it is ignored.
    website: Optional(Text({ description: 'Not read' })),
  }),
  reply: ObjectOf({
    storedReport: Union([Literal('rain'), Literal('dry'), Literal('full')], {
      description: 'full: the cell already has all the reports stored per half hour; this one was not stored',
    }),
  }),
});
