import type { Static } from 'typebox';
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Literal,
  Null,
  Number as Num,
  Object as ObjectOf,
  Union,
} from 'typebox';
import { DateText, Moment, NumberOrNull, TextOrNull } from './place-schema.ts';

const Code = Union([Integer({ minimum: 1, maximum: 28 }), Null()]);
const Thunder = Union([Literal(0), Literal(1), Literal(2), Literal(3), Null()], {
  description: '0 none, 1 possible, 2 likely, 3 observed within 20 km, null unknown',
});

/** One hour. °C, %, m/s, degrees from which the wind blows, hPa, km, mm. Null is unknown. */
export const Hour = ObjectOf({
  at: Moment,
  code: Code,
  isDay: Flag(),
  text: TextOrNull,
  thunder: Thunder,
  temperature: NumberOrNull,
  feelsLike: NumberOrNull,
  dewPoint: NumberOrNull,
  humidity: NumberOrNull,
  windSpeed: NumberOrNull,
  windGust: NumberOrNull,
  windDirection: NumberOrNull,
  pressure: NumberOrNull,
  visibility: NumberOrNull,
  cloudCover: NumberOrNull,
  rain: NumberOrNull,
  rainLow: NumberOrNull,
  rainHigh: NumberOrNull,
  rainProbability: NumberOrNull,
  uvIndex: NumberOrNull,
});
export type Hour = Static<typeof Hour>;

const dayFields = {
  code: Code,
  nightCode: Code,
  text: TextOrNull,
  temperatureMin: NumberOrNull,
  temperatureMax: NumberOrNull,
  temperatureMean: NumberOrNull,
  feelsLikeMax: NumberOrNull,
  rain: NumberOrNull,
  rainLow: NumberOrNull,
  rainHigh: NumberOrNull,
  rainProbability: NumberOrNull,
  rainHours: Union([ArrayOf(NumberOrNull, { minItems: 24, maxItems: 24 }), Null()]),
  windSpeedMax: NumberOrNull,
  windGustMax: NumberOrNull,
  windDirection: NumberOrNull,
  humidity: NumberOrNull,
  uvIndexMax: NumberOrNull,
  sunrise: Union([Moment, Null()]),
  sunset: Union([Moment, Null()]),
  confidence: Union([Literal('high'), Literal('medium'), Literal('low'), Null()]),
};

/** A calendar day, 00–24 of Vietnam, hours already past included. */
export const Day = ObjectOf({
  date: DateText,
  ...dayFields,
  rainHours: ArrayOf(NumberOrNull, { minItems: 24, maxItems: 24 }),
});
export type Day = Static<typeof Day>;

/** A day of the 90-day reply: a day's fields with the basis on which it stands. */
export const OutlookDay = ObjectOf({
  date: DateText,
  basis: Union([Literal('forecast'), Literal('outlook'), Literal('normal')]),
  ...dayFields,
});
export type OutlookDay = Static<typeof OutlookDay>;

const Terciles = Union([ObjectOf({ below: Num(), near: Num(), above: Num() }), Null()]);

/** A week of the 90-day reply, with the normals of its days and, where a source gives them, terciles in per cent. */
export const OutlookWeek = ObjectOf({
  from: DateText,
  to: DateText,
  basis: Union([Literal('forecast'), Literal('outlook'), Literal('normal')]),
  temperatureNormal: NumberOrNull,
  rainNormal: NumberOrNull,
  temperature: Terciles,
  rain: Terciles,
});
export type OutlookWeek = Static<typeof OutlookWeek>;

/** Six hours of a day: 07–13, 13–19, 19–01, 01–07 of the next day. */
export const Period = ObjectOf({
  period: Union([Literal('morning'), Literal('afternoon'), Literal('evening'), Literal('night')]),
  from: Moment,
  to: Moment,
  code: Code,
  text: TextOrNull,
  temperatureMin: NumberOrNull,
  temperatureMax: NumberOrNull,
  rain: NumberOrNull,
  rainLow: NumberOrNull,
  rainHigh: NumberOrNull,
  rainProbability: NumberOrNull,
  windSpeedMax: NumberOrNull,
  windDirection: NumberOrNull,
  humidity: NumberOrNull,
});
export type Period = Static<typeof Period>;

/** One hour of the 72-hour rain reply. */
export const RainHour = ObjectOf({
  at: Moment,
  rain: NumberOrNull,
  rainLow: NumberOrNull,
  rainHigh: NumberOrNull,
  rainProbability: NumberOrNull,
  thunder: Thunder,
});
export type RainHour = Static<typeof RainHour>;
