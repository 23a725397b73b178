import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Literal,
  Null,
  Object as ObjectOf,
  type Static,
  Union,
} from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { DateText, Moment, measure, PlaceQuery } from './place-schema.ts';

/** `unknown`: not probed, so neither good nor bad. */
const ServiceState = Union([Literal('good'), Literal('degraded'), Literal('down'), Literal('unknown')]);
/** State of a component or the whole; `unknown`: not probed. */
export type ServiceState = Static<typeof ServiceState>;

/** Components probed once a minute. */
const ComponentId = Union([
  Literal('api'),
  Literal('pages'),
  Literal('database'),
  Literal('forecast'),
  Literal('radar'),
  Literal('alerts'),
  Literal('email'),
]);
/** Id of a probed component. */
export type ComponentId = Static<typeof ComponentId>;

/** Minutes of a Vietnamese day by the result of their probes; they add up to the day, for today to its past part. */
export const StatusDay = ObjectOf({
  date: DateText,
  status: ServiceState,
  goodMinutes: Integer({ minimum: 0 }),
  degradedMinutes: Integer({ minimum: 0 }),
  downMinutes: Integer({ minimum: 0 }),
  unknownMinutes: Integer({ minimum: 0 }),
});
export type StatusDay = Static<typeof StatusDay>;

/** A component: its current state, and its 90 days, oldest first. `uptime` is over the probed minutes. */
export const StatusComponent = ObjectOf({
  component: ComponentId,
  status: ServiceState,
  uptime: measure('% of the probed minutes in 90 days when it was not down'),
  days: ArrayOf(StatusDay),
});
export type StatusComponent = Static<typeof StatusComponent>;

/** An incident found by at least two consecutive probes; `endedAt` null: it continues. */
export const StatusIncident = ObjectOf({
  component: ComponentId,
  status: ServiceState,
  startedAt: Moment,
  endedAt: Union([Moment, Null()]),
});
export type StatusIncident = Static<typeof StatusIncident>;

/** State of the service. Never cached, never counted. */
export const apiStatus = defineEndpoint({
  ...ENDPOINT_ADDRESSES.apiStatus,
  tag: 'status',
  summary: 'State of the service now and over the last 90 days, probed once per minute; the call is not counted',
  query: ObjectOf({ lang: PlaceQuery.properties.lang }),
  body: null,
  uncounted: true,
  perCaller: true,
  reply: ObjectOf({
    status: ServiceState,
    checkedAt: Union([Moment, Null()], { description: 'Last stored probe; null: none yet' }),
    demo: Union([Flag(), Null()], { description: 'Whether the API answered with demo weather then; null: not known' }),
    history: Union([Literal('current'), Literal('older'), Literal('missing')], {
      description:
        '`current`: as stored now; `older`: the database is unavailable, this was read earlier; `missing`: nothing could be read',
    }),
    components: ArrayOf(StatusComponent),
    incidents: ArrayOf(StatusIncident),
  }),
});
/** The reply of `apiStatus`. */
export type ServiceStatus = Static<(typeof apiStatus)['reply']>;
