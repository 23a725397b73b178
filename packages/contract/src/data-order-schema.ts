import { MOST_DATA_PLACES } from '@portal/domain/data-order/data-request';
import { DATA_FORMATS } from '@portal/domain/data-order/data-variable.table';
import {
  Array as ArrayOf,
  Boolean as Bool,
  Literal,
  Number as Num,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
  Union,
} from 'typebox';

/** A data file order. Days as `2026-11-21`, both included; default `variables`: all of the step except marine ones. */
export const DataOrderInput = ObjectOf({
  step: Union([Literal('hourly'), Literal('daily'), Literal('runs')]),
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
  format: Union(DATA_FORMATS.map((format) => Literal(format))),
  byteOrderMark: Optional(Bool()),
});

/** A data file order. */
export type DataOrderInput = Static<typeof DataOrderInput>;
