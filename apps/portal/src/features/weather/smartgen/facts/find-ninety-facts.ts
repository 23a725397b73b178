import type { OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { DAY_SECONDS, type EpochSeconds, parseDate } from '@portal/domain/time/vietnam-time';
import type { LocatedWeather } from '../../place-weather.ts';
import { toOutlookWeeks } from '../../to-outlook.ts';
import { type DaysFacts, findDaysFacts } from './find-days-facts.ts';
import type { RainAmount } from './rain-amount.ts';

/** Long-term mean of a week. */
export interface NormalWeek {
  readonly fromAt: EpochSeconds;
  /** 00:00 of its last day. */
  readonly lastAt: EpochSeconds;
  readonly temperature: number;
  readonly rainMm: number;
}

/** Trend of normal rainfall. A week is named only if it stands out. */
export type NormalRain =
  | { readonly kind: 'alike'; readonly amount: RainAmount }
  | { readonly kind: 'rising' | 'falling'; readonly fromMm: number; readonly toMm: number }
  | { readonly kind: 'peak'; readonly week: NormalWeek };

/** Trend of normal mean temperature, °C. */
export type NormalWarmth =
  | { readonly kind: 'steady'; readonly celsius: number }
  | { readonly kind: 'rising' | 'falling'; readonly from: number; readonly to: number }
  | { readonly kind: 'turning'; readonly low: number; readonly high: number };

/** Facts of the text about 90 days. */
export interface NinetyFacts {
  readonly forecast: DaysFacts;
  /** The first day after the forecast. */
  readonly normalFromAt: EpochSeconds;
  /** The weeks after the forecast, in order; empty if the climatology is unknown. */
  readonly weeks: readonly NormalWeek[];
  readonly rain: NormalRain | null;
  readonly warmth: NormalWarmth | null;
  /** Whether a long-range ensemble says how this year will differ. */
  readonly hasTerciles: boolean;
}

const FORECAST_DAYS = 15;

export function findNinetyFacts(weather: LocatedWeather): NinetyFacts {
  const outlook = toOutlookWeeks(weather);
  const weeks = outlook.filter(({ basis }) => basis !== 'forecast').flatMap(toNormalWeek);
  return {
    forecast: findDaysFacts(weather, FORECAST_DAYS),
    normalFromAt: weather.todayAt + FORECAST_DAYS * DAY_SECONDS,
    weeks,
    rain: findNormalRain(weeks),
    warmth: findNormalWarmth(weeks),
    hasTerciles: outlook.some(({ temperature, rain }) => temperature !== null || rain !== null),
  };
}

function toNormalWeek({ from, to, temperatureNormal, rainNormal }: OutlookWeek): NormalWeek[] {
  const [fromAt, lastAt] = [parseDate(from), parseDate(to)];
  if (fromAt === null || lastAt === null || temperatureNormal === null || rainNormal === null) return [];
  return [{ fromAt, lastAt, temperature: temperatureNormal, rainMm: rainNormal }];
}

/** Weeks this similar in rain, in mm or as a share of the wettest, count as equal. */
const ALIKE_MM = 5;
const ALIKE_PART = 0.25;
/** A trend tolerates this much in the other direction from week to week, in mm or as a share. */
const SLACK_MM = 1;
const SLACK_PART = 0.05;

const isFalling = (values: readonly number[], slackOf: (value: number) => number): boolean =>
  values.every((value, index) => value <= (values[index - 1] ?? value) + slackOf(values[index - 1] ?? value));

export function findNormalRain(weeks: readonly NormalWeek[]): NormalRain | null {
  const [first, ...later] = weeks;
  if (first === undefined) return null;
  const amounts = weeks.map(({ rainMm }) => rainMm);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (most - least < Math.max(ALIKE_MM, ALIKE_PART * most)) {
    const [low, high] = [Math.round(least), Math.round(most)];
    return { kind: 'alike', amount: { low: low === high ? null : low, high } };
  }
  const slackOf = (value: number) => Math.max(SLACK_MM, SLACK_PART * value);
  const ends = { fromMm: first.rainMm, toMm: later.at(-1)?.rainMm ?? first.rainMm };
  if (isFalling(amounts, slackOf)) return { kind: 'falling', ...ends };
  if (isFalling(amounts.toReversed(), slackOf)) return { kind: 'rising', ...ends };
  return { kind: 'peak', week: weeks.reduce((wettest, week) => (week.rainMm > wettest.rainMm ? week : wettest)) };
}

const STEADY_C = 2;
const SLACK_C = 0.3;

export function findNormalWarmth(weeks: readonly NormalWeek[]): NormalWarmth | null {
  const means = weeks.map(({ temperature }) => temperature);
  const [from, to] = [means[0], means.at(-1)];
  if (from === undefined || to === undefined) return null;
  const [low, high] = [Math.min(...means), Math.max(...means)];
  if (high - low < STEADY_C) return { kind: 'steady', celsius: from };
  if (isFalling(means, () => SLACK_C)) return { kind: 'falling', from, to };
  if (isFalling(means.toReversed(), () => SLACK_C)) return { kind: 'rising', from, to };
  return { kind: 'turning', low, high };
}
