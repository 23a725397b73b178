import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Literal,
  Number as Num,
  Object as ObjectOf,
  String as Text,
  Union,
  Unsafe,
} from 'typebox';
import { Moment, measure } from '#endpoints/place-schema.ts';
import { BulletinRain } from './catchments.ts';
import { nullable, oneOf, type ReplyOf } from './own-call.ts';

const maybeMoment = nullable(Moment);

/** When a level is reached; with members: 10 and 90 % of them. */
const LevelReach = ObjectOf({
  kind: oneOf(['cap', 'normal', 'designFlood', 'checkFlood']),
  level: Num({ description: 'm' }),
  left: Num({ description: 'm' }),
  outsideCurve: Flag(),
  middleAt: maybeMoment,
  earliestAt: maybeMoment,
  latestAt: maybeMoment,
  membersReaching: nullable(Integer()),
  holdingRelease: measure('m³/s'),
});
/** When a level is reached. */
export type LevelReach = ReplyOf<typeof LevelReach>;
/** Kind of a level. */
export type ReachKind = LevelReach['kind'];

/** The level for one release from now on, per entry of `hours`; null outside the table V(H). */
const LevelCourse = ObjectOf({
  release: Num({ description: 'm³/s' }),
  levels: ArrayOf(measure('m')),
  levelsLow: nullable(ArrayOf(measure('m')), '10th percentile of the members'),
  levelsHigh: nullable(ArrayOf(measure('m')), '90th percentile of the members'),
  reaches: ArrayOf(LevelReach),
});
/** The level for one release. */
export type LevelCourse = ReplyOf<typeof LevelCourse>;

const ReadyLevel = ObjectOf({
  state: Literal('ready'),
  readAt: Moment,
  stale: Flag(),
  dead: measure('m'),
  range: nullable(oneOf(['members', 'days'])),
  members: Integer(),
  hours: ArrayOf(Moment),
  courses: ArrayOf(LevelCourse),
});
/** A level forecast that could be made. */
export type ReadyLevel = ReplyOf<typeof ReadyLevel>;

const LevelForecast = Union([
  ObjectOf({ state: oneOf(['noCurve', 'noInflow', 'noReading', 'noRelease', 'oldReading', 'outsideCurve']) }),
  ReadyLevel,
]);
/** A level forecast, or why there is none. */
export type LevelForecast = ReplyOf<typeof LevelForecast>;

/** Something that the procedure requires at a moment. */
const ClockItem = Union([
  ObjectOf({ at: Moment, kind: Literal('notice'), openingAt: Moment, late: Flag() }),
  ObjectOf({ at: Moment, kind: Literal('lowerToCap'), level: Num() }),
  ObjectOf({ at: Moment, kind: Literal('raiseRelease'), release: Num(), missing: Num() }),
  ObjectOf({ at: Moment, kind: oneOf(['floodSeasonBegins', 'floodSeasonEnds']) }),
]);
/** Something that the procedure requires at a moment. */
export type ClockItem = ReplyOf<typeof ClockItem>;

const ClockForecast = ObjectOf({
  floodSeason: ObjectOf({ isNow: Flag(), day: nullable(Integer()), days: Integer() }),
  level: measure('m'),
  cap: nullable(ObjectOf({ level: Num(), until: Moment, above: measure('m') })),
  release: measure('m³/s'),
  minimumRelease: measure('m³/s'),
  noticeHours: Num(),
  due: ArrayOf(ClockItem),
});
/** What the procedure requires now and next. */
export type ClockForecast = ReplyOf<typeof ClockForecast>;

const level = { level: LevelForecast, clock: nullable(ClockForecast) };

/** Inflow, level and procedure of a reservoir. */
export const FlowForecast = Union([
  ObjectOf({ state: oneOf(['uncalibrated', 'noSkill', 'oldRecords', 'unknownRain']), ...level }),
  ObjectOf({
    state: Literal('ready'),
    hoursInterpolated: Flag(),
    peak: nullable(ObjectOf({ at: Moment, flow: Num() })),
    members: Integer({ description: '1 for a single run' }),
    band: nullable(Literal('members'), 'what low and high are: P10 and P90 of members; null: two scenarios'),
    membersUntil: maybeMoment,
    peakLow: measure('m³/s'),
    peakHigh: measure('m³/s'),
    hours: ArrayOf(ObjectOf({ at: Moment, flow: Num(), low: measure('m³/s'), high: measure('m³/s') })),
    ...level,
  }),
]);
/** An inflow forecast, or why there is none. */
export type FlowForecast = ReplyOf<typeof FlowForecast>;

/** A cell: text, or an amount with its decimals. */
const BulletinCell = Union([
  Text(),
  ObjectOf({ value: nullable(Num()), digits: Unsafe<0 | 1 | 2>({ type: 'integer', minimum: 0, maximum: 2 }) }),
]);
/** A cell of a section. */
export type BulletinCell = ReplyOf<typeof BulletinCell>;

const BulletinSection = ObjectOf({
  id: oneOf(['sums', 'days', 'flow', 'level', 'clock', 'score']),
  heading: Text(),
  notes: ArrayOf(Text()),
  columns: ArrayOf(Text()),
  rows: ArrayOf(ArrayOf(BulletinCell)),
  greyRows: ArrayOf(Integer(), { description: 'rows with too little data' }),
});
/** A table of a bulletin with notes. */
export type BulletinSection = ReplyOf<typeof BulletinSection>;

const head = {
  number: Integer(),
  slotAt: Moment,
  issuedAt: Moment,
  late: Flag(),
  asked: Flag({ description: 'on demand' }),
  demo: Flag(),
};
const BulletinItem = ObjectOf(head);
/** A bulletin in a list. */
export type BulletinItem = ReplyOf<typeof BulletinItem>;

/** Bulletins of a catchment. */
export const BulletinList = ObjectOf({
  name: Text(),
  items: ArrayOf(BulletinItem, { description: 'newest first' }),
  missed: ArrayOf(Moment),
  nextAt: Moment,
  scoreTable: BulletinSection,
});
/** Bulletins of a catchment. */
export type BulletinList = ReplyOf<typeof BulletinList>;

const Fact = Unsafe<[name: string, value: string]>({
  type: 'array',
  items: { type: 'string' },
  minItems: 2,
  maxItems: 2,
});

/** A bulletin as issued, with its text. */
export const ShownBulletin = ObjectOf({
  ...head,
  rain: BulletinRain,
  forecast: FlowForecast,
  text: ObjectOf({
    title: Text(),
    subtitle: Text(),
    notices: ArrayOf(Text()),
    lead: Text(),
    facts: ArrayOf(Fact),
    sections: ArrayOf(BulletinSection),
    advice: Text(),
    fileName: Text(),
  }),
});
/** A bulletin as issued. */
export type ShownBulletin = ReplyOf<typeof ShownBulletin>;
