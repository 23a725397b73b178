import { mapHourFields } from '@portal/domain/weather/hour-field.table';
import type { Static } from 'typebox';
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Literal,
  Null,
  Number as Num,
  Object as ObjectOf,
  Optional,
  Partial,
  String as Text,
  Union,
} from 'typebox';
import { DateText, Moment, measure, NumberOrNull, TextOrNull } from './place-schema.ts';

const Code = Union([Integer({ minimum: 1, maximum: 28 }), Null()], { description: 'Sky state 1–28' });
const SkyUnder = Union(
  [
    Literal(1),
    Literal(5),
    Literal(6),
    Literal(7),
    Literal(12),
    Literal(13),
    Literal(14),
    Literal(15),
    Literal(16),
    Literal(24),
    Literal(28),
    Null(),
  ],
  { description: 'Sky state without heat and cold, for a drawing that shows them as a badge' },
);
const Badge = Union(
  [
    Literal('cold'),
    Literal('severeCold'),
    Literal('damagingCold'),
    Literal('ice'),
    Literal('hot'),
    Literal('veryHot'),
    Literal('especiallyHot'),
    Null(),
  ],
  { description: 'Heat or cold of the sky state; null for none. `cold` is not given from 800 m above sea level up' },
);
const Thunder = Union([Literal(0), Literal(1), Literal(2), Literal(3), Null()], {
  description: '0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown',
});

const RainBasis = Optional(
  Literal('satellite', {
    description:
      'only where satellite estimates lead the current rain or that of the next hours: no rain then means none was seen, not that it is dry',
  }),
);

/** One hour. °C, %, m/s, degrees from which the wind blows, hPa, km, mm. Null is unknown. */
export const Hour = ObjectOf({
  at: Moment,
  code: Code,
  skyCode: SkyUnder,
  badge: Badge,
  isDay: Flag(),
  text: TextOrNull,
  thunder: Thunder,
  ...mapHourFields(({ unit, note }) =>
    measure(unit === '' || /^(?:[,;]|$)/.test(note) ? unit + note : `${unit} ${note}`),
  ),
  rainBasis: RainBasis,
});
export type Hour = Static<typeof Hour>;

/** An hour with the requested fields, and always its moment. */
export const ChosenHour = ObjectOf({ ...Partial(Hour).properties, at: Moment });

const PartChance = measure('% chance of rain');
const PartChances = ObjectOf({
  early: PartChance,
  morning: PartChance,
  afternoon: PartChance,
  evening: PartChance,
});

const HourlyRain = ArrayOf(NumberOrNull, { minItems: 24, maxItems: 24, description: 'mm of each hour, 00 to 23' });

const dayFields = {
  code: Code,
  skyCode: SkyUnder,
  badge: Badge,
  nightCode: Code,
  text: TextOrNull,
  temperatureMin: measure('°C'),
  temperatureMax: measure('°C'),
  temperatureMean: measure('°C'),
  feelsLikeMax: measure('°C'),
  rain: measure('mm expected, the sum of its hours; from the eighth day on a blend of forecast and climatology'),
  rainLow: measure('mm, lower bound of the likely range'),
  rainHigh: measure('mm, upper bound of the likely range'),
  rainProbability: measure(
    '% chance that at least one of its hours (today: of the remaining hours) has 0.2 mm or more',
  ),
  heavyRainProbability: Optional(
    measure('% chance of 50 mm or more in the 24 hours to 19:00 of the day; omitted without an ensemble and once over'),
  ),
  strongGustProbability: Optional(
    measure('% chance of a gust of 15 m/s or more in the same 24 hours; omitted without an ensemble and once over'),
  ),
  rainBasis: RainBasis,
  rainPartChances: Union([PartChances, Null()], {
    description: 'The same chance for 00–07, 07–13, 13–19 and 19–24; null beyond the forecast',
  }),
  rainFallen: measure('mm that has fallen so far; null except for today'),
  rainAhead: measure('mm still expected; with rainFallen it adds up to rain; null except for today'),
  rainHours: Union([HourlyRain, Null()], { description: 'mm of each hour, 00 to 23' }),
  windSpeedMax: measure('m/s at 10 m'),
  windGustMax: measure('m/s, never below windSpeedMax'),
  windDirection: measure('degrees from which the wind blows'),
  humidity: measure('% relative humidity'),
  uvIndexMax: measure('UV index'),
  sunrise: Union([Moment, Null()]),
  sunset: Union([Moment, Null()]),
  confidence: Union([Literal('high'), Literal('medium'), Literal('low'), Null()]),
};

/** A calendar day, 00–24 in Vietnam, including past hours. */
export const Day = ObjectOf({
  date: DateText,
  ...dayFields,
  rainHours: HourlyRain,
});
export type Day = Static<typeof Day>;

/** How the models' own forecasts of a day compare, at least two of them. */
export const ModelDay = ObjectOf({
  date: DateText,
  from: Moment,
  to: Moment,
  models: ArrayOf(
    ObjectOf({
      source: Text(),
      runAt: Moment,
      isMachineLearning: Flag({ description: 'whether it is a machine-learning model' }),
      rain: measure('mm over the period, from this model alone'),
      isWet: Flag({
        description: 'whether that counts as rain: from 0.6 mm in more than 12 hours, otherwise from 0.3 mm',
      }),
      temperatureMean: measure('°C, mean of the period'),
    }),
    { minItems: 2 },
  ),
  temperatureSpread: measure('K between the lowest and the highest mean temperature of the models'),
});
export type ModelDay = Static<typeof ModelDay>;

/** The days on which models are compared. */
export const ModelDays = ArrayOf(ModelDay, {
  description:
    'How the models in use compare on as many days as `models` asks for; none by default. Days with fewer than two of them are omitted',
});

/** A day of the 90-day reply: a day's fields with their basis. */
export const OutlookDay = ObjectOf({
  date: DateText,
  basis: Union([Literal('forecast'), Literal('outlook'), Literal('normal')]),
  ...dayFields,
});
export type OutlookDay = Static<typeof OutlookDay>;

const Share = Num({ description: '% of the years' });
const Terciles = Union([ObjectOf({ below: Share, near: Share, above: Share }), Null()]);

/** A week of the 90-day reply, with the normals of its days and, if a source gives them, terciles in per cent. */
export const OutlookWeek = ObjectOf({
  from: DateText,
  to: DateText,
  basis: Union([Literal('forecast'), Literal('outlook'), Literal('normal')]),
  temperatureNormal: measure('°C, long-term mean'),
  rainNormal: measure('mm, long-term mean'),
  temperature: Terciles,
  rain: Terciles,
});
export type OutlookWeek = Static<typeof OutlookWeek>;

const periodFields = {
  from: Moment,
  to: Moment,
  code: Code,
  skyCode: SkyUnder,
  badge: Badge,
  text: TextOrNull,
  temperatureMin: measure('°C'),
  temperatureMax: measure('°C'),
  rain: measure('mm'),
  rainLow: measure('mm, lower bound of the likely range'),
  rainHigh: measure('mm, upper bound of the likely range'),
  rainProbability: measure(
    '% chance that at least one of its remaining hours has 0.2 mm or more; null once it is over',
  ),
  rainBasis: RainBasis,
  windSpeedMax: measure('m/s at 10 m'),
  windDirection: measure('degrees from which the wind blows'),
  humidity: measure('% relative humidity'),
};

/** Six hours of a day: 07–13, 13–19, 19–01, 01–07 of the next day. */
export const Period = ObjectOf({
  period: Union([Literal('morning'), Literal('afternoon'), Literal('evening'), Literal('night')]),
  label: Text({ description: 'name in `lang`; for the night with the day it leads to' }),
  ...periodFields,
});
export type Period = Static<typeof Period>;

/** A part of a calendar day: 00–07, 07–13, 13–19, 19–24. The four add up to their day. */
export const DayPart = ObjectOf({
  part: Union([Literal('early'), Literal('morning'), Literal('afternoon'), Literal('evening')]),
  ...periodFields,
});
export type DayPart = Static<typeof DayPart>;

/** An earlier run's forecast of a day, from the source of the temperature. */
export const EarlierForecast = ObjectOf({
  source: Text(),
  runAt: Moment,
  temperatureMin: measure('°C'),
  temperatureMax: measure('°C'),
  rain: measure('mm; null where the rain of the current forecast is from another source'),
});
export type EarlierForecast = Static<typeof EarlierForecast>;

/** One hour of the 72-hour rain reply. */
export const RainHour = ObjectOf({
  at: Moment,
  rain: measure('mm'),
  rainLow: measure('mm, lower bound of the likely range'),
  rainHigh: measure('mm, upper bound of the likely range'),
  rainProbability: measure('% chance of rain'),
  rainBasis: RainBasis,
  thunder: Thunder,
});
export type RainHour = Static<typeof RainHour>;

/** A past hour. */
export const PastHour = ObjectOf({ at: Moment, rain: measure('mm'), temperature: measure('°C at 2 m') });
export type PastHour = Static<typeof PastHour>;

/** One hour at sea. */
export const MarineHour = ObjectOf({
  at: Moment,
  waveHeight: measure('m, significant height'),
  wavePeriod: measure('s'),
  waveDirection: measure('degrees from which the waves come'),
  windSpeed: measure('m/s at 10 m'),
  windDirection: measure('degrees from which the wind blows'),
});
export type MarineHour = Static<typeof MarineHour>;

/** Wind of one hour at several heights above ground. */
export const WindHour = ObjectOf({
  at: Moment,
  basis: Union([Literal('levels'), Literal('profile'), Null()], {
    description: 'levels: from two heights of the model; profile: from one, by the power law with a typical exponent',
  }),
  exponent: measure('of the power law through 10 and 100 m'),
  levels: ArrayOf(
    ObjectOf({
      height: Num({ description: 'm above ground' }),
      windSpeed: measure('m/s'),
      windDirection: measure('degrees from which the wind blows'),
    }),
  ),
});
export type WindHour = Static<typeof WindHour>;

/** Wind of one hour at chosen heights with its likely range, and other quantities for work at sea. */
export const WindHeightHour = ObjectOf({
  at: Moment,
  basis: WindHour.properties.basis,
  exponent: WindHour.properties.exponent,
  airDensity: measure('kg/m³ at 100 m above ground'),
  temperature: measure('°C at 2 m'),
  pressure: measure('hPa at sea level'),
  windGust: measure('m/s at 10 m'),
  visibility: measure('km'),
  thunder: Thunder,
  levels: ArrayOf(
    ObjectOf({
      height: Num({ description: 'm above ground' }),
      windSpeed: measure('m/s'),
      windSpeedLow: measure('m/s, lower bound of the likely range'),
      windSpeedHigh: measure('m/s, upper bound of the likely range'),
      gustEstimate: measure('m/s over 3 s, estimated from the mean wind at the height'),
      windNormalised: measure('m/s in air of 1.225 kg/m³'),
      windDirection: measure('degrees from which the wind blows'),
    }),
  ),
});
export type WindHeightHour = Static<typeof WindHeightHour>;

/** The moon of a day. */
export const Moon = ObjectOf({
  phase: Num({ minimum: 0, maximum: 1, description: '0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter' }),
  illumination: Num({ minimum: 0, maximum: 1, description: 'lit part of the disc' }),
  name: Text(),
  rise: Union([Moment, Null()], { description: 'of this day; about once a month there is none' }),
  set: Union([Moment, Null()], { description: 'of this day; about once a month there is none' }),
});
