import { Array as ArrayOf, Literal, Null, Object as ObjectOf, Union } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { AS_TABLE, Issued, Moment, measure, Place, PlaceQuery, TableFormat } from './place-schema.ts';

/** Kinds of imminent weather, at most one entry of each. */
const AheadKind = Union([Literal('rain'), Literal('thunder'), Literal('lightning'), Literal('gust'), Literal('heat')]);

/** The first spell of a kind. Null is unknown, or not applicable to the kind. */
const AheadItem = ObjectOf({
  kind: AheadKind,
  from: Moment,
  to: Union([Moment, Null()], { description: 'null where it continues beyond the hours examined' }),
  peak: measure('highest value of the spell, in `unit`; for thunder 2 likely or 3 observed; null for lightning'),
  unit: Union([Literal('mm/h'), Literal('m/s'), Literal('°C'), Null()], { description: 'unit of peak' }),
  chance: measure('% chance that it rains in the spell; null for other kinds'),
  distanceKm: measure('km to the nearest stroke of the last ten minutes; null for other kinds'),
  basis: Union([Literal('radar'), Literal('satellite'), Literal('model'), Literal('lightning')], {
    description: 'radar: observed and extrapolated; model: forecast; lightning: strokes located by sensors',
  }),
});

/** Rain, thunder, lightning, gusts and heat at a place in the next three hours: computed, never an official warning. */
export const alertsAhead = defineEndpoint({
  ...ENDPOINT_ADDRESSES.alertsAhead,
  tag: 'warnings',
  summary:
    'Rain, thunder, lightning, gusts and heat at a place in the next three hours; computed, not official warnings',
  query: ObjectOf({ ...PlaceQuery.properties, format: TableFormat }),
  body: null,
  series: { field: 'items', formats: AS_TABLE },
  reply: ObjectOf({
    place: Place,
    issued: Issued,
    until: Union([Moment, Null()], { description: 'end of the hours examined' }),
    items: ArrayOf(AheadItem, { maxItems: 5 }),
  }),
});
