import type { Static } from 'typebox';
import {
  Array as ArrayOf,
  Enum,
  Integer,
  Literal,
  Null,
  Number as Num,
  Object as ObjectOf,
  String as Text,
  Union,
} from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { Issued, Moment, Place, PlaceQuery, TextOrNull } from './place-schema.ts';
import { Day } from './weather-schema.ts';

/** One thing that matters, and what to do about it. */
export const WardItem = ObjectOf({
  kind: Enum(['warning', 'rain', 'thunder', 'wind', 'heat', 'cold', 'fog', 'warmth'], {
    description: '`warning`: an official bulletin, quoted; all others follow the rules of this portal',
  }),
  text: Text(),
  action: TextOrNull,
});
export type WardItem = Static<typeof WardItem>;

/** Rain of the next three hours over the ward, by the members of the radar's nowcast. */
export const WardAreaRain = ObjectOf({
  hours: Integer({ description: 'Hours covered by the totals' }),
  rain: Num({ description: 'mm, mean of the members over the ward' }),
  rainHigh: Num({ description: 'mm, nine out of ten members stay below it' }),
  members: Integer({ description: 'Members of the nowcast' }),
  frameAt: Moment,
});
export type WardAreaRain = Static<typeof WardAreaRain>;

/** The same content for loudspeaker, notice board, picture and message. */
export const weatherWardBulletin = defineEndpoint({
  ...ENDPOINT_ADDRESSES.weatherWardBulletin,
  tag: 'weather',
  summary:
    'Bulletin for a ward: what matters until the evening or morning, as a one-minute script and a 160-character message',
  query: PlaceQuery,
  body: null,
  reply: ObjectOf({
    place: Place,
    issued: Issued,
    basis: Union([Literal('radar'), Literal('satellite'), Literal('model')], {
      description: 'What the rain of the next three hours is based on',
    }),
    issuedAt: Moment,
    validTo: Moment,
    headline: Text({ description: 'One sentence: the highest-ranking official bulletin, otherwise what matters most' }),
    action: TextOrNull,
    script: Text({ description: 'To be read aloud within 60 seconds, numbers written out' }),
    scriptSeconds: Integer({ description: 'seconds, at 2.2 syllables per second, in English 2.5 words per second' }),
    sms: Text({ description: 'At most 160 characters of the GSM alphabet, without tone marks' }),
    items: ArrayOf(WardItem),
    areaRain: Union([WardAreaRain, Null()]),
    days: ArrayOf(Day, { description: 'The three days after the bulletin' }),
  }),
});
/** Reply of `weatherWardBulletin`. */
export type WardBulletinReply = Static<(typeof weatherWardBulletin)['reply']>;
