import {
  Array as ArrayOf,
  Boolean as Flag,
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
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { DateText, Issued, Moment, measure, Place, PlaceQuery } from './place-schema.ts';
import { WindHeightHour } from './weather-schema.ts';

const common = { place: Place, issued: Issued };
/** Wind forecasts are useful for ten days. */
const MOST_HOURS = 240;
const HourCount = Integer({ minimum: 1, maximum: MOST_HOURS });
const HEIGHT = '(?:[1-9]\\d|1[0-4]\\d|150)';
const Height = Num({ minimum: 10, maximum: 150 });

/** Wind at chosen heights with its likely range. */
export const weatherWindHeights = defineEndpoint({
  ...ENDPOINT_ADDRESSES.weatherWindHeights,
  tag: 'weather',
  summary: 'Wind at chosen heights from 10 to 150 m with ranges, air density, visibility and thunder, up to 10 days',
  query: ObjectOf({
    ...PlaceQuery.properties,
    heights: Optional(Text({ pattern: `^${HEIGHT}(?:,${HEIGHT}){0,9}$`, maxLength: 40 })),
    hours: Optional(HourCount),
  }),
  body: null,
  reply: ObjectOf({ ...common, hours: ArrayOf(WindHeightHour, { minItems: 1, maxItems: MOST_HOURS }) }),
});

/** A power curve in a request, which `checkCurve` of the domain checks further. */
export const CurveBody = ObjectOf({
  points: ArrayOf(ObjectOf({ windSpeed: Num(), power: Num() }), { minItems: 1, maxItems: 200 }),
  ratedPower: Optional(Num({ minimum: 0.001, maximum: 100_000 })),
  cutOut: Optional(Num({ minimum: 1, maximum: 60 })),
  restart: Optional(Num({ minimum: 0, maximum: 60 })),
});
/** A power curve in a request. */
export type CurveBody = Static<typeof CurveBody>;

const powerRange = {
  farmPower: measure('kW'),
  farmPowerLow: measure('kW, exceeded in nine out of ten cases'),
  farmPowerHigh: measure('kW, exceeded in one out of ten cases'),
  share: measure('% of rated power'),
  shareLow: measure('% of rated power, exceeded in nine out of ten cases'),
  shareHigh: measure('% of rated power, exceeded in one out of ten cases'),
};

/** Power of turbines with the caller's curve, or that of the illustration. */
export const windPower = defineEndpoint({
  ...ENDPOINT_ADDRESSES.windPower,
  tag: 'weather',
  summary:
    'Turbine output from your own power curve: hourly, daily and by hour of the day; without a curve, an illustration',
  query: PlaceQuery,
  body: ObjectOf({
    curve: Optional(CurveBody),
    hubHeight: Optional(Height),
    count: Optional(Integer({ minimum: 1, maximum: 1000 })),
    availability: Optional(Num({ minimum: 0, maximum: 100 })),
    wakeLoss: Optional(Num({ minimum: 0, maximum: 100 })),
    hours: Optional(HourCount),
  }),
  reply: ObjectOf({
    ...common,
    basis: Union([Literal('curve'), Literal('illustration')], {
      description: 'curve: the one that was sent; illustration: no turbine in particular, shares of rated power only',
    }),
    ratedPower: measure('kW of all turbines together'),
    hours: ArrayOf(
      ObjectOf({
        at: Moment,
        windSpeed: measure('m/s at hub height'),
        windSpeedLow: measure('m/s, lower bound of the likely range'),
        windSpeedHigh: measure('m/s, upper bound of the likely range'),
        airDensity: measure('kg/m³ at hub height'),
        ...powerRange,
      }),
    ),
    cycle: ArrayOf(ObjectOf({ clockHour: Integer(), share: powerRange.share, farmPower: powerRange.farmPower }), {
      minItems: 24,
      maxItems: 24,
    }),
    days: ArrayOf(
      ObjectOf({
        date: DateText,
        knownHours: Integer({ description: 'hours of the day included in the total' }),
        energy: measure('MWh'),
        energyLow: measure('MWh, exceeded in nine out of ten cases'),
        energyHigh: measure('MWh, exceeded in one out of ten cases'),
        fullLoadHours: measure('h'),
        fullLoadHoursLow: measure('h, exceeded in nine out of ten cases'),
        fullLoadHoursHigh: measure('h, exceeded in one out of ten cases'),
      }),
    ),
  }),
});

/** Quantity of a work limit, by its name in the API. */
const LimitName = Union([
  Literal('wind'),
  Literal('gust'),
  Literal('waveHeight'),
  Literal('wavePeriod'),
  Literal('current'),
  Literal('visibility'),
  Literal('thunder'),
]);
/** Name of a limit's quantity. */
export type LimitName = Static<typeof LimitName>;

/**
 * A limit in a request: visibility is a lower limit, all others upper limits; `height` for wind and gust, default 100
 * m.
 */
export const LimitBody = ObjectOf({
  quantity: LimitName,
  height: Optional(Height),
  limit: Num({ minimum: 0, maximum: 100 }),
});

const ClockHour = Integer({ minimum: 0, maximum: 24 });

/** Further fields of an activity, the same in calls and in stored farms. */
export const workFields = {
  workHours: Num({ minimum: 0.5, maximum: 120 }),
  contingencyHours: Optional(Num({ minimum: 0, maximum: 120 })),
  clock: Optional(ObjectOf({ from: ClockHour, to: ClockHour })),
  alpha: Optional(
    ArrayOf(
      ObjectOf({ untilHours: Num({ minimum: 1, maximum: MOST_HOURS }), factor: Num({ minimum: 0.1, maximum: 1 }) }),
      { maxItems: 10 },
    ),
  ),
};

/** Weather windows for the caller's limits. */
export const windWindows = defineEndpoint({
  ...ENDPOINT_ADDRESSES.windWindows,
  tag: 'weather',
  summary:
    'Windows in which all your limits hold long enough for the work, with the chance that they do; without limits, no windows',
  query: PlaceQuery,
  body: ObjectOf({ limits: ArrayOf(LimitBody, { maxItems: 20 }), ...workFields, hours: Optional(HourCount) }),
  access: 'keyOrAccount',
  perCaller: true,
  reply: ObjectOf({
    ...common,
    neededHours: Integer({ description: 'h, work and contingency together' }),
    missingQuantities: ArrayOf(LimitName, {
      description: 'quantities with a limit for which no hour is known: then there is no window',
    }),
    hours: ArrayOf(
      ObjectOf({
        at: Moment,
        workVerdict: Union([Literal('go'), Literal('near'), Literal('stop'), Literal('rest'), Null()], {
          description:
            'near: over nine tenths of a limit; rest: outside the requested clock hours; null also in the day after an official warning',
        }),
        because: ArrayOf(LimitName),
      }),
    ),
    windows: ArrayOf(
      ObjectOf({
        from: Moment,
        to: Moment,
        length: Integer({ description: 'h' }),
        isOpen: Flag({ description: 'whether it continues beyond the hours examined' }),
        probability: measure('% chance that conditions hold for `neededHours` from the start of the window'),
      }),
    ),
  }),
});
