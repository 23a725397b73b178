import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Literal,
  Null,
  Number as Num,
  Object as ObjectOf,
  Optional,
  Union,
} from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { MapFrame } from './map-frames.ts';
import { Issued, Latitude, Longitude, Moment, PlaceQuery } from './place-schema.ts';

const { lat, lng, location, lang } = PlaceQuery.properties;

/** The coldest cloud top that a satellite sees around a place: an estimate of the height of clouds, no measured rain. */
const ColdestTop = ObjectOf({
  topTemperature: Num({ description: '°C, brightness temperature at 10.4 µm; 4 stands for 4 and warmer' }),
  topAt: Moment,
  topRadiusKm: Num({ description: 'km searched around the place' }),
  isDeep: Flag({
    description: 'Whether it is below −65 °C, as over deep thunderclouds; no lightning is measured',
  }),
});

/**
 * Satellite images over the country, oldest first; no frames and a null source without a satellite. True colour exists
 * by day: where it is asked for and there is none, the images are infrared.
 */
export const satelliteFrames = defineEndpoint({
  ...ENDPOINT_ADDRESSES.satelliteFrames,
  tag: 'map',
  summary: 'Satellite images of the last three hours as WebP; none where no satellite source is set up',
  query: ObjectOf({ lat, lng, location, lang, kind: Optional(Union([Literal('infrared'), Literal('true-colour')])) }),
  body: null,
  reply: ObjectOf({
    issued: Issued,
    kind: Union([Literal('infrared'), Literal('visible'), Literal('true-colour'), Null()], {
      description:
        'What the images show: heat, visible light or daytime colours; null if the operator does not state it',
    }),
    trueColour: Union([Literal('here'), Literal('night'), Literal('awaited'), Literal('none')], {
      description:
        '`here`: `kind=true-colour` gives its images; `night`: too dark for them; `awaited`: none received yet; ' +
        '`none`: this source has none',
    }),
    trueColourFrom: Union([Moment, Null()], {
      description: 'At night, when the sun is high enough again; images arrive about 15 minutes later',
    }),
    coldestTop: Union([ColdestTop, Null()], {
      description: 'Around the place of the query; null without a place or without a scan from the last hour',
    }),
    bounds: ObjectOf(
      { north: Latitude, south: Latitude, east: Longitude, west: Longitude },
      { description: 'Outer edges of every image, degrees; rows are evenly spaced in Web Mercator' },
    ),
    width: Integer({ description: 'pixels from west to east' }),
    height: Integer({ description: 'pixels from north to south' }),
    frames: ArrayOf(MapFrame),
  }),
});
