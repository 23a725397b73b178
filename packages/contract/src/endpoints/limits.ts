import { Integer, Literal, Object as ObjectOf, Union } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { Moment, PlaceQuery } from './place-schema.ts';

const Window = ObjectOf({ used: Integer(), limit: Integer(), resetAt: Moment });

/** What the caller has left. Never kept, never counted. */
export const callLimits = defineEndpoint({
  ...ENDPOINT_ADDRESSES.callLimits,
  tag: 'limits',
  summary: 'What this caller has used of its quota; the call itself is not counted',
  query: ObjectOf({ lang: PlaceQuery.properties.lang }),
  body: null,
  reply: ObjectOf({
    caller: Union([Literal('guest'), Literal('ownPages')], {
      description: '`guest`: a program without a key; `ownPages`: a call of the portal’s own pages',
    }),
    minute: Window,
    day: Window,
  }),
});
