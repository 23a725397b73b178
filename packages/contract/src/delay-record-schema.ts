import {
  Array as ArrayOf,
  Integer,
  Null,
  Number as Num,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
  Union,
} from 'typebox';

const Name = Text({ minLength: 1, maxLength: 80 });
const limit = (minimum: number, maximum: number) => Optional(Union([Num({ minimum, maximum }), Null()]));

/** A new contract site. A threshold that is absent or null does not apply; `from` is a date, default today. */
export const RecordInput = ObjectOf({
  name: Name,
  lat: Num({ minimum: -90, maximum: 90 }),
  lng: Num({ minimum: -180, maximum: 180 }),
  thresholds: ObjectOf({
    rainMmh: limit(0.1, 200),
    dayRainMm: limit(0.1, 1000),
    gustMs: limit(1, 80),
    windMs: limit(1, 60),
    heatC: limit(20, 50),
    coldC: limit(-10, 30),
    thunder: Optional(Union([Integer({ minimum: 1, maximum: 2 }), Null()])),
  }),
  workHours: ObjectOf({ from: Integer({ minimum: 0, maximum: 23 }), to: Integer({ minimum: 1, maximum: 24 }) }),
  weekdays: ArrayOf(Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7 }),
  language: Optional(Text({ maxLength: 2 })),
  from: Optional(Text({ maxLength: 10 })),
});

/** A new contract site. */
export type RecordInput = Static<typeof RecordInput>;

/** Changeable fields of a site: only its name, because closed records contain its terms. */
export const RecordChange = ObjectOf({ name: Name });

/** Parameters of a statement: `month` such as `2026-10`. */
export const StatementInput = ObjectOf({ month: Text({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }) });
