import { DAY_SECONDS, type EpochSeconds, formatDate, vietnamDate } from '#time/vietnam-time.ts';
import type { ClimateSpan } from './climate-period.ts';
import type { ClimateRegionId } from './climate-region.ts';

/** Probabilities of the lower, middle and upper third of the model's climate; shares that add up to 1. */
export interface Terciles {
  readonly below: number;
  readonly near: number;
  readonly above: number;
}

/** Terciles of a region's month; null where the model's grid does not cover the region. */
export interface RegionTerciles {
  readonly temperature: Terciles | null;
  readonly rain: Terciles | null;
}

/** Calendar month of a seasonal forecast, such as `2026-12`, by regions. */
export interface OutlookMonth {
  readonly month: string;
  readonly regions: Readonly<Record<ClimateRegionId, RegionTerciles>>;
}

/** A seasonal forecast by months, in order. */
export interface SeasonalOutlook {
  /** Month in which it was issued. */
  readonly issueMonth: string;
  readonly months: readonly OutlookMonth[];
}

/** A third that stands out, with its probability in whole per cent. */
export interface LikelyTercile {
  readonly tercile: keyof Terciles;
  readonly percent: number;
}

/** Each third has 33 % without any knowledge; less than this says nothing. */
const LEAST_SHARE = 0.4;
const TERCILES = ['below', 'near', 'above'] as const;

/** The most likely third where its probability is 40 % or more and no other equals it; null otherwise. */
export function findLikelyTercile(terciles: Terciles | null): LikelyTercile | null {
  if (terciles === null) return null;
  const [first, second] = TERCILES.toSorted((a, b) => terciles[b] - terciles[a]);
  if (first === undefined || second === undefined) return null;
  const share = terciles[first];
  return share < LEAST_SHARE || share === terciles[second]
    ? null
    : { tercile: first, percent: Math.round(100 * share) };
}

/** What stands out of a region's month. */
export interface RegionOutlook {
  readonly region: ClimateRegionId;
  readonly temperature: LikelyTercile | null;
  readonly rain: LikelyTercile | null;
}

/** What stands out of a month, by regions, north to south. */
export interface MonthOutlook {
  readonly month: string;
  readonly regions: readonly RegionOutlook[];
}

/** A month's mean says little about fewer days. */
const LEAST_DAYS = 10;

const toMonth = (at: EpochSeconds): string => formatDate(at).slice(0, 7);

/** Whole months between two months such as `2026-11`. */
function countMonths(from: string, to: string): number {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonthNumber = 0] = to.split('-').map(Number);
  return 12 * (toYear - year) + toMonthNumber - month;
}

/** A forecast is replaced in the second week of each month; one that missed two is out of date. */
export function isCurrentOutlook({ issueMonth }: SeasonalOutlook, now: EpochSeconds): boolean {
  const age = countMonths(issueMonth, toMonth(now));
  return age === 0 || age === 1;
}

/**
 * What stands out in the months that overlap a span by ten days or more, for some regions. The current month is left
 * out: the forecast of its days is better.
 */
export function listMonthOutlooks(
  { months }: SeasonalOutlook,
  regions: readonly ClimateRegionId[],
  { from, to }: ClimateSpan,
  now: EpochSeconds,
): MonthOutlook[] {
  const days = Array.from({ length: Math.round((to - from) / DAY_SECONDS) }, (_, day) =>
    toMonth(from + day * DAY_SECONDS),
  );
  const { month: ofNow, year } = vietnamDate(now);
  return months.flatMap(({ month, regions: terciles }) => {
    const isPartOnly = days.filter((one) => one === month).length < LEAST_DAYS;
    if (isPartOnly || countMonths(`${year}-${ofNow}`, month) < 1) return [];
    const lines = regions.map((region) => ({
      region,
      temperature: findLikelyTercile(terciles[region].temperature),
      rain: findLikelyTercile(terciles[region].rain),
    }));
    return [{ month, regions: lines }];
  });
}
