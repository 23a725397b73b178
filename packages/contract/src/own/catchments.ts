import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Literal,
  Number as Num,
  Object as ObjectOf,
  Optional,
  String as Text,
  Unsafe,
} from 'typebox';
import { Latitude, Longitude, Moment, measure } from '#endpoints/place-schema.ts';
import { Id } from '../id.ts';
import { activeFields, nullable, oneOf, type ReplyOf } from './own-call.ts';

const RainLimit = ObjectOf({ hours: Integer(), mm: Num() });
/** Rain within some hours from which the owner is warned. */
export type RainLimit = ReplyOf<typeof RainLimit>;

const Position = Unsafe<[lng: number, lat: number]>({
  type: 'array',
  items: { type: 'number' },
  minItems: 2,
  maxItems: 2,
});

/** GeoJSON with closed rings. */
const Outline = ObjectOf({
  type: Literal('MultiPolygon'),
  coordinates: ArrayOf(ArrayOf(ArrayOf(Position))),
});
/** An outline as GeoJSON. */
export type Outline = ReplyOf<typeof Outline>;

/** A catchment without its outline. */
export const OwnCatchment = ObjectOf({
  id: Id,
  name: Text(),
  areaKm2: measure('km²; null without an outline'),
  lat: Latitude,
  lng: Longitude,
  plant: nullable(Text()),
  limits: ArrayOf(RainLimit),
  ...activeFields,
  createdAt: Moment,
});
/** A catchment without its outline. */
export type OwnCatchment = ReplyOf<typeof OwnCatchment>;

/** A catchment with its outline. */
export const CatchmentDetail = ObjectOf({
  ...OwnCatchment.properties,
  points: Integer(),
  outline: nullable(Outline, 'simplified'),
  polygon: nullable(Outline),
});
/** A catchment with its outline. */
export type CatchmentDetail = ReplyOf<typeof CatchmentDetail>;

/** A hydropower plant to begin with. */
export const Plant = ObjectOf({ slug: Text(), name: Text(), megawatts: Num(), lat: Latitude, lng: Longitude });
/** A hydropower plant to begin with. */
export type Plant = ReplyOf<typeof Plant>;

/** The outline of a checked file. */
export const CheckedOutline = ObjectOf({ polygon: Outline, outline: Outline, points: Integer(), areaKm2: Num() });
/** The outline of a checked file. */
export type CheckedOutline = ReplyOf<typeof CheckedOutline>;

const RainSum = ObjectOf({
  hours: Integer(),
  past: measure('mm'),
  ahead: measure('mm'),
  aheadLow: measure('mm'),
  aheadHigh: measure('mm'),
  rangeBasis: nullable(oneOf(['members', 'cells'])),
  mostCell: measure('mm of the wettest cell'),
});
/** Rain of some hours back and ahead. */
export type RainSum = ReplyOf<typeof RainSum>;

const LimitState = ObjectOf({
  ...RainLimit.properties,
  now: measure('mm'),
  reached: Flag(),
  middleAt: nullable(Moment),
  earliestAt: nullable(Moment),
});
/** How a rain limit stands. */
export type LimitState = ReplyOf<typeof LimitState>;

const hour = { at: Moment, rain: measure('mm') };
const common = {
  basis: oneOf(['polygon', 'cell']),
  issued: ObjectOf({
    source: nullable(Text()),
    runAt: nullable(Moment),
    at: Moment,
    demo: Flag(),
    credits: ArrayOf(Text()),
  }),
  coveredPercent: ObjectOf({ model: measure('%'), radar: measure('%') }),
  members: Optional(nullable(ObjectOf({ count: Integer() }), 'of the ensemble; missing in older bulletins')),
  nowcast: Optional(nullable(ObjectOf({ frameAt: Moment }), 'missing in older bulletins')),
  past: ArrayOf(ObjectOf({ ...hour, basis: nullable(oneOf(['radar', 'analysis'])) })),
  ahead: ArrayOf(
    ObjectOf({
      ...hour,
      rainLow: measure('mm'),
      rainHigh: measure('mm'),
      origin: Optional(nullable(oneOf(['radar', 'both', 'model']), 'missing in older bulletins')),
    }),
  ),
  sums: ArrayOf(RainSum),
  limits: ArrayOf(LimitState),
};

/** Rain on a catchment, ten days back and ten days ahead. */
export const CatchmentRain = ObjectOf({
  ...common,
  map: nullable(
    ObjectOf({
      latStep: Num(),
      lngStep: Num(),
      items: ArrayOf(
        ObjectOf({
          lat: Latitude,
          lng: Longitude,
          rain: measure('mm'),
          part: Num({ description: 'share of the cell' }),
        }),
      ),
    }),
  ),
});
/** Rain on a catchment. */
export type CatchmentRain = ReplyOf<typeof CatchmentRain>;

/** The same in a bulletin. */
export const BulletinRain = ObjectOf(common);

const FlowScore = ObjectOf({ nse: nullable(Num()), kge: nullable(Num()), biasPart: nullable(Num()) });

const FittedModel = ObjectOf({
  step: oneOf(['day', 'hour']),
  heldBack: FlowScore,
  persistence: FlowScore,
  skill: oneOf(['none', 'weak', 'satisfactory', 'good', 'veryGood'], 'on the years not used for calibration'),
  heldBackFrom: Moment,
  heldBackTo: Moment,
  stateAt: Moment,
  fittedAt: Moment,
  atLimit: ArrayOf(Text()),
});
/** A fitted model. */
export type FittedModel = ReplyOf<typeof FittedModel>;

/** Records of a reservoir, its model, and a model that waits for acceptance. */
export const FlowRecords = ObjectOf({
  series: nullable(
    ObjectOf({
      step: oneOf(['day', 'hour']),
      from: Moment,
      to: Moment,
      uploadedAt: Moment,
      rows: Integer(),
      gapSteps: ObjectOf({ flow: Optional(Integer()), rain: Optional(Integer()) }),
    }),
  ),
  model: nullable(FittedModel),
  candidate: nullable(FittedModel),
});
/** Records of a reservoir and its models. */
export type FlowRecords = ReplyOf<typeof FlowRecords>;
