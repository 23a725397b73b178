import type { WindDeskMessages } from '@portal/content/messages/wind-desk-messages';
import {
  type EpochSeconds,
  formatClock,
  formatDate,
  startOfVietnamDay,
  vietnamWeekday,
} from '@portal/domain/time/vietnam-time';
import { lowerLimit, type SeaLimit } from '@portal/domain/wind/work-limits';
import { formatDayMonth, formatNumber, formatPercent } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';

/** Context of every part of a desk. The industry uses m/s. */
export interface DeskView extends PageView {
  readonly desk: WindDeskMessages;
}

const WEEK_SECONDS = 7 * 86_400;

/** `17:00 Thứ Năm`, `17:00 hôm nay`; with the date where the weekday alone is ambiguous. */
export function nameMoment(at: EpochSeconds, { desk, nowAt, style }: DeskView): string {
  const today = startOfVietnamDay(Date.parse(nowAt) / 1000);
  const clock = formatClock(at);
  if (startOfVietnamDay(at) === today) return `${clock} ${desk.today}`;
  const day = `${clock} ${desk.weekdays[vietnamWeekday(at)] ?? ''}`;
  return at < today + WEEK_SECONDS ? day : `${day} ${formatDayMonth(formatDate(at), style.language)}`;
}

export function nameShort(at: EpochSeconds, { desk }: DeskView): string {
  return `${formatClock(at)} ${desk.shortDays[vietnamWeekday(at)] ?? ''}`;
}

const UNITS = {
  windMs: 'm/s',
  gustMs: 'm/s',
  currentMs: 'm/s',
  waveM: 'm',
  wavePeriodS: 's',
  visibilityKm: 'km',
} as const;

/** `10 m/s`, `1,5 m`: no trailing zero. */
export function formatLimit({ quantity, limit }: SeaLimit, { desk, style }: DeskView): string {
  if (quantity === 'thunder') return desk.thunderLimit;
  return `${formatNumber(limit, style, 1).replace(/[.,]0$/, '')}\u00a0${UNITS[quantity]}`;
}

/** A value in the unit of its limit. */
export function formatSeaValue(limit: SeaLimit, value: number | null, view: DeskView): string {
  const { desk, style } = view;
  if (value === null) return desk.limits.unknown;
  if (limit.quantity === 'thunder') return desk.thunderLevels[value] ?? '';
  return `${formatNumber(value, style, 1)}\u00a0${UNITS[limit.quantity]}`;
}

/** `gió ở 150 m`, as in a sentence. */
export function nameQuantity({ quantity, heightM }: SeaLimit, { desk }: DeskView): string {
  return heightM === null ? desk.quantities[quantity] : desk.atHeight(desk.quantities[quantity], heightM);
}

/** `gió ở 150 m vượt 10 m/s`, with the limit as reduced for the lead time. */
export function describeBreach(limit: SeaLimit, factor: number, view: DeskView): string {
  const { over, under } = view.desk.sentence;
  const counted = { ...limit, limit: lowerLimit(limit, factor) };
  if (limit.quantity === 'thunder') return view.desk.sentence.thunder;
  return (limit.quantity === 'visibilityKm' ? under : over)(nameQuantity(limit, view), formatLimit(counted, view));
}

export function joinWords(names: readonly string[], { desk }: DeskView): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${desk.and}${last}`;
}

/** Above this, a rounded percentage would read as certainty. */
const NEARLY_SURE = 0.99;

/** `42%`, `trên 99%`, from a chance of 0 to 1; null where unknown. */
export function formatHoldChance(chance: number | null, view: DeskView): string | null {
  if (chance === null) return null;
  return chance > NEARLY_SURE ? view.desk.windows.nearlySure : formatPercent(100 * chance, view.style);
}

/** `40%`, from a share of 0 to 1. */
export const formatShare = (share: number, view: DeskView): string => `${formatNumber(100 * share, view.style)}%`;
