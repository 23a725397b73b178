import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Literal,
  Null,
  Object as ObjectOf,
  Optional,
  Record as RecordOf,
  type Static,
  String as Text,
  Union,
  Unknown,
} from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { DateText, Moment, measure, PlaceQuery, TextOrNull } from './place-schema.ts';
import { Paging, PostLanguage } from './post-schema.ts';

/** The limit applies per minute without a key, per hour with one. */
const Window = ObjectOf({
  used: Integer(),
  limit: Union([Integer(), Null()], { description: 'null: no limit' }),
  resetAt: Moment,
});

/** The caller's remaining quota. Never cached, never counted. */
export const callLimits = defineEndpoint({
  ...ENDPOINT_ADDRESSES.callLimits,
  tag: 'limits',
  summary: 'What this caller has used of its quota; the call itself is not counted',
  query: ObjectOf({ lang: PlaceQuery.properties.lang }),
  body: null,
  reply: ObjectOf({
    caller: Union([Literal('guest'), Literal('ownPages'), Literal('key')], {
      description:
        '`guest`: a program without a key; `ownPages`: a call of the portal’s own pages; `key`: all keys of one account together',
    }),
    minute: Optional(Window),
    hour: Optional(Window),
    day: Window,
  }),
});

/** Summary of a solution page. `url` is its path, `image` the path of a picture, null without one. */
export const Solution = ObjectOf({ id: Text(), url: Text(), title: Text(), summary: Text(), image: TextOrNull });
export type Solution = Static<typeof Solution>;

/** A complete solution: `blocks` are those of its page, each with its `kind`. */
export const SolutionDetail = ObjectOf({
  ...Solution.properties,
  blocks: ArrayOf(RecordOf(Text(), Unknown(), { description: 'A block of the page; its fields follow its kind' })),
});
export type SolutionDetail = Static<typeof SolutionDetail>;

export const solutions = defineEndpoint({
  ...ENDPOINT_ADDRESSES.solutions,
  tag: 'solutions',
  summary: 'The solutions for businesses, agriculture and hydropower',
  query: ObjectOf({ language: Optional(PostLanguage) }),
  body: null,
  reply: ArrayOf(Solution),
});

export const solutionDetail = defineEndpoint({
  ...ENDPOINT_ADDRESSES.solutionDetail,
  tag: 'solutions',
  summary: 'One solution with the blocks of its page',
  query: ObjectOf({ id: Text({ minLength: 1, maxLength: 80 }), language: Optional(PostLanguage) }),
  body: null,
  reply: SolutionDetail,
});

/** The seven climate regions of Vietnam, north to south. */
const ClimateRegion = Union([
  Literal('northwest'),
  Literal('northeast'),
  Literal('redRiverDelta'),
  Literal('northCentral'),
  Literal('southCentral'),
  Literal('highlands'),
  Literal('south'),
]);

/**
 * A day of a region: minimum and maximum over its provinces; `rainyShare` is the share of provinces more likely wet
 * than dry, 0–1. Older bulletins lack the optional fields.
 */
export const RegionDay = ObjectOf({
  date: DateText,
  temperatureMin: measure('°C'),
  temperatureMax: measure('°C'),
  rainMin: measure('mm, in the driest province'),
  rainMax: measure('mm, in the wettest province'),
  rainyShare: measure('share of the provinces with a chance of rain of 50 % or more, 0–1'),
  rainProbabilityMax: Optional(measure('%, in the province with the highest chance of rain')),
  windSpeedMax: measure('m/s at 10 m'),
  windGustMax: measure('m/s'),
  skyCode: Optional(
    Union([Integer({ minimum: 1, maximum: 28 }), Null()], {
      description: 'Sky state, without heat and cold, of most of the provinces',
    }),
  ),
  temperatureMean: Optional(measure('°C, mean of the day over the provinces')),
  windDirection: Optional(measure('degrees from which the wind blows; null where the provinces differ')),
});
export type RegionDay = Static<typeof RegionDay>;

/** Rain sums over a number of days, mm: the provinces with the least and the most. */
export const RegionRain = ObjectOf({ days: Integer(), rainMin: measure('mm'), rainMax: measure('mm') });
export type RegionRain = Static<typeof RegionRain>;

/** A region in a bulletin: three days, and rain sums over 1, 2, 3 and 10 days. */
export const BulletinRegion = ObjectOf({
  region: ClimateRegion,
  days: ArrayOf(RegionDay),
  rain: ArrayOf(RegionRain),
});
export type BulletinRegion = Static<typeof BulletinRegion>;

/** A major city in a bulletin; `place` is its slug. */
export const BulletinCity = ObjectOf({ place: Text(), days: ArrayOf(RegionDay) });
export type BulletinCity = Static<typeof BulletinCity>;

/** A day of a sea area over its points; `rainyShare` is the share of points more likely wet than dry, 0–1. */
export const SeaDay = ObjectOf({
  date: DateText,
  rainMax: measure('mm, at the wettest point'),
  rainyShare: measure('share of the points with a chance of rain of 50 % or more, 0–1'),
  rainProbabilityMax: Optional(measure('%, at the point with the highest chance of rain')),
  windSpeedUsual: measure('m/s at 10 m, median over the points of the day’s strongest wind'),
  windSpeedMax: measure('m/s at 10 m, at the windiest point'),
  windGustMax: measure('m/s'),
  windDirection: measure('degrees from which the wind blows; null where the points differ'),
});
export type SeaDay = Static<typeof SeaDay>;

/** A sea area of the national bulletin; `area` is its id. */
export const BulletinSea = ObjectOf({ area: Text(), days: ArrayOf(SeaDay) });
export type BulletinSea = Static<typeof BulletinSea>;

/** A listed bulletin: `id` is its date and hour, `issuedAt` when it was due, `madeAt` when it was made. */
export const BulletinLine = ObjectOf({ id: Text(), issuedAt: Moment, madeAt: Moment, demo: Flag() });
export type BulletinLine = Static<typeof BulletinLine>;

/** A bulletin made by rules from the current run at `madeAt`; not reviewed by a person. */
export const Bulletin = ObjectOf({
  ...BulletinLine.properties,
  /** Null if the source of temperature is unknown. */
  runAt: TextOrNull,
  source: TextOrNull,
  regions: ArrayOf(BulletinRegion),
  /** Older bulletins lack the optional fields. */
  cities: Optional(ArrayOf(BulletinCity)),
  seas: Optional(ArrayOf(BulletinSea)),
});
export type Bulletin = Static<typeof Bulletin>;

export const bulletinsList = defineEndpoint({
  ...ENDPOINT_ADDRESSES.bulletinsList,
  tag: 'news',
  summary: 'Automatic bulletins of the last 90 days, newest first',
  query: ObjectOf({ ...Paging }),
  body: null,
  reply: ObjectOf({
    page: Integer(),
    limit: Integer(),
    total: Integer(),
    totalPages: Integer(),
    bulletins: ArrayOf(BulletinLine),
  }),
});

export const bulletinById = defineEndpoint({
  ...ENDPOINT_ADDRESSES.bulletinById,
  tag: 'news',
  summary: 'An automatic bulletin by its date and hour',
  query: ObjectOf({ id: Text({ minLength: 1, maxLength: 20 }) }),
  body: null,
  reply: ObjectOf({ bulletin: Bulletin }),
});
