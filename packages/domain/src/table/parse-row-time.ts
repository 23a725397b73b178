import { tidyCell } from '#language/unseen-characters.ts';
import { type EpochSeconds, parseDate, VIETNAM_OFFSET_SECONDS } from '#time/vietnam-time.ts';

/** A moment of a row, or its fault. */
export type ParsedTime =
  | { readonly ok: true; readonly at: EpochSeconds }
  | { readonly ok: false; readonly code: 'noTime' | 'wrongTime' | 'monthFirst' };

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T, ]+(.+))?$/i;
const DAY_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:[T, ]+(.+))?$/i;
const CLOCK = /^(\d{1,2})(?:(?:[:h]|g(?:iờ)?)(\d{2})?)?(?::(\d{2})(?:\.0+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
/** The clock first, as in `07:00 21/11/2026`. */
const CLOCK_FIRST = /^(\d{1,2}[:h]\d{2}(?::\d{2})?)\s+(\d.*)$/i;
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2100;

const wrong: ParsedTime = { ok: false, code: 'wrongTime' };

/**
 * Parses `yyyy-mm-dd` or `dd/mm/yyyy` (also with points or dashes), with or without a time: `07:00`, `7h`, `07:00:00`.
 * Without an offset it is Vietnam time. `24:00` is the end of the day. A month above 12 next to a possible one is
 * reported as `monthFirst`.
 *
 * @param clock content of an hour column; null if there is none
 */
export function parseRowTime(cell: string, clock: string | null = null): ParsedTime {
  const text = tidyCell(cell);
  if (text === '') return { ok: false, code: 'noTime' };
  const [, early, late] = CLOCK_FIRST.exec(text) ?? [];
  if (early !== undefined && late !== undefined) return clock === null ? parseRowTime(late, early) : wrong;
  const parts = toParts(text);
  if (parts === null) return wrong;
  const { year, month, day, rest } = parts;
  if (month > 12 && day <= 12 && month <= 31) return { ok: false, code: 'monthFirst' };
  const date = parseDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
  if (date === null || year < EARLIEST_YEAR || year > LATEST_YEAR) return wrong;
  // A date at midnight next to an hour column is how spreadsheets write a date.
  const ownClock = clock !== null && (rest === null || /^0?0:00(:00)?$/.test(rest)) ? clock : rest;
  if (clock !== null && ownClock !== clock) return wrong;
  const seconds = ownClock === null ? 0 : parseClock(ownClock);
  return seconds === null ? wrong : { ok: true, at: date + seconds };
}

function toParts(text: string): { year: number; month: number; day: number; rest: string | null } | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst !== null)
    return {
      year: Number(yearFirst[1]),
      month: Number(yearFirst[3]),
      day: Number(yearFirst[4]),
      rest: yearFirst[5]?.trim() ?? null,
    };
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst === null) return null;
  return {
    year: Number(dayFirst[4]),
    month: Number(dayFirst[3]),
    day: Number(dayFirst[1]),
    rest: dayFirst[5]?.trim() ?? null,
  };
}

/** Seconds after midnight in Vietnam; null for an invalid time. */
function parseClock(text: string): number | null {
  const match = CLOCK.exec(tidyCell(text));
  if (match === null) return null;
  const [hour, minute, second] = [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)];
  if (minute > 59 || second > 59 || hour > 24 || (hour === 24 && minute + second > 0)) return null;
  return hour * 3600 + minute * 60 + second + VIETNAM_OFFSET_SECONDS - toOffset(match[4]);
}

/** Offset from UTC in seconds; Vietnam's if none is given. */
function toOffset(text: string | undefined): number {
  if (text === undefined) return VIETNAM_OFFSET_SECONDS;
  if (/^z$/i.test(text)) return 0;
  const digits = text.replace(/\D/g, '');
  const seconds = Number(digits.slice(0, 2)) * 3600 + Number(digits.slice(2)) * 60;
  return text.startsWith('-') ? -seconds : seconds;
}
