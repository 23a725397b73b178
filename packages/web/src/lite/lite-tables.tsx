import type { Day, DayPart, Hour, OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { abbreviateWindDirection, findWindDirection } from '@portal/domain/wind/wind-direction';
import type { ReactNode } from 'react';
import { nameDay } from '#components/weather/day-name.ts';
import { divideRain, formatDayRange, formatHourAmount, formatSpanRain } from '#components/weather/format-spans.ts';
import {
  formatClock,
  formatDayMonth,
  formatRain,
  formatSpeed,
  formatTemperature,
  UNKNOWN,
} from '#components/weather/format-values.ts';
import { findShortDirection } from '#components/weather/name-wind.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { Chance } from '#components/weather/worth/chance.tsx';
import { LiteTable } from './lite-parts.tsx';

type Rainy = Pick<Hour, 'rain' | 'rainLow' | 'rainHigh' | 'rainProbability' | 'rainBasis'>;

/** `60% · 2–4 mm`, breaking only at the dot; only the chance where dry, a dash where unknown; satellites' estimate in words. */
function formatRainCell(amount: Rainy, view: PageView, format = formatSpanRain): ReactNode {
  const { style } = view;
  const isWet = amount.rain !== null && (amount.rain >= 0.1 || amount.rainBasis !== undefined);
  const rain = isWet ? format(amount, style).replace('–', '–\u2060') : null;
  if (amount.rainProbability !== null)
    return (
      <>
        <Chance percent={amount.rainProbability} view={view} />
        {rain === null ? null : ` · ${rain}`}
      </>
    );
  return rain ?? (amount.rain === null ? UNKNOWN : formatRain(0, style));
}

function formatTemperatureRange(
  { temperatureMin, temperatureMax }: Pick<Day, 'temperatureMin' | 'temperatureMax'>,
  view: PageView,
) {
  if (temperatureMin === null && temperatureMax === null) return UNKNOWN;
  return `${formatTemperature(temperatureMin, view.style)}–\u2060${formatTemperature(temperatureMax, view.style)}`;
}

/** Joins words with no-break spaces. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** `Đông Nam 12 km/h`, breaking only before the speed. */
export function formatWind(hour: Pick<Hour, 'windSpeed' | 'windDirection'>, { style }: PageView): string {
  const from = findShortDirection(hour.windDirection, hour.windSpeed, style.language);
  const speed = formatSpeed(hour.windSpeed, style);
  return from === null ? speed : `${unbroken(from.text)} ${speed}`;
}

/** `ĐN 12`: abbreviation and number, under a header that names the unit. */
function formatShortWind({ windSpeed, windDirection }: Hour, { style }: PageView): string {
  const index = windSpeed === null || windDirection === null ? null : findWindDirection(windDirection, windSpeed);
  const speed = formatSpeed(windSpeed, style).split('\u00a0')[0] ?? UNKNOWN;
  return index === null ? speed : `${abbreviateWindDirection(index, style.language)}\u00a0${speed}`;
}

interface TableProps {
  readonly caption: string;
  readonly view: PageView;
}

/** Hours as rows: sky, temperature, rain, abbreviated wind (to leave width for the sky). */
export function LiteHours({ hours, caption, view }: TableProps & { readonly hours: readonly Hour[] }) {
  const { words, style } = view;
  const { time, sky, short, wind } = words.hours;
  const rows = hours.map((hour) => [
    formatClock(hour.at),
    hour.text ?? UNKNOWN,
    formatTemperature(hour.temperature, style),
    formatRainCell(hour, view, (amount, style) => formatHourAmount(amount, style, 'short')),
    formatShortWind(hour, view),
  ]);
  const speed = `${wind}, ${style.windUnit === 'ms' ? 'm/s' : 'km/h'}`;
  return <LiteTable caption={caption} head={[time, sky, `°${style.temperatureUnit}`, short.rain, speed]} rows={rows} />;
}

/** The chance of a day's hours left goes with what they bring, not with what fell before. */
function formatDayCell(day: Day, view: PageView): ReactNode {
  const rain = divideRain(day, view);
  if (rain === null) return formatRainCell(day, view);
  return (
    <>
      <Chance percent={day.rainProbability} view={view} /> {`· ${rain.fallen} · ${rain.ahead}`}
    </>
  );
}

export function LiteDays({ days, caption, view }: TableProps & { readonly days: readonly Day[] }) {
  const { words, style } = view;
  const rows = days.map((day, index) => [
    // May break between words: the sky needs the width more.
    `${nameDay(day.date, index, view)} ${unbroken(formatDayMonth(day.date, style.language))}`,
    day.text ?? UNKNOWN,
    formatTemperatureRange(day, view),
    formatDayCell(day, view),
  ]);
  return (
    <LiteTable
      caption={caption}
      head={[words.days.day, words.hours.sky, words.days.range, words.days.rain]}
      rows={rows}
    />
  );
}

export function LiteParts({ parts, caption, view }: TableProps & { readonly parts: readonly DayPart[] }) {
  const { words } = view;
  const rows = parts.map((part) => [
    words.periods[part.part],
    part.text ?? UNKNOWN,
    formatTemperatureRange(part, view),
    formatRainCell(part, view),
  ]);
  return (
    <LiteTable caption={caption} head={[caption, words.hours.sky, words.days.range, words.days.rain]} rows={rows} />
  );
}

/** 13 weeks with their climatology. */
export function LiteWeeks({ weeks, caption, view }: TableProps & { readonly weeks: readonly OutlookWeek[] }) {
  const { words, style } = view;
  const { week, temperatureNormal, rainNormal } = words.ninety;
  const rows = weeks.map((each) => [
    formatDayRange(each.from, each.to, view),
    formatTemperature(each.temperatureNormal, style),
    formatRain(each.rainNormal, style),
  ]);
  return <LiteTable caption={caption} head={[week, temperatureNormal, rainNormal]} rows={rows} />;
}
