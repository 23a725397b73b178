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
import { CurveBody, LimitBody, workFields } from './endpoints/wind.ts';

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
const Latitude = Num({ minimum: -90, maximum: 90 });
const Longitude = Num({ minimum: -180, maximum: 180 });

/** A new farm. */
export const WindFarmInput = ObjectOf({ name: Name, lat: Latitude, lng: Longitude, ...farmFields });

/** Changeable fields of a farm; `lat` and `lng` together. */
export const WindFarmChange = ObjectOf({
  name: Optional(Name),
  lat: Optional(Latitude),
  lng: Optional(Longitude),
  ...farmFields,
});
export type WindFarmChange = Static<typeof WindFarmChange>;
