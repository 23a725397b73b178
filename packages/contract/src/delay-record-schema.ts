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

/** A contract site as it is added. A threshold that is left out or null is none; `from` is a date, today without it. */
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

/** A contract site as it is added. */
export type RecordInput = Static<typeof RecordInput>;

/** What may be changed of a site: its name alone, as its terms stand in closed records. */
export const RecordChange = ObjectOf({ name: Name });

/** Which statement is wanted: `month` such as `2026-10`. */
export const StatementInput = ObjectOf({ month: Text({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }) });
