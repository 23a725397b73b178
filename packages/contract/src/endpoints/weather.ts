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
  String as Text,
  Union,
} from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { ENDPOINT_ADDRESSES } from '../endpoint-addresses.table.ts';
import { MeasuredNear } from './measured-schema.ts';
import {
  AS_TABLE,
  DateText,
  Issued,
  Latitude,
  Longitude,
  Moment,
  measure,
  NumberOrNull,
  Place,
  PlaceQuery,
  TableFormat,
  TextOrNull,
} from './place-schema.ts';
import { SmartgenQuery } from './smartgen-schema.ts';
import {
  Day,
  DayPart,
  EarlierForecast,
  Hour,
  MarineHour,
  ModelDays,
  Moon,
  OutlookDay,
  OutlookWeek,
  Period,
  RainHour,
  WindHour,
} from './weather-schema.ts';

const common = { place: Place, issued: Issued };
/** Days are also available as a calendar. */
const AS_DAYS = [...AS_TABLE, 'ics'] as const;
const DaysFormat = Optional(Union([Literal('json'), Literal('csv'), Literal('geojson'), Literal('ics')]));
const hoursSeries = { field: 'hours', formats: AS_TABLE } as const;
const weather = { tag: 'weather', query: PlaceQuery, body: null } as const;

/** Yesterday's temperatures from the source of the current temperature; null if it has none. */
const Yesterday = ObjectOf({
  temperature: measure('°C at 2 m, at this hour of yesterday'),
  temperatureMax: measure('°C, for the whole of yesterday'),
});

export const weatherNow = defineEndpoint({
  ...weather,
  ...ENDPOINT_ADDRESSES.weatherNow,
  summary: 'The current hour, with yesterday’s temperatures for comparison',
  reply: ObjectOf({ ...common, now: Hour, yesterday: Yesterday, measured: Optional(MeasuredNear) }),
});

const AqiCategory = Union([
  Literal('good'),
  Literal('moderate'),
  Literal('poor'),
  Literal('unhealthy'),
  Literal('veryUnhealthy'),
  Literal('hazardous'),
  Null(),
]);
const Pollutant = Union([
  Literal('pm25'),
  Literal('pm10'),
  Literal('o3'),
  Literal('no2'),
  Literal('so2'),
  Literal('co'),
  Null(),
]);

export const weatherAqi = defineEndpoint({
  ...weather,
  ...ENDPOINT_ADDRESSES.weatherAqi,
  summary: 'VN_AQI for the current hour, the next 24 hours and five days',
  reply: ObjectOf({
    ...common,
    aqi: NumberOrNull,
    category: AqiCategory,
    colour: TextOrNull,
    dominant: Pollutant,
    basis: Union([Literal('model'), Literal('station')]),
    overdueAt: Union([Moment, Null()], {
      description:
        'When a newer run than that of `dominant` was due: its values are outdated from then on. Null where the source has no timetable',
    }),
    pollutants: ObjectOf({
      pm25: measure('µg/m³'),
      pm10: measure('µg/m³'),
      o3: measure('µg/m³'),
      no2: measure('µg/m³'),
      so2: measure('µg/m³'),
      co: measure('µg/m³'),
    }),
    at: Moment,
    hours: ArrayOf(ObjectOf({ at: Moment, aqi: NumberOrNull, category: AqiCategory, dominant: Pollutant })),
    days: ArrayOf(ObjectOf({ date: DateText, aqi: NumberOrNull, category: AqiCategory, dominant: Pollutant })),
  }),
});

const UvLevel = Union([
  Literal('low'),
  Literal('moderate'),
  Literal('high'),
  Literal('veryHigh'),
  Literal('extreme'),
  Null(),
]);

const SunlightBasis = Union([Literal('model'), Literal('estimate'), Null()], {
  description: 'model: from the source; estimate: from sun, cloud, ozone and height',
});

export const weatherUv = defineEndpoint({
  ...weather,
  ...ENDPOINT_ADDRESSES.weatherUv,
  summary: 'UV index for the current hour, today’s peak and hours, with short-wave radiation',
  reply: ObjectOf({
    ...common,
    uvIndex: NumberOrNull,
    level: UvLevel,
    basis: SunlightBasis,
    peak: ObjectOf({ uvIndex: NumberOrNull, at: Union([Moment, Null()]) }),
    hours: ArrayOf(
      ObjectOf({
        at: Moment,
        uvIndex: NumberOrNull,
        level: UvLevel,
        basis: SunlightBasis,
        shortWave: measure('W/m² on level ground, mean of the hour'),
        shortWaveBasis: SunlightBasis,
      }),
    ),
  }),
});

/** A date of Vietnam's lunar calendar. */
export const LunarDate = ObjectOf({
  day: Integer({ minimum: 1, maximum: 30 }),
  month: Integer({ minimum: 1, maximum: 12 }),
  year: Integer(),
  leap: Flag({ description: 'true for the second of two months with the same number' }),
  yearName: Text({ description: 'name of the year: Bính Ngọ, in English Fire Horse' }),
});

const DayParts = ArrayOf(DayPart, { minItems: 4, maxItems: 4 });

export const weatherToday = defineEndpoint({
  ...weather,
  ...ENDPOINT_ADDRESSES.weatherToday,
  summary: 'Today in four periods, with sun, moon and the lunar calendar date',
  reply: ObjectOf({
    ...common,
    date: DateText,
    sunrise: Union([Moment, Null()]),
    sunset: Union([Moment, Null()]),
    moon: Union([Moon, Null()]),
    lunarDate: Union([LunarDate, Null()]),
    day: Day,
    periods: ArrayOf(Period, { minItems: 4, maxItems: 4 }),
    parts: DayParts,
    nightBefore: Union([Period, Null()], {
      description:
        'The night 01–07 that began the day, which is the night period of the day before; null once it is over',
    }),
  }),
});

/** Tomorrow by periods and hours, with today. */
export const weatherTomorrow = defineEndpoint({
  ...weather,
  ...ENDPOINT_ADDRESSES.weatherTomorrow,
  summary: 'Tomorrow in four periods and 24 hours, with today for comparison',
  reply: ObjectOf({
    ...common,
    date: DateText,
    day: Day,
    today: Day,
    periods: ArrayOf(Period, { minItems: 4, maxItems: 4 }),
    parts: DayParts,
    hours: ArrayOf(Hour, { minItems: 24, maxItems: 24 }),
    earlier: ArrayOf(EarlierForecast, {
      description:
        'How this forecast changed: what the last complete run of each past day forecast for tomorrow, newest first; empty where nothing is archived',
    }),
  }),
});

export const weatherHours24 = defineEndpoint({
  ...weather,
  ...ENDPOINT_ADDRESSES.weatherHours24,
  summary: '24 hours from the current one, or as many as `hours` asks for',
  query: ObjectOf({
    ...PlaceQuery.properties,
    hours: Optional(Integer({ minimum: 24, maximum: 48, description: '24 by default' })),
    models: Optional(Integer({ minimum: 0, maximum: 2, description: 'days from today on to compare the models on' })),
    format: TableFormat,
  }),
  series: hoursSeries,
  reply: ObjectOf({ ...common, hours: ArrayOf(Hour, { minItems: 24, maxItems: 48 }), models: ModelDays }),
});

export const weatherDays15 = defineEndpoint({
  ...weather,
  ...ENDPOINT_ADDRESSES.weatherDays15,
  summary: '15 days from today, or the first `days` of them',
  query: ObjectOf({
    ...PlaceQuery.properties,
    days: Optional(Integer({ minimum: 1, maximum: 15 })),
    periods: Optional(Integer({ minimum: 0, maximum: 15, description: 'how many of the days also in four periods' })),
    models: Optional(Integer({ minimum: 0, maximum: 15, description: 'days to compare the models on' })),
    earlier: Optional(Integer({ minimum: 0, maximum: 15, description: 'days with earlier forecasts' })),
    format: DaysFormat,
  }),
  series: { field: 'days', formats: AS_DAYS },
  reply: ObjectOf({
    ...common,
    days: ArrayOf(Day, { minItems: 1, maxItems: 15 }),
    periods: ArrayOf(ArrayOf(Period, { minItems: 4, maxItems: 4 }), {
      description: 'The four periods of as many days as `periods` asks for, from today on; none by default',
    }),
    parts: ArrayOf(DayParts, { description: 'The parts of the same days, which add up to their day' }),
    models: ModelDays,
    earlier: ArrayOf(ArrayOf(EarlierForecast), { description: 'of as many days as requested, newest first' }),
  }),
});

export const weatherDays90 = defineEndpoint({
  ...weather,
  ...ENDPOINT_ADDRESSES.weatherDays90,
  summary: '90 days: forecast, then normals, by day and week',
  query: ObjectOf({ ...PlaceQuery.properties, format: TableFormat }),
  series: { field: 'days', formats: AS_TABLE },
  reply: ObjectOf({
    ...common,
    days: ArrayOf(OutlookDay, { minItems: 90, maxItems: 90 }),
    weeks: ArrayOf(OutlookWeek, { minItems: 13, maxItems: 13 }),
  }),
});

export const weatherSmartgen = defineEndpoint({
  ...weather,
  ...ENDPOINT_ADDRESSES.weatherSmartgen,
  summary: 'The weather of a period in one to three plain sentences, with the facts behind them',
  query: SmartgenQuery,
  reply: ObjectOf({
    ...common,
    text: TextOrNull,
    facts: ArrayOf(ObjectOf({ name: Text(), value: Union([Num(), Text(), Null()]), unit: TextOrNull })),
  }),
});

export const weatherRain72 = defineEndpoint({
  ...weather,
  ...ENDPOINT_ADDRESSES.weatherRain72,
  summary: 'Rain in the next 72 hours',
  query: ObjectOf({ ...PlaceQuery.properties, format: TableFormat }),
  series: hoursSeries,
  reply: ObjectOf({ ...common, hours: ArrayOf(RainHour, { minItems: 72, maxItems: 72 }) }),
});

export const weatherWind = defineEndpoint({
  ...weather,
  ...ENDPOINT_ADDRESSES.weatherWind,
  summary: 'Wind at heights of 10 to 150 m above ground, 48 hours from the current one',
  reply: ObjectOf({ ...common, hours: ArrayOf(WindHour, { minItems: 48, maxItems: 48 }) }),
});

/** Waves with the wind. */
export const weatherMarine = defineEndpoint({
  ...ENDPOINT_ADDRESSES.weatherMarine,
  tag: 'weather',
  summary: 'Hourly waves and wind at sea, up to 16 days from the current hour',
  query: ObjectOf({
    ...PlaceQuery.properties,
    days: Optional(Integer({ minimum: 1, maximum: 16 })),
    format: TableFormat,
  }),
  series: hoursSeries,
  body: null,
  access: 'keyOrAccount',
  reply: ObjectOf({ ...common, hours: ArrayOf(MarineHour) }),
});

const LanguageQuery = ObjectOf({ lang: PlaceQuery.properties.lang });
const Point = ObjectOf({ lat: Num({ minimum: -90, maximum: 90 }), lng: Num({ minimum: -180, maximum: 180 }) });

/** The rain of the next three hours in a few words, from the same course as the place's nowcast. */
const RainLine = Union(
  [
    ObjectOf({
      text: Text({ description: 'in `lang`, not capitalised: rain now, when it begins, or that it stays dry' }),
      isLikely: Flag({ description: 'whether the rain named counts as certain' }),
    }),
    Null(),
  ],
  { description: 'null where nothing is known, or where it would be called dry during an official emergency' },
);
/** A reply’s line of rain; null if nothing can be said. */
export type RainLine = Static<typeof RainLine>;

export const weatherHistory = defineEndpoint({
  ...ENDPOINT_ADDRESSES.weatherHistory,
  tag: 'weather',
  summary: 'Current weather, rain in the next three hours and yesterday for up to three recent places',
  query: LanguageQuery,
  body: ObjectOf({ locations: ArrayOf(Point, { minItems: 1, maxItems: 3 }) }),
  reply: ObjectOf({
    issued: Issued,
    items: ArrayOf(ObjectOf({ place: Place, issued: Issued, now: Hour, rain: RainLine, yesterday: Day })),
  }),
});

const hour = Hour.properties;

/** Current weather of a place in a list: fields of its current hour, with the values of `weatherNow`. */
const PlaceNow = ObjectOf({
  at: hour.at,
  code: hour.code,
  skyCode: hour.skyCode,
  badge: hour.badge,
  isDay: hour.isDay,
  text: hour.text,
  thunder: hour.thunder,
  temperature: hour.temperature,
  visibility: hour.visibility,
  rain: hour.rain,
  rainBasis: hour.rainBasis,
});
/** Current hour of a place in a reply for several places. */
export type PlaceNow = Static<typeof PlaceNow>;

export const weatherPlaces = defineEndpoint({
  ...ENDPOINT_ADDRESSES.weatherPlaces,
  tag: 'weather',
  summary: 'Current weather and rain in the next three hours for up to eight places in one call',
  query: ObjectOf({
    locations: Text({
      maxLength: 1000,
      pattern: '^[a-z0-9-]+(,[a-z0-9-]+){0,7}$',
      description: 'One to eight place names as in their page addresses, separated by commas',
    }),
    lang: PlaceQuery.properties.lang,
  }),
  body: null,
  reply: ObjectOf({
    issued: Issued,
    places: ArrayOf(ObjectOf({ place: Place, now: PlaceNow, rain: RainLine }), {
      minItems: 1,
      maxItems: 8,
      description: 'in the order of the query',
    }),
  }),
});

export const weatherMap = defineEndpoint({
  ...ENDPOINT_ADDRESSES.weatherMap,
  tag: 'map',
  summary: 'Current weather at points in a window of the map, thinned by zoom',
  query: LanguageQuery,
  body: ObjectOf({
    bound: ObjectOf({
      north: Num({ minimum: -90, maximum: 90 }),
      south: Num({ minimum: -90, maximum: 90 }),
      east: Num({ minimum: -180, maximum: 180 }),
      west: Num({ minimum: -180, maximum: 180 }),
    }),
    zoom: Num({ minimum: 0, maximum: 24 }),
  }),
  reply: ObjectOf({
    issued: Issued,
    points: ArrayOf(
      ObjectOf({
        lat: Latitude,
        lng: Longitude,
        stationCode: Union([Integer(), Null()]),
        code: Union([Integer(), Null()]),
        temperature: measure('°C at 2 m'),
        rain: measure('mm in the current hour'),
        name: Text(),
      }),
      { maxItems: 400 },
    ),
  }),
});
