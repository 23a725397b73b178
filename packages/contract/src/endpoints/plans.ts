import { NOTIFICATION_CHANNELS } from '@portal/domain/alert/channel.table';
import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import {
  Array as ArrayOf,
  Integer,
  Literal,
  Null,
  Object as ObjectOf,
  type Static,
  String as Text,
  Union,
} from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { OneOf } from '../one-of.ts';
import { PlaceQuery } from './place-schema.ts';

const Amount = Union([Integer(), Union([Literal('all'), Literal('onRequest')]), Null()]);

/** A plan by the field names of the specification. `null`: not shown there; a price of null is by contract. */
export const PlanShape = ObjectOf({
  id: OneOf(Object.keys(PLANS) as PlanId[]),
  price: Union([Integer(), Null()]),
  priceDisplay: Text(),
  packageName: Text(),
  expireDisplay: Text(),
  pastRain: Amount,
  weatherForecast: Amount,
  warningThunderstormLightning: Amount,
  marineWeather: Amount,
  climateWeather: Union([ObjectOf({ days: Integer(), regions: Integer() }), Null()]),
  insightNumber: Amount,
  userNumber: Amount,
  locationNumber: Amount,
  notification: Union([ArrayOf(OneOf(NOTIFICATION_CHANNELS)), Literal('onRequest'), Null()]),
  apiText: Text(),
  hourApi: Text(),
  api: Union([ObjectOf({ perDay: Integer(), perHour: Union([Integer(), Null()]) }), Null()]),
});
export type PlanShape = Static<typeof PlanShape>;

export const plansList = defineEndpoint({
  ...ENDPOINT_ADDRESSES.plansList,
  tag: 'plans',
  summary: 'The plans with prices and limits',
  query: ObjectOf({ lang: PlaceQuery.properties.lang }),
  body: null,
  reply: ObjectOf({ items: ArrayOf(PlanShape) }),
});
