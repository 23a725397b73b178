import {
  Array as ArrayOf,
  Boolean as Flag,
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
import { MapBounds, MapFrame, MapScale } from './map-frames.ts';
import {
  AS_TABLE,
  Issued,
  Latitude,
  Longitude,
  Moment,
  measure,
  Place,
  PlaceQuery,
  TableFormat,
} from './place-schema.ts';

const Basis = Union([Literal('radar'), Literal('satellite'), Literal('model')], {
  description:
    'radar: seen and carried on; satellite: no radar of the last 20 minutes, but an image of the last hour; model: neither',
});
const PlaceBasis = Union([Literal('radar'), Literal('satellite'), Literal('model')], {
  description:
    'radar: seen and carried on; satellite: estimated from clouds less than an hour ago and carried on, where no fresh radar sees, misses drizzle; model: neither',
});
const Lead = Integer({ minimum: -60, maximum: 180, description: 'minutes from the present 10 minutes' });
const Thunder = Union([Literal(0), Literal(1), Literal(2), Literal(3), Null()], {
  description: '0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown',
});
/** 7 × 7 cells. */
const AROUND_CELLS = 49;
const MaybeMoment = Union([Moment, Null()]);

/** Rain over the country from an hour ago to three hours ahead, frame by frame. */
export const nowcastFrames = defineEndpoint({
  ...ENDPOINT_ADDRESSES.nowcastFrames,
  tag: 'map',
  summary:
    'Rain of the last hour and the next three, every 10 minutes: one byte a cell, rows from north to south, then one a cell that says what it rests on',
  query: ObjectOf({ lang: PlaceQuery.properties.lang }),
  body: null,
  reply: ObjectOf({
    issued: Issued,
    basis: Basis,
    frameAt: Union([Moment, Null()], { description: 'when the newest radar frame was taken; null without one' }),
    satelliteAt: Union([Moment, Null()], {
      description: 'when the satellites’ image was taken that stands where no radar sees; null without one',
    }),
    unit: Text(),
    bounds: MapBounds,
    width: Integer({ description: 'cells from west to east' }),
    height: Integer({ description: 'cells from north to south' }),
    scale: MapScale,
    region: ObjectOf(
      { bounds: MapBounds, width: Integer(), height: Integer() },
      { description: 'the cells of the model’s rain around the grid, which stand behind it in each frame' },
    ),
    frames: ArrayOf(ObjectOf({ ...MapFrame.properties, lead: Lead, basis: Basis }), {
      description:
        'a frame has width × height bytes of rain, then as many that are 1 where rain is the radar’s (seen, or carried on and worth more than half), 2 where it is satellites’ estimate and 0 where it is the model’s; in the last 40 km of a radar’s range it gradually becomes the satellites’. `basis` says what leads where radars see. Where neither sees, and beyond an hour, rain takes every third byte and squares of 2 × 2 cells share one. Last come width × height bytes of `region`, the model’s rain in the same scale',
    }),
    lightning: ArrayOf(ObjectOf({ lat: Latitude, lng: Longitude, at: Moment }), {
      description:
        'strokes of the last 30 minutes, the newest 5,000 of them; `issued.sources.lightning` is missing where no sensor is at work',
    }),
  }),
});

/** Rain at a place over the next three hours. */
export const nowcastSteps = defineEndpoint({
  ...ENDPOINT_ADDRESSES.nowcastSteps,
  tag: 'map',
  summary: 'Rain of the next three hours at a place in steps of 10 minutes, with a sentence',
  query: ObjectOf({ ...PlaceQuery.properties, format: TableFormat }),
  body: null,
  series: { field: 'steps', formats: AS_TABLE },
  reply: ObjectOf({
    place: Place,
    issued: Issued,
    basis: PlaceBasis,
    outsideRadar: Flag({
      description: 'whether a radar is at work that does not see the place; then `basis` is not radar',
    }),
    frameAt: MaybeMoment,
    present: ObjectOf(
      {
        at: Moment,
        rainRate: measure('mm/h'),
        rainProbability: measure('% chance of rain'),
        thunder: Thunder,
      },
      { description: 'the ten minutes that have begun' },
    ),
    steps: ArrayOf(
      ObjectOf({
        at: Moment,
        lead: Lead,
        rainRate: measure('mm/h'),
        rainRateHigh: measure(
          'mm/h that nine of ten possible courses stay below, never less than rainRate: radar rain moved by the usual error of its path, blended with the 90th percentile of the ensemble; null where neither is known',
        ),
        modelShare: measure(
          'how much of rainRate is the forecast model’s, 0 radar alone … 1 model alone; null with it',
        ),
        rainProbability: measure('% chance of rain'),
        thunder: Thunder,
      }),
      { minItems: 18, maxItems: 18 },
    ),
    total: Union(
      [
        ObjectOf({
          rain: Num({ description: 'mm, the sum of the steps' }),
          rainLow: measure('mm, 10th percentile'),
          rainHigh: measure('mm, 90th percentile'),
        }),
        Null(),
      ],
      { description: 'rain of all steps together; null where one of them is not known' },
    ),
    sentence: Text({ description: 'one or two sentences in `lang`' }),
    starts: MaybeMoment,
    stops: MaybeMoment,
    around: Union([ArrayOf(Union([Num(), Null()]), { minItems: AROUND_CELLS, maxItems: AROUND_CELLS }), Null()], {
      description:
        'mm/h of the first step in the 7 × 7 cells around the place (about 23 km), rows from north to south; null without radar',
    }),
  }),
});
