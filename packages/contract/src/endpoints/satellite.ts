import { Array as ArrayOf, Integer, Literal, Null, Object as ObjectOf, Union } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { MapFrame } from './map-frames.ts';
import { Issued, Latitude, Longitude, PlaceQuery } from './place-schema.ts';

/** Satellite images over the country, oldest first; no frames and a null source without a satellite. */
export const satelliteFrames = defineEndpoint({
  ...ENDPOINT_ADDRESSES.satelliteFrames,
  tag: 'map',
  summary: 'Satellite images of the last three hours as WebP; none where no satellite is read',
  query: ObjectOf({ lang: PlaceQuery.properties.lang }),
  body: null,
  reply: ObjectOf({
    issued: Issued,
    kind: Union([Literal('infrared'), Literal('visible'), Null()], {
      description: 'What the images show: heat, or light; null where the operator does not say',
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
