import {
  DAY_SECONDS,
  type EpochSeconds,
  formatDate,
  HOUR_SECONDS,
  startOfVietnamDay,
  vietnamHour,
  vietnamWeekday,
} from '#time/vietnam-time.ts';

/** A simple rule about rain. */
export interface RainRule {
  /** Rain from this rate on, mm/h. */
  readonly fromMmh: number;
  /** The hours in which messages may be sent, 0…24: from this one on … */
  readonly fromHour: number;
  /** … and before this one. Before `fromHour` it crosses midnight; equal to it the whole day counts. */
  readonly toHour: number;
  /** Whether Saturday and Sunday stay silent. */
  readonly isWorkdaysOnly: boolean;
}

/** Consecutive past clock hours. */
export interface RainRecord {
  /** Start of the first. */
  readonly startAt: EpochSeconds;
  /** Rain of each, mm; null if unknown. */
  readonly rainMm: readonly (number | null)[];
}

/** Result of a rule for a day: a message; rain outside its hours; rain below its rate; none; no data. */
export type RuleDayState = 'message' | 'silent' | 'lighter' | 'dry' | 'noData';

/** A day of a record. */
export interface RuleDay {
  /** `2026-08-03`. */
  readonly date: string;
  readonly state: RuleDayState;
}

/** Result of a rule for a record. */
export interface RuleTrial {
  readonly days: readonly RuleDay[];
  /** Messages: one for each rain with an hour of the rule's rate within the rule's hours. */
  readonly messages: number;
  /** Rains of the rule's rate that are wholly outside the rule's hours. */
  readonly silent: number;
  /** Days with at least one hour that is known. */
  readonly knownDays: number;
}

/** Rain below this counts as dry, mm in an hour. */
const WET_MM = 0.1;
/** This many hours below the rate end a rain: as in the sentences about rain, two do not. */
const ENDING_HOURS = 3;
const SATURDAY = 6;

/** Whether a message may be sent in the clock hour that begins at `at`. */
export function isWithinHours({ fromHour, toHour, isWorkdaysOnly }: RainRule, at: EpochSeconds): boolean {
  const weekday = vietnamWeekday(at);
  if (isWorkdaysOnly && (weekday === 0 || weekday >= SATURDAY)) return false;
  const hour = vietnamHour(at);
  if (fromHour === toHour) return true;
  return fromHour < toHour ? hour >= fromHour && hour < toHour : hour >= fromHour || hour < toHour;
}

/** A rain of the rule's rate: its start, and its first hour in which a message may be sent. */
interface RuleEvent {
  readonly at: EpochSeconds;
  readonly messageAt: EpochSeconds | null;
}

/** The rains of a rule's rate in order, with or without a message. */
function listEvents({ startAt, rainMm }: RainRecord, rule: RainRule): RuleEvent[] {
  const events: RuleEvent[] = [];
  let last = Number.NEGATIVE_INFINITY;
  rainMm.forEach((amount, index) => {
    if (amount === null || amount < rule.fromMmh) return;
    const at = startAt + index * HOUR_SECONDS;
    if (index - last > ENDING_HOURS) events.push({ at, messageAt: null });
    last = index;
    const event = events.at(-1);
    if (event?.messageAt === null && isWithinHours(rule, at)) events.splice(-1, 1, { ...event, messageAt: at });
  });
  return events;
}

function classifyDay(amounts: readonly (number | null)[], hasMessage: boolean, isSilent: boolean): RuleDayState {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length === 0) return 'noData';
  if (hasMessage) return 'message';
  if (isSilent) return 'silent';
  return known.some((amount) => amount >= WET_MM) ? 'lighter' : 'dry';
}

/**
 * What a rule would have sent in the days of a record with a perfect forecast. It shows how often rain meets the rule,
 * not how often a message would have been right. A rain counts on the day of its message, a silent one on the day of
 * its start. Pure, and the same on the server and in a browser.
 */
export function assessRainRule(record: RainRecord, rule: RainRule): RuleTrial {
  const events = listEvents(record, rule);
  const toDay = (at: EpochSeconds): string => formatDate(at);
  const messageDays = new Set(events.flatMap(({ messageAt }) => (messageAt === null ? [] : [toDay(messageAt)])));
  const silent = events.filter(({ messageAt }) => messageAt === null);
  const silentDays = new Set(silent.map(({ at }) => toDay(at)));
  const end = record.startAt + record.rainMm.length * HOUR_SECONDS;
  const days: RuleDay[] = [];
  for (let at = startOfVietnamDay(record.startAt); at < end; at += DAY_SECONDS) {
    const first = Math.max((at - record.startAt) / HOUR_SECONDS, 0);
    const amounts = record.rainMm.slice(first, (at + DAY_SECONDS - record.startAt) / HOUR_SECONDS);
    const date = toDay(at);
    days.push({ date, state: classifyDay(amounts, messageDays.has(date), silentDays.has(date)) });
  }
  return {
    days,
    messages: events.length - silent.length,
    silent: silent.length,
    knownDays: days.filter(({ state }) => state !== 'noData').length,
  };
}

const TENTHS = 10;
const NOT_KNOWN = '-';

/**
 * The hours of a record as a short text: tenths of a millimetre separated by commas, empty for none, `-` for unknown.
 */
export function writeRainHours(rainMm: readonly (number | null)[]): string {
  return rainMm
    .map((amount) => {
      if (amount === null) return NOT_KNOWN;
      const tenths = Math.round(amount * TENTHS);
      return tenths === 0 ? '' : String(tenths);
    })
    .join(',');
}

/** Reads what `writeRainHours` wrote. */
export function readRainHours(text: string): (number | null)[] {
  return text.split(',').map((tenths) => (tenths === NOT_KNOWN ? null : Number(tenths) / TENTHS));
}
