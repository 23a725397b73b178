import type { DayPart, Period } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatMoment,
  HOUR_SECONDS,
  startOfVietnamDay,
  vietnamWeekday,
} from '@portal/domain/time/vietnam-time';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import {
  DAY_PARTS,
  DAY_PERIODS,
  type DayPeriod,
  decidePeriodSky,
  decidePeriodState,
} from '@portal/domain/weather/period-state';
import { findSkyBadge } from '@portal/domain/weather/sky-badge';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import { computeRemainingChance, findRainRange } from './find-rain.ts';
import { toHourSpan } from './hour-span.ts';
import { oncePerWeather } from './once-per-weather.ts';
import { type LocatedWeather, listHours, type PlaceWeather, toRange } from './place-weather.ts';
import { markEstimate } from './to-hour.ts';

/** The four six-hour periods of a day (0 is today). */
export function listPeriods(weather: LocatedWeather, day: number, language: Language): Period[] {
  const dayAt = weather.todayAt + day * DAY_SECONDS;
  return DAY_PERIODS.map((period) => toPeriod(weather, dayAt, period, language));
}

/** The parts of a calendar day (0 is today), which add up to it. Members' six-hour ranges do not match them. */
export function listDayParts(weather: LocatedWeather, day: number, language: Language): DayPart[] {
  const dayAt = weather.todayAt + day * DAY_SECONDS;
  return DAY_PARTS.map((part) => ({
    part: part.id,
    ...summarize(weather, dayAt, { ...part, isDay: isDayPeriod(part.id) }, language),
    rainLow: null,
    rainHigh: null,
  }));
}

/** The night before a day, from the periods of the previous day; null once it is over. */
export function findNightBefore(weather: LocatedWeather, language: Language): Period | null {
  const night = DAY_PERIODS.at(-1);
  const dayBeforeAt = weather.todayAt - DAY_SECONDS;
  if (night === undefined || weather.hourAt >= dayBeforeAt + night.toHour * HOUR_SECONDS) return null;
  return toPeriod(weather, dayBeforeAt, night, language);
}

function toPeriod(weather: LocatedWeather, dayAt: EpochSeconds, period: DayPeriod, language: Language): Period {
  const { id, fromHour, toHour } = period;
  return {
    period: id,
    label: labelPeriod(period, dayAt, language),
    ...summarize(weather, dayAt, { fromHour, toHour, isDay: isDayPeriod(id) }, language),
  };
}

const isDayPeriod = (id: string): boolean => id === 'morning' || id === 'afternoon';

const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  vi: ['Chủ Nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

/** Precomputed lower-case names: locale-aware lower case is slow, and a page has sixty of them. */
const NAMES: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  vi: new Map(DAY_PERIODS.map(({ id, name }) => [id, name.vi.toLocaleLowerCase('vi')])),
  en: new Map(DAY_PERIODS.map(({ id, name }) => [id, name.en.toLocaleLowerCase('en')])),
};

/** The hours after midnight belong to the next date, which the label says: `đêm sang thứ Bảy`. */
function labelPeriod({ id }: DayPeriod, dayAt: EpochSeconds, language: Language): string {
  if (id !== 'night') return NAMES[language].get(id) ?? '';
  const next = WEEKDAYS[language][vietnamWeekday(dayAt + DAY_SECONDS)] ?? '';
  return language === 'vi' ? `đêm sang ${next}` : `night to ${next}`;
}

interface HoursOfDay {
  readonly fromHour: number;
  readonly toHour: number;
  readonly isDay: boolean;
}

function summarize(
  weather: LocatedWeather,
  dayAt: EpochSeconds,
  { fromHour, toHour, isDay }: HoursOfDay,
  language: Language,
): Omit<Period, 'period' | 'label'> {
  const { from, to, code, skyCode, ...figures } = findPartFigures(
    weather,
    dayAt + fromHour * HOUR_SECONDS,
    toHour - fromHour,
  );
  return {
    from,
    to,
    code,
    skyCode,
    badge: findSkyBadge(code, weather.place.elevation),
    text: code === null ? null : nameSkyState(code, isDay, language),
    ...figures,
  };
}

type PartFigures = Omit<Period, 'period' | 'label' | 'code' | 'text' | 'badge'> & { readonly code: SkyCode | null };

const findPartFigures = oncePerWeather(summarizePart, (fromAt, count) => `${fromAt} ${count}`);

function summarizePart(weather: PlaceWeather, fromAt: EpochSeconds, count: number): PartFigures {
  const range = toRange(weather, fromAt, count);
  const hours = listHours(weather, range);
  const span = toHourSpan(hours);
  const ofDay = listHours(weather, toRange(weather, startOfVietnamDay(fromAt), 24));
  const rainProbability = computeRemainingChance(weather, hours);
  return {
    from: formatMoment(fromAt),
    to: formatMoment(fromAt + count * HOUR_SECONDS),
    code: decidePeriodState(ofDay, fromAt, count),
    skyCode: decidePeriodSky(ofDay, fromAt, count),
    temperatureMin: span.temperatureMin,
    temperatureMax: span.temperatureMax,
    rain: span.rain,
    ...findRainRange(weather.series, 'Period', range, { rain: span.rain, rainProbability }),
    rainProbability,
    windSpeedMax: span.windSpeedMax,
    windDirection: span.windDirection,
    humidity: span.humidity,
    ...markEstimate(hours),
  };
}
