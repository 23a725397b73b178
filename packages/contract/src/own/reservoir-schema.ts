import {
  Array as ArrayOf,
  Null,
  Number as Num,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
  type TSchema,
  Union,
} from 'typebox';

const orNull = <Schema extends TSchema>(schema: Schema) => Union([schema, Null()]);

/** Month and day as `06-30`. */
const Day = Text({ maxLength: 5 });
/** ISO 8601 with its offset. */
const Moment = Text({ maxLength: 40 });

const Curve = ObjectOf({ points: ArrayOf(ObjectOf({ level: Num(), volume: Num() }), { maxItems: 2000 }) });
const Levels = ObjectOf({
  dead: orNull(Num()),
  normal: orNull(Num()),
  designFlood: orNull(Num()),
  checkFlood: orNull(Num()),
});
const Reading = ObjectOf({ level: Num(), at: Moment });
const Procedure = ObjectOf({
  floodSeason: ObjectOf({ from: Day, to: Day }),
  levelCaps: ArrayOf(ObjectOf({ from: Day, to: Day, level: Num() }), { maxItems: 24 }),
  minimumReleases: ArrayOf(ObjectOf({ from: Day, to: Day, release: Num() }), { maxItems: 24 }),
  noticeHours: Num(),
});
const Opening = ObjectOf({ at: Moment, noticeAt: orNull(Moment) });

/** A reservoir as its owner sends and reads it: metres, million m³, m³/s; null is not given. */
export const ReservoirBody = ObjectOf({
  curve: orNull(Curve),
  levels: Levels,
  reading: orNull(Reading),
  release: orNull(Num()),
  procedure: orNull(Procedure),
  opening: orNull(Opening),
});

/** A reservoir in a body. */
export type ReservoirBody = Static<typeof ReservoirBody>;

/** Changeable fields of a reservoir: absent ones stay, null removes. */
export const ReservoirChange = ObjectOf({
  curve: Optional(orNull(Curve)),
  levels: Optional(Levels),
  reading: Optional(orNull(Reading)),
  release: Optional(orNull(Num())),
  procedure: Optional(orNull(Procedure)),
  opening: Optional(orNull(Opening)),
});
