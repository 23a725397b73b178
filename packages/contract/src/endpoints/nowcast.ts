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
    'radar: observed and extrapolated; satellite: no radar from the last 20 minutes, but an image from the last hour; model: neither',
});
const PlaceBasis = Union([Literal('radar'), Literal('satellite'), Literal('model')], {
  description:
    'radar: observed and extrapolated; satellite: estimated from clouds less than an hour ago and extrapolated, where there is no recent radar; misses drizzle; model: neither',
});
const Lead = Integer({ minimum: -60, maximum: 180, description: 'minutes from the current 10-minute step' });
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
    'Rain of the last hour and the next three, every 10 minutes: one byte per cell, rows from north to south, then one per cell that says what it is based on',
  query: ObjectOf({ lang: PlaceQuery.properties.lang }),
  body: null,
  reply: ObjectOf({
    issued: Issued,
    basis: Basis,
    frameAt: Union([Moment, Null()], { description: 'when the newest radar frame was taken; null without one' }),
    satelliteAt: Union([Moment, Null()], {
      description: 'when the satellite image used where there is no radar was taken; null without one',
    }),
    unit: Text(),
    bounds: MapBounds,
    width: Integer({ description: 'cells from west to east' }),
    height: Integer({ description: 'cells from north to south' }),
    scale: MapScale,
    region: ObjectOf(
      { bounds: MapBounds, width: Integer(), height: Integer() },
      { description: 'the cells of model rain around the grid, which follow it in each frame' },
    ),
    frames: ArrayOf(ObjectOf({ ...MapFrame.properties, lead: Lead, basis: Basis }), {
      description:
        'a frame has width × height bytes of rain, then as many that are 1 where rain is from radar (observed, or extrapolated with more than half the weight), 2 where it is estimated from satellites and 0 where it is from the model; in the last 40 km of a radar’s range it gradually changes to satellite. `basis` says what leads where there is radar. Where there is neither, and beyond an hour, rain takes every third byte and squares of 2 × 2 cells share one. Last come width × height bytes of `region`, model rain on the same scale',
    }),
    lightning: ArrayOf(ObjectOf({ lat: Latitude, lng: Longitude, at: Moment }), {
      description:
        'strokes of the last 30 minutes, the newest 5,000 of them; `issued.sources.lightning` is missing where no sensor is in use',
    }),
  }),
});

/** Rain at a place over the next three hours. */
export const nowcastSteps = defineEndpoint({
  ...ENDPOINT_ADDRESSES.nowcastSteps,
  tag: 'map',
  summary: 'Rain in the next three hours at a place in steps of 10 minutes, with a sentence',
  query: ObjectOf({ ...PlaceQuery.properties, format: TableFormat }),
  body: null,
  series: { field: 'steps', formats: AS_TABLE },
  reply: ObjectOf({
    place: Place,
    issued: Issued,
    basis: PlaceBasis,
    outsideRadar: Flag({
      description: 'whether a radar is in use but does not cover the place; then `basis` is not radar',
    }),
    frameAt: MaybeMoment,
    present: ObjectOf(
      {
        at: Moment,
        rainRate: measure('mm/h'),
        rainProbability: measure('% chance of rain'),
        thunder: Thunder,
      },
      { description: 'the current ten minutes' },
    ),
    steps: ArrayOf(
      ObjectOf({
        at: Moment,
        lead: Lead,
        rainRate: measure('mm/h'),
        rainRateHigh: measure(
          'mm/h that nine out of ten possible outcomes stay below, never less than rainRate: radar rain shifted by the typical error of its path, blended with the 90th percentile of the ensemble; null where neither is known',
        ),
        modelShare: measure(
          'share of rainRate from the forecast model, 0 radar alone … 1 model alone; null if rainRate is null',
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
