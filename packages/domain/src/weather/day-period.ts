import type { BothLanguages } from '#language/language.ts';

/** Name of a period of the day, as the API has it. */
export type DayPeriodId = 'morning' | 'afternoon' | 'evening' | 'night';

/** A period of six hours; `fromHour` and `toHour` count from 00:00 of its day in Vietnam, so 25 is 01:00 of the next. */
export interface DayPeriod {
  readonly id: DayPeriodId;
  readonly fromHour: number;
  readonly toHour: number;
  readonly name: BothLanguages;
}

/** The four periods of a day in their order: 07–13, 13–19, 19–01, 01–07 of the next day (api.md, domain.md §1.5.4). */
export const DAY_PERIODS: readonly DayPeriod[] = [
  { id: 'morning', fromHour: 7, toHour: 13, name: { vi: 'Sáng', en: 'Morning' } },
  { id: 'afternoon', fromHour: 13, toHour: 19, name: { vi: 'Chiều', en: 'Afternoon' } },
  { id: 'evening', fromHour: 19, toHour: 25, name: { vi: 'Tối', en: 'Evening' } },
  { id: 'night', fromHour: 25, toHour: 31, name: { vi: 'Đêm', en: 'Night' } },
];

/** Name of a part of the calendar day, as the API has it. */
export type DayPartId = 'early' | 'morning' | 'afternoon' | 'evening';

/** A part of a calendar day, by clock hours of Vietnam. */
export interface DayPart {
  readonly id: DayPartId;
  readonly fromHour: number;
  readonly toHour: number;
}

/** The parts of a calendar day, which add up to it: 00–07, 07–13, 13–19, 19–24 (decisions.md, "Sky states"). */
export const DAY_PARTS: readonly DayPart[] = [
  { id: 'early', fromHour: 0, toHour: 7 },
  { id: 'morning', fromHour: 7, toHour: 13 },
  { id: 'afternoon', fromHour: 13, toHour: 19 },
  { id: 'evening', fromHour: 19, toHour: 24 },
];

/** Period that a clock hour of Vietnam, 0–23, belongs to. */
export function findDayPeriod(hour: number): DayPeriodId {
  if (hour >= 1 && hour < 7) return 'night';
  if (hour >= 7 && hour < 13) return 'morning';
  return hour >= 13 && hour < 19 ? 'afternoon' : 'evening';
}
