import type { Static } from 'typebox';
import {
  Array as ArrayOf,
  Integer,
  Literal,
  Number as Num,
  Object as ObjectOf,
  Optional,
  String as Text,
  Union,
} from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { Issued, Latitude, Longitude, Moment, PlaceQuery } from './place-schema.ts';

/** Map layers from the forecast model. */
export const MapLayerName = Union([
  Literal('rain'),
  Literal('temperature'),
  Literal('wind'),
  Literal('cloud'),
  Literal('aqi'),
  Literal('uv'),
]);
/** A layer of the map: `rain` … `uv`. */
export type MapLayerName = Static<typeof MapLayerName>;

/**
 * Byte encoding of a frame's values: `offset + factor × byte ^ power`; the byte `missing` is a missing value. One
 * scale applies to all frames of a reply.
 */
export const MapScale = ObjectOf(
  { offset: Num(), factor: Num(), power: Num(), missing: Integer({ minimum: 0, maximum: 255 }) },
  { description: 'value = offset + factor × byte ^ power; the byte `missing` means that there is no value' },
);
/** Byte encoding of a frame's values. */
export type MapScale = Static<typeof MapScale>;

/** Outer edges of a frame's cells, degrees. */
export const MapBounds = ObjectOf(
  { north: Latitude, south: Latitude, east: Longitude, west: Longitude },
  { description: 'Outer edges of the cells, degrees; rows are evenly spaced in latitude' },
);
/** Outer edges of a frame's cells, degrees. */
export type MapBounds = Static<typeof MapBounds>;

/** One moment of a layer with the address of its bytes. */
export const MapFrame = ObjectOf({
  at: Moment,
  kind: Union([Literal('observed'), Literal('forecast')]),
  url: Text({ description: 'Relative address; its bytes never change' }),
});
/** One moment of a layer with the address of its bytes. */
export type MapFrame = Static<typeof MapFrame>;

/** Hourly frames of a layer from the forecast model. */
export const weatherMapFrames = defineEndpoint({
  ...ENDPOINT_ADDRESSES.weatherMapFrames,
  tag: 'map',
  summary: 'Hourly frames of a map layer: one byte per cell, rows from north to south',
  query: ObjectOf({
    layer: MapLayerName,
    hours: Optional(Integer({ minimum: 1, maximum: 72, description: 'from the current hour on; 24 by default' })),
    lang: PlaceQuery.properties.lang,
  }),
  body: null,
  reply: ObjectOf({
    issued: Issued,
    layer: MapLayerName,
    unit: Text(),
    bounds: MapBounds,
    width: Integer({ description: 'cells from west to east' }),
    height: Integer({ description: 'cells from north to south' }),
    planes: Integer({ description: '1; wind has 2: towards east, then towards north' }),
    scale: MapScale,
    frames: ArrayOf(MapFrame),
  }),
});
