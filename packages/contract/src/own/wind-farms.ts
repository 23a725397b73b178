import {
  Array as ArrayOf,
  Integer,
  Literal,
  Null,
  Number as Num,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
  Union,
} from 'typebox';
import { Latitude, Longitude } from '#endpoints/place-schema.ts';
import { CurveBody, LimitBody, workFields } from '#endpoints/wind.ts';
import { Id } from '../id.ts';
import { activeFields, defineOwnCalls, FILE, itemsOf, nullable, oneOf } from './own-call.ts';
import { WIND_FARM_ADDRESSES } from './wind-farm-addresses.table.ts';

const Name = Text({ minLength: 1, maxLength: 60 });
const MOST_WORKS = 8;

/** An activity at a farm with its limits. */
export const FarmWork = ObjectOf({
  kind: Union([Literal('crane'), Literal('crewTransfer'), Literal('diving'), Literal('helicopter'), Literal('other')]),
  limits: ArrayOf(LimitBody, { maxItems: 20 }),
  ...workFields,
});
export type FarmWork = Static<typeof FarmWork>;

const farmFields = {
  hubHeight: Optional(Num({ minimum: 10, maximum: 150 })),
  /** As in the request; null: none. */
  curve: Optional(Union([CurveBody, Null()])),
  count: Optional(Integer({ minimum: 1, maximum: 1000 })),
  availability: Optional(Num({ minimum: 0, maximum: 100 })),
  wakeLoss: Optional(Num({ minimum: 0, maximum: 100 })),
  works: Optional(ArrayOf(FarmWork, { maxItems: MOST_WORKS })),
};
const lat = Num({ minimum: -90, maximum: 90 });
const lng = Num({ minimum: -180, maximum: 180 });

/** A new farm. */
export const WindFarmInput = ObjectOf({ name: Name, lat, lng, ...farmFields });

/** Changeable fields of a farm; `lat` and `lng` together. */
export const WindFarmChange = ObjectOf({
  name: Optional(Name),
  lat: Optional(lat),
  lng: Optional(lng),
  ...farmFields,
});
export type WindFarmChange = Static<typeof WindFarmChange>;

const OwnFarm = ObjectOf({
  id: Id,
  name: Text(),
  lat: Latitude,
  lng: Longitude,
  hubHeight: Num({ description: 'm' }),
  curve: nullable(CurveBody),
  count: Integer(),
  availability: Num({ description: '%' }),
  wakeLoss: Num({ description: '%' }),
  works: ArrayOf(FarmWork),
  ...activeFields,
});
/** A wind farm. */
export type OwnFarm = Static<typeof OwnFarm>;

/** Calls about wind farms. */
export const WIND_FARM_CALLS = defineOwnCalls('account', WIND_FARM_ADDRESSES, {
  windFarmsList: { summary: 'Wind farms', reply: itemsOf(OwnFarm) },
  windFarmAdd: { summary: 'Add a wind farm', body: WindFarmInput, reply: OwnFarm },
  windFarmChange: { summary: 'Change a wind farm', body: WindFarmChange, reply: OwnFarm },
  windFarmRemove: { summary: 'Remove a wind farm', reply: null },
  windFarmCurve: {
    summary: 'Import the power curve of a wind farm from a file',
    body: FILE,
    query: {
      decimalMark: Optional(oneOf(['point', 'comma'])),
      speedUnit: Optional(Text()),
      powerUnit: Optional(Text()),
    },
    reply: OwnFarm,
  },
});
