import {
  Array as ArrayOf,
  Integer,
  Number as Num,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox';
import { Latitude, Longitude } from '#endpoints/place-schema.ts';
import { CurveBody } from '#endpoints/wind.ts';
import { Id } from '../id.ts';
import { WIND_FARM_ADDRESSES } from '../wind-farm-addresses.table.ts';
import { FarmWork, WindFarmChange, WindFarmInput } from '../wind-farm-schema.ts';
import { activeFields, defineOwnCalls, FILE, itemsOf, nullable, oneOf } from './own-call.ts';

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
