import { MOST_DATA_PLACES } from '@portal/domain/data-order/data-request';
import { DATA_FORMATS, DATA_VARIABLES, type DataStep } from '@portal/domain/data-order/data-variable.table';
import {
  Array as ArrayOf,
  Boolean as Bool,
  Number as Num,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox';
import { OneOf } from './one-of.ts';

/** A data file order. Days as `2026-11-21`, both included; default `variables`: all of the step except marine ones. */
export const DataOrderInput = ObjectOf({
  step: OneOf(Object.keys(DATA_VARIABLES) as DataStep[]),
  places: ArrayOf(
    ObjectOf({
      name: Text({ minLength: 1, maxLength: 80 }),
      lat: Num({ minimum: -90, maximum: 90 }),
      lng: Num({ minimum: -180, maximum: 180 }),
    }),
    { minItems: 1, maxItems: MOST_DATA_PLACES },
  ),
  from: Text({ maxLength: 10 }),
  to: Text({ maxLength: 10 }),
  variables: Optional(ArrayOf(Text({ maxLength: 40 }), { minItems: 1, maxItems: 40 })),
  format: OneOf(DATA_FORMATS),
  byteOrderMark: Optional(Bool()),
});

/** A data file order. */
export type DataOrderInput = Static<typeof DataOrderInput>;
