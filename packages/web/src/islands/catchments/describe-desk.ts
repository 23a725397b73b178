import type { LimitState, RainSum } from '@portal/contract/own/catchments';
import { formatNumber, formatRain, formatRainNumber } from '#components/weather/format-values.ts';
import { type DeskProps, formatWhen } from './desk-props.ts';

/** Daily amounts below this are not mentioned, mm. */
const DRY_MM = 0.5;

/** Rain total over some hours; unknown where the reply lacks it. */
export function findSum({ rain }: Pick<DeskProps, 'rain'>, hours: number): RainSum {
  const none = { hours, past: null, ahead: null, aheadLow: null, aheadHigh: null, rangeBasis: null, mostCell: null };
  return rain.sums.find((sum) => sum.hours === hours) ?? none;
}

export const nameLimit = (
  { mm, hours }: { readonly mm: number; readonly hours: number },
  { words, style }: Pick<DeskProps, 'words' | 'style'>,
) => words.desk.limits.name(formatNumber(mm, style, Number.isInteger(mm) ? 0 : 1), String(hours));

/** Earliest time a limit may be reached: from the range, else from the forecast. */
const toFirst = (limit: LimitState): string | null => limit.earliestAt ?? limit.middleAt;

/** Nearest limit: a reached one, else the earliest; null without any. */
export function findNearestLimit({ rain }: Pick<DeskProps, 'rain'>): LimitState | null {
  const reached = rain.limits.find((limit) => limit.reached);
  if (reached !== undefined) return reached;
  const ahead = rain.limits.filter((limit) => toFirst(limit) !== null);
  return ahead.sort((a, b) => Date.parse(toFirst(a) ?? '') - Date.parse(toFirst(b) ?? ''))[0] ?? null;
}

/** Lead of the desk in one or two sentences; null where the next day's rain is unknown. */
export function describeDesk(props: DeskProps): string | null {
  const { rain, words, style } = props;
  const { desk } = words;
  const { ahead, aheadLow, aheadHigh } = findSum(props, 24);
  if (ahead === null) return null;
  const isCell = rain.basis === 'cell';
  const range =
    aheadLow === null || aheadHigh === null
      ? ''
      : desk.range(formatRainNumber(aheadLow, style), formatRainNumber(aheadHigh, style));
  const isDry = Math.max(ahead, aheadHigh ?? 0) < DRY_MM;
  const first = isDry
    ? isCell
      ? desk.dryCell
      : desk.dry
    : (isCell ? desk.sentenceCell : desk.sentence)(formatRain(ahead, style), range);
  return first + describeLimits(props);
}

function describeLimits(props: DeskProps): string {
  const { rain, words, style } = props;
  if (rain.limits.length === 0) return '';
  const nearest = findNearestLimit(props);
  if (nearest === null) return words.desk.limitNone;
  if (nearest.reached) return words.desk.limitReached(nameLimit(nearest, props));
  return words.desk.limitSoon(
    nameLimit(nearest, props),
    formatWhen(toFirst(nearest) ?? '', rain.issued.at, style.language),
  );
}

export function describePastBasis({ rain, words }: DeskProps): string {
  const day = rain.past.slice(-24);
  const seen = day.filter(({ basis }) => basis === 'radar').length;
  const { values } = words.desk;
  return seen === 0 ? values.byAnalysis : seen === day.length ? values.allRadar : values.byRadar(String(seen));
}
