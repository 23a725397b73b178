import {
  describeThresholds,
  describeWorkTime,
  formatAmount,
  formatPoint,
} from '@portal/content/delay-records/describe-terms';
import { formatDay } from '@portal/content/format-day';
import { delayRecordMessages } from '@portal/content/messages/delay-record-messages';
import type { DelayDay, IssuedForecast } from '@portal/domain/delay-record/delay-record';
import type { DelayReason } from '@portal/domain/delay-record/delay-terms';
import type { Language } from '@portal/domain/language/language';
import { formatClock } from '@portal/domain/time/vietnam-time';
import { findGustMax, listCredits, readDays } from '#features/delay-records/show-record.ts';
import type { StatementOrder, StatementResult } from './statement-order.ts';

type Row = readonly string[];

/** Texts of a statement in its language, before drawing. */
export interface StatementContent {
  readonly title: string;
  readonly demo: string | null;
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** One row per day: day, hours of work, lost, unknown, reasons, rain, gust. */
  readonly days: readonly Row[];
  readonly total: Row;
  /** Lost hours per day, as clock times. */
  readonly hours: readonly Row[];
  /** One row per forecast of those days: day, lead time, source, issue time, rain, gust, temperatures. */
  readonly forecasts: readonly Row[];
  readonly hashes: readonly (readonly [name: string, value: string])[];
  readonly result: StatementResult;
}

const UNKNOWN = '–';

/** `2026-10` becomes `10/2026` in Vietnamese and stays in English. */
const nameMonth = (month: string, language: Language): string =>
  language === 'vi' ? month.split('-').reverse().join('/') : month;

const toFigure = (value: number | null, language: Language): string =>
  value === null ? UNKNOWN : formatAmount(value, language);

function listReasons(day: DelayDay, language: Language): string {
  const reasons = new Set<DelayReason>(day.result.lost.flatMap((hour) => hour.reasons));
  return [...reasons].map((reason) => delayRecordMessages[language].reasons[reason]).join(', ');
}

function toDayRow(day: DelayDay, language: Language): Row {
  const { workHours, lost, unknown, dayRainMm } = day.result;
  return [
    formatDay(day.dayAt, language),
    String(workHours),
    String(lost.length),
    String(unknown.length),
    listReasons(day, language),
    toFigure(dayRainMm, language),
    toFigure(findGustMax(day), language),
  ];
}

function listNewestByLead(forecasts: readonly IssuedForecast[]): readonly IssuedForecast[] {
  const newest = new Map<number, IssuedForecast>();
  for (const forecast of forecasts) {
    const known = newest.get(forecast.leadDays);
    if (known === undefined || forecast.issuedAt > known.issuedAt) newest.set(forecast.leadDays, forecast);
  }
  return [...newest.values()].sort((a, b) => a.leadDays - b.leadDays);
}

/** Lead times in a statement; the record has every forecast. */
const MOST_LEADS = 5;

function listForecastRows(day: DelayDay, language: Language): Row[] {
  const words = delayRecordMessages[language].forecasts;
  const name = formatDay(day.dayAt, language);
  const shown = listNewestByLead(day.forecasts).slice(0, MOST_LEADS);
  if (shown.length === 0) return [[name, day.isDemo ? words.demo : words.none]];
  return shown.map((forecast, index) => [
    index === 0 ? name : '',
    words.lead(forecast.leadDays),
    forecast.source.toUpperCase(),
    `${formatClock(forecast.issuedAt)} ${formatDay(forecast.issuedAt, language)}`,
    toFigure(forecast.rainMm, language),
    toFigure(forecast.gustMaxMs, language),
    `${toFigure(forecast.temperatureMinC, language)} – ${toFigure(forecast.temperatureMaxC, language)}`,
  ]);
}

const sum = (days: readonly DelayDay[], count: (day: DelayDay) => number): number =>
  days.reduce((total, day) => total + count(day), 0);

/** The content of a month's statement. Throws if it has no readable day. */
export function toStatementContent(order: StatementOrder): StatementContent {
  const { language, month, name } = order;
  const words = delayRecordMessages[language];
  const days = readDays(order.days);
  const last = days.at(-1);
  if (last === undefined) throw new Error('a statement without a day');
  const { point, terms } = last;
  const lostHours = sum(days, ({ result }) => result.lost.length);
  const unknownHours = sum(days, ({ result }) => result.unknown.length);
  const workHours = sum(days, ({ result }) => result.workHours);
  const lastHash = order.days.at(-1)?.hash ?? '';
  const lostDays = days.filter(({ result }) => result.lost.length > 0);
  return {
    title: words.statement(nameMonth(month, language)),
    demo: days.some(({ isDemo }) => isDemo) ? words.demo : null,
    facts: [
      [words.facts.site, name],
      [words.facts.point, formatPoint(point, language)],
      [words.facts.hours, describeWorkTime(terms, language)],
      [words.facts.thresholds, describeThresholds(terms, language).join('; ')],
      [words.facts.lost, words.lostOf(lostHours, workHours)],
      [words.facts.unknown, words.hours(unknownHours)],
      [words.facts.sources, listCredits(days).join('; ')],
    ],
    days: days.map((day) => toDayRow(day, language)),
    total: [words.total, String(workHours), String(lostHours), String(unknownHours), '', '', ''],
    hours: lostDays.map(({ dayAt, result }) => [
      formatDay(dayAt, language),
      result.lost.map(({ at }) => formatClock(at)).join(', '),
    ]),
    forecasts: lostDays.flatMap((day) => listForecastRows(day, language)),
    hashes: [
      [words.facts.previousHash, order.previousHash],
      [words.facts.lastHash, lastHash],
    ],
    result: { month, days: days.length, lostHours, unknownHours, lastHash },
  };
}
