import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Number as Num,
  Object as ObjectOf,
  Optional,
  String as Text,
} from 'typebox';

const Name = Text({ minLength: 1, maxLength: 60 });
/** Rain within a number of hours from which the operator wants a notification. */
const Limit = ObjectOf({ hours: Integer({ minimum: 1, maximum: 240 }), mm: Num({ minimum: 0.1, maximum: 3000 }) });
const Limits = ArrayOf(Limit, { maxItems: 8 });
/** GeoJSON as any object, which `toPolygon` of the domain parses. */
const Outline = ObjectOf({}, { additionalProperties: true });

/** A new catchment: by its outline, by a plant of the table, or by a point. */
export const CatchmentInput = ObjectOf({
  name: Name,
  polygon: Optional(Outline),
  plant: Optional(Text({ minLength: 1, maxLength: 60 })),
  lat: Optional(Num({ minimum: -90, maximum: 90 })),
  lng: Optional(Num({ minimum: -180, maximum: 180 })),
  limits: Optional(Limits),
});

/** Whether the candidate model replaces the current one. */
export const CandidateDecision = ObjectOf({ accept: Flag() });

/** Changeable fields of a catchment. */
export const CatchmentChange = ObjectOf({
  name: Optional(Name),
  polygon: Optional(Outline),
  limits: Optional(Limits),
  active: Optional(Flag()),
});
