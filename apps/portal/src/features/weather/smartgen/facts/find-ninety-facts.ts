import type { OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { DAY_SECONDS, type EpochSeconds, parseDate } from '@portal/domain/time/vietnam-time';
import type { LocatedWeather } from '../../place-weather.ts';
import { toOutlookWeeks } from '../../to-outlook.ts';
import { type DaysFacts, findDaysFacts } from './find-days-facts.ts';
import { type RainAmount, toRainAmount } from './rain-amount.ts';

/** A week of the years' means. */
export interface NormalWeek {
  readonly fromAt: EpochSeconds;
  /** 00:00 of its last day. */
  readonly lastAt: EpochSeconds;
  readonly temperature: number;
  readonly rain: RainAmount | null;
  readonly rainMm: number;
}

/** What the text for 90 days rests on. */
export interface NinetyFacts {
  /** The days that are forecast. */
  readonly forecast: DaysFacts;
  /** The first day that is no forecast. */
  readonly normalFromAt: EpochSeconds;
  /** The weeks that are not forecast, in order; none where the climate of the place is not known. */
  readonly weeks: readonly NormalWeek[];
  readonly wettest: NormalWeek | null;
  /** Whether a long-range ensemble says how this year will differ. */
  readonly hasTerciles: boolean;
}

const FORECAST_DAYS = 15;

/** Facts of the forecast days and the normals after them. */
export function findNinetyFacts(weather: LocatedWeather): NinetyFacts {
  const outlook = toOutlookWeeks(weather);
  const weeks = outlook.filter(({ basis }) => basis !== 'forecast').flatMap(toNormalWeek);
  return {
    forecast: findDaysFacts(weather, FORECAST_DAYS),
    normalFromAt: weather.todayAt + FORECAST_DAYS * DAY_SECONDS,
    weeks,
    wettest: weeks.reduce<NormalWeek | null>((most, week) => (week.rainMm > (most?.rainMm ?? 0) ? week : most), null),
    hasTerciles: outlook.some(({ temperature, rain }) => temperature !== null || rain !== null),
  };
}

function toNormalWeek({ from, to, temperatureNormal, rainNormal }: OutlookWeek): NormalWeek[] {
  const [fromAt, lastAt] = [parseDate(from), parseDate(to)];
  if (fromAt === null || lastAt === null || temperatureNormal === null || rainNormal === null) return [];
  const rain = toRainAmount({ rain: rainNormal, rainLow: null, rainHigh: null });
  return [{ fromAt, lastAt, temperature: temperatureNormal, rain, rainMm: rainNormal }];
}
