import type { ObservedDay } from './observed-day.ts';

/** A station's means of a month over years; null from fewer than ten whole ones. */
export interface MonthNormals {
  /** 1 to 12. */
  readonly month: number;
  readonly temperatureMinC: number | null;
  readonly temperatureMaxC: number | null;
  /** Years whose days have both extremes. */
  readonly temperatureYears: number;
  /** Sum of the month. */
  readonly rainMm: number | null;
  /** Years whose every day has rain, or is known to be dry. */
  readonly rainYears: number;
}

const FEWEST_YEARS = 10;
/** A month may lack a few days' extremes, but no day's rain: a sum has no mean day. */
const MISSING_DAYS = 5;
const MONTHS = 12;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const toTenths = (value: number): number => Math.round(value * 10) / 10;

/** Means of each month from one station's days of any years: of the extremes, and of the months' rain. */
export function findMonthNormals(days: readonly ObservedDay[]): MonthNormals[] {
  const byMonth = Map.groupBy(days, ({ date }) => date.slice(0, 7));
  return Array.from({ length: MONTHS }, (_, index): MonthNormals => {
    const months = [...byMonth].filter(([month]) => Number(month.slice(5)) === index + 1);
    const least: number[] = [];
    const most: number[] = [];
    const rain: number[] = [];
    for (const [month, own] of months) {
      const length = new Date(Date.UTC(Number(month.slice(0, 4)), index + 1, 0)).getUTCDate();
      const list = (name: 'temperatureMinC' | 'temperatureMaxC' | 'rainMm') => own.flatMap((day) => day[name] ?? []);
      const [low, high, wet] = [list('temperatureMinC'), list('temperatureMaxC'), list('rainMm')];
      if (low.length >= length - MISSING_DAYS) least.push(mean(low));
      if (high.length >= length - MISSING_DAYS) most.push(mean(high));
      if (wet.length === length) rain.push(wet.reduce((sum, mm) => sum + mm, 0));
    }
    const show = (values: readonly number[]) => (values.length < FEWEST_YEARS ? null : toTenths(mean(values)));
    return {
      month: index + 1,
      temperatureMinC: show(least),
      temperatureMaxC: show(most),
      temperatureYears: Math.min(least.length, most.length),
      rainMm: show(rain),
      rainYears: rain.length,
    };
  });
}
