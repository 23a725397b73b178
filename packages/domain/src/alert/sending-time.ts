import type { EpochSeconds } from '#time/vietnam-time.ts';
import { type EventMessage, isInHours } from './alert-event.ts';
import type { AlertRule, HourSpan } from './alert-rule.ts';

/** Whether and until when a message is sent. */
export type Sending =
  | { readonly state: 'queued'; readonly dueAt: EpochSeconds; readonly expiresAt: EpochSeconds }
  | { readonly state: 'withheld'; readonly reason: 'quiet' | 'limit' };

/** What decides it. */
export interface SendingQuestion {
  readonly rule: AlertRule;
  readonly message: EventMessage;
  readonly now: EpochSeconds;
  /** Events of the rule that something was sent of since midnight in Vietnam, this one not counted. */
  readonly sentToday: number;
  /** Of the account, where the rule has none of its own. */
  readonly accountQuietHours: HourSpan | null;
  /** Level of the official warning that it is about, 1–5; 0: it is about none. */
  readonly severity: number;
}

/** Levels from which official warnings come in quiet hours too, for those who want it (decisions.md, "Quiet hours"). */
const SEVERE_FROM = 3;
/** Of an event that has begun, or is about to, a word is worth something for so long. */
const LEAST_SECONDS = 600;
/** So long after an event its end is no news any more. */
const END_SECONDS = 1800;
/** A warning of an office holds for a day or until it is taken back. */
const WARNING_SECONDS = 6 * 3600;

function findExpiry({ rule, message, now }: SendingQuestion): EpochSeconds {
  if (rule.kind === 'officialWarning') return Math.max(message.endAt ?? 0, now + WARNING_SECONDS);
  if (message.kind === 'end') return now + END_SECONDS;
  return Math.max(message.eventAt, now + LEAST_SECONDS);
}

/**
 * Whether a message is sent at once or withheld: in quiet hours nothing is sent, but severe official warnings to those who
 * want them; an event beyond the day's limit has no start, and what was not begun has neither rise nor end.
 */
export function decideSending(question: SendingQuestion): Sending {
  const { rule, message, now, sentToday, accountQuietHours, severity } = question;
  const quiet = rule.quietHours ?? accountQuietHours;
  const breaksQuiet = rule.severeBreaksQuiet && severity >= SEVERE_FROM;
  if (quiet !== null && quiet.from !== quiet.to && isInHours(quiet, now) && !breaksQuiet)
    return { state: 'withheld', reason: 'quiet' };
  if (message.kind === 'start' && sentToday >= rule.maxPerDay) return { state: 'withheld', reason: 'limit' };
  return { state: 'queued', dueAt: now, expiresAt: findExpiry(question) };
}
