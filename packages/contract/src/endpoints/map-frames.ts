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

/** Layers of the map that the forecast model fills. */
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
 * How a byte of a frame encodes its value: `offset + factor × byte ^ power`; the byte `missing` stands for no value. One
 * scale serves all frames of a reply.
 */
export const MapScale = ObjectOf(
  { offset: Num(), factor: Num(), power: Num(), missing: Integer({ minimum: 0, maximum: 255 }) },
  { description: 'value = offset + factor × byte ^ power; the byte `missing` means that there is no value' },
);
/** How a byte of a frame encodes its value. */
export type MapScale = Static<typeof MapScale>;

/** Outer edges of a frame's cells, degrees. */
export const MapBounds = ObjectOf(
  { north: Latitude, south: Latitude, east: Longitude, west: Longitude },
  { description: 'Outer edges of the cells, degrees; rows are evenly spaced in latitude' },
);
/** Outer edges of a frame's cells, degrees. */
export type MapBounds = Static<typeof MapBounds>;

/** One moment of a layer: where its bytes are. */
export const MapFrame = ObjectOf({
  at: Moment,
  kind: Union([Literal('observed'), Literal('forecast')]),
  url: Text({ description: 'Relative address; its bytes never change' }),
});
/** One moment of a layer: where its bytes are. */
export type MapFrame = Static<typeof MapFrame>;

/** Frames of a layer by the hour, as the forecast model has them. */
export const weatherMapFrames = defineEndpoint({
  ...ENDPOINT_ADDRESSES.weatherMapFrames,
  tag: 'map',
  summary: 'Frames of a map layer by the hour: one byte a cell, rows from north to south',
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
