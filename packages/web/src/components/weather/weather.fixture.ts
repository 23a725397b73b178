import { getWeatherMessages } from '@portal/content/messages/weather';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { Issued, Place } from '@portal/contract/endpoints/place-schema';
import type { weatherDays90, weatherToday, weatherTomorrow } from '@portal/contract/endpoints/weather';
import type {
  Day,
  DayPart,
  Hour,
  ModelDay,
  OutlookDay,
  OutlookWeek,
  Period,
} from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { nameLunarYear } from '@portal/domain/time/lunar-year-name';
import { nameMoonPhase } from '@portal/domain/time/moon';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import { DAY_PARTS } from '@portal/domain/weather/period-state';
import type { AqiReply, UvReply } from '#components/weather/tiles/detail-tiles.tsx';
import type { ValueStyle } from './format-values.ts';
import type { PageView } from './page-view.ts';

/** Monday, 3 August 2026, 14:05: current time of hand-made replies. */
export const SAMPLE_NOW = '2026-08-03T14:05:00+07:00';
const START = Date.parse('2026-08-03T14:00:00+07:00');
const HOUR_MS = 3_600_000;

const toMoment = (ms: number): string => `${new Date(ms + 7 * HOUR_MS).toISOString().slice(0, 19)}+07:00`;

export function makeView(language: Language = 'vi', style: Partial<ValueStyle> = {}): PageView {
  return {
    words: getWeatherMessages(language),
    style: { language, temperatureUnit: 'C', windUnit: 'kmh', ...style },
    nowAt: SAMPLE_NOW,
    path: '/thoi-tiet-ha-noi/hien-tai',
  };
}

export function makeIssued(changes: Partial<Issued> = {}): Issued {
  const run = { source: 'ecmwf', runAt: '2026-08-03T07:00:00+07:00' };
  const sources = { temperature: run };
  return {
    ...run,
    updatedAt: '2026-08-03T13:40:00+07:00',
    demo: false,
    sources,
    estimated: [],
    credits: [],
    ...changes,
  };
}

export function makeDemoIssued(): Issued {
  const run = { source: 'demo', runAt: '2026-08-03T13:00:00+07:00' };
  return makeIssued({ ...run, demo: true, sources: { temperature: run } });
}

export const SAMPLE_PLACE: Place = {
  slug: 'ha-noi',
  lat: 21.0285,
  lng: 105.8542,
  stationCode: 124944,
  elevation: 12,
  elevationBasis: 'known',
  precisionKm: 1,
  province: 'ha-noi',
  district: null,
  ward: null,
  displayName: { main: 'Hà Nội', secondary: 'Việt Nam' },
};

const START_CLOCK = 14;

/** Hour `index` counted from now. */
export function makeHour(index: number, changes: Partial<Hour> = {}, language: Language = 'vi'): Hour {
  const at = toMoment(START + index * HOUR_MS);
  const clock = Number(at.slice(11, 13));
  const isDay = clock >= 6 && clock < 18;
  return {
    at,
    code: 6,
    skyCode: 6,
    badge: null,
    isDay,
    text: nameSkyState(6, isDay, language),
    thunder: 0,
    temperature: 32.9 - index * 0.2,
    temperatureLow: null,
    temperatureHigh: null,
    feelsLike: 41.7 - index * 0.2,
    dewPoint: 25.8,
    humidity: 67,
    windSpeed: 2.3,
    windGust: 4.1,
    windDirection: 135,
    pressure: 1004.6,
    visibility: 8,
    cloudCover: 61,
    rain: 0,
    rainLow: null,
    rainHigh: null,
    rainProbability: 23,
    uvIndex: 7.3,
    ...changes,
  };
}

/** An hour with only its time. */
export function makeUnknownHour(index: number): Hour {
  const { at, isDay, ...values } = makeHour(index);
  const unknown = Object.fromEntries(Object.keys(values).map((name) => [name, null]));
  return { ...(unknown as unknown as Hour), at, isDay };
}

/** Day `index` counted from today. */
export function makeDay(index: number, changes: Partial<Day> = {}, language: Language = 'vi'): Day {
  const date = toMoment(START + index * 24 * HOUR_MS).slice(0, 10);
  return {
    date,
    code: 5,
    skyCode: 5,
    badge: null,
    nightCode: 1,
    text: nameSkyState(5, true, language),
    temperatureMin: 25.2,
    temperatureMax: 33.4 + index * 0.1,
    temperatureMean: 28.6,
    feelsLikeMax: 41,
    rain: 0,
    rainLow: null,
    rainHigh: null,
    rainProbability: 19,
    rainPartChances: { early: 20, morning: 10, afternoon: 20, evening: 10 },
    rainFallen: index === 0 ? 0 : null,
    rainAhead: index === 0 ? 0 : null,
    rainHours: Array<number | null>(24).fill(0),
    windSpeedMax: 3.4,
    windGustMax: 7,
    windDirection: 135,
    humidity: 78,
    uvIndexMax: 11,
    sunrise: `${date}T05:31:00+07:00`,
    sunset: `${date}T18:34:00+07:00`,
    confidence: null,
    ...changes,
  };
}

const MODELS = { ecmwf: true, gfs: true, 'ecmwf-aifs': false };

/** How models compare today, by whether each gives rain. */
export function makeModelDay(
  changes: Partial<ModelDay> = {},
  isWet: Readonly<Record<string, boolean>> = MODELS,
): ModelDay {
  const { date } = makeDay(0);
  const runAt = `${date}T07:00:00+07:00`;
  const models = Object.keys(isWet).map((source) => ({
    source,
    runAt,
    isMachineLearning: source === 'ecmwf-aifs',
    rain: isWet[source] === true ? 4 : 0,
    isWet: isWet[source] === true,
    temperatureMean: 28,
  }));
  const to = toMoment(START + 10 * HOUR_MS);
  return { date, from: toMoment(START), to, models, temperatureSpread: 0, ...changes };
}

/** A day with only its date. */
export function makeUnknownDay(index: number): Day {
  const { date, ...values } = makeDay(index);
  const unknown = Object.fromEntries(Object.keys(values).map((name) => [name, null]));
  return { ...(unknown as unknown as Day), date, rainHours: Array<null>(24).fill(null) };
}

function makePeriods(changes: Partial<Period> = {}, language: Language = 'vi'): Period[] {
  const names = ['morning', 'afternoon', 'evening', 'night'] as const;
  return names.map((period, index) => {
    const from = START - 7 * HOUR_MS + index * 6 * HOUR_MS;
    return {
      period,
      label: period,
      from: toMoment(from),
      to: toMoment(from + 6 * HOUR_MS),
      code: 5,
      skyCode: 5,
      badge: null,
      text: nameSkyState(5, index < 2, language),
      temperatureMin: 26,
      temperatureMax: 33,
      rain: 0,
      rainLow: null,
      rainHigh: null,
      rainProbability: 20,
      windSpeedMax: 3,
      windDirection: 135,
      humidity: 70,
      ...changes,
    };
  });
}

export function makeDayParts(changes: Partial<DayPart> = {}, language: Language = 'vi'): DayPart[] {
  const { period: _period, label: _label, ...fields } = makePeriods()[0] as Period;
  return DAY_PARTS.map(({ id, fromHour, toHour }) => ({
    ...fields,
    part: id,
    from: toMoment(START + (fromHour - START_CLOCK) * HOUR_MS),
    to: toMoment(START + (toHour - START_CLOCK) * HOUR_MS),
    text: nameSkyState(5, id === 'morning' || id === 'afternoon', language),
    rainProbability: 10,
    ...changes,
  }));
}

/** A part of a day one day later. */
export function toTomorrow(part: DayPart): DayPart {
  const move = (moment: string) => toMoment(Date.parse(moment) + 24 * HOUR_MS);
  return { ...part, from: move(part.from), to: move(part.to) };
}

const common = (issued: Issued) => ({ place: SAMPLE_PLACE, issued });

export function makeUv(issued: Issued = makeIssued()): UvReply {
  const peak = { uvIndex: 11.2, at: '2026-08-03T12:00:00+07:00' };
  return { ...common(issued), uvIndex: 7.3, level: 'high', basis: 'model', peak, hours: [] };
}

export function makeAqi(issued: Issued = makeIssued({ source: null, runAt: null })): AqiReply {
  return {
    ...common(issued),
    aqi: 63,
    category: 'moderate',
    colour: '#FFFF00',
    dominant: 'pm25',
    basis: 'model',
    overdueAt: null,
    pollutants: { pm25: 27.6, pm10: 47.2, o3: 80.2, no2: 26.5, so2: 15.2, co: 545.2 },
    at: '2026-08-03T14:00:00+07:00',
    hours: [],
    days: [
      { date: '2026-08-03', aqi: 58, category: 'moderate', dominant: 'pm25' },
      { date: '2026-08-04', aqi: 104, category: 'poor', dominant: 'o3' },
      { date: '2026-08-05', aqi: null, category: null, dominant: null },
    ],
  };
}

const SAMPLE_MOON_TIMES = { rise: '2026-08-03T21:48:00+07:00', set: '2026-08-03T09:31:00+07:00' };

export function makeToday(
  issued: Issued = makeIssued(),
  language: Language = 'vi',
): EndpointReply<typeof weatherToday> {
  const day = makeDay(0, {}, language);
  const { date, sunrise, sunset } = day;
  const periods = makePeriods({}, language);
  const moon = {
    phase: 0.63,
    illumination: 0.78,
    name: nameMoonPhase('waningGibbous', 0.78, language),
    ...SAMPLE_MOON_TIMES,
  };
  const lunarDate = { day: 21, month: 6, year: 2026, leap: false, yearName: nameLunarYear(2026, language) };
  return {
    ...common(issued),
    date,
    sunrise,
    sunset,
    moon,
    lunarDate,
    day,
    periods,
    parts: makeDayParts({}, language),
    nightBefore: null,
  };
}

export function makeTomorrow(
  issued: Issued = makeIssued(),
  language: Language = 'vi',
): EndpointReply<typeof weatherTomorrow> {
  const day = makeDay(1, { temperatureMax: 35.6 }, language);
  const hours = Array.from({ length: 24 }, (_, index) => makeHour(index + 10, {}, language));
  const today = makeDay(0, {}, language);
  const parts = makeDayParts({}, language);
  return {
    ...common(issued),
    date: day.date,
    day,
    today,
    periods: makePeriods({}, language),
    parts,
    hours,
    earlier: [],
  };
}

/** 90 days: 15 of forecast, then climatology, in 13 weeks. */
export function makeOutlook(
  issued: Issued = makeIssued(),
  language: Language = 'vi',
): EndpointReply<typeof weatherDays90> {
  const days = Array.from({ length: 91 }, (_, index): OutlookDay => {
    if (index < 15) return { ...makeDay(index, {}, language), basis: 'forecast' };
    return { ...makeUnknownDay(index), rainHours: null, basis: 'normal', temperatureMean: 28.1, rain: 9.8 };
  });
  const weeks = Array.from({ length: 13 }, (_, index): OutlookWeek => {
    const from = days[index * 7]?.date ?? '';
    const to = days[index * 7 + 6]?.date ?? '';
    const basis = index < 2 ? 'forecast' : 'normal';
    return { from, to, basis, temperatureNormal: 28.9, rainNormal: 70, temperature: null, rain: null };
  });
  return { ...common(issued), days: days.slice(0, 90), weeks };
}
