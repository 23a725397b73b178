import type { EpochSeconds } from '#time/vietnam-time.ts';
import { type EventMessage, isInHours } from './alert-event.ts';
import type { AlertRule, HourSpan } from './alert-rule.ts';

/** Whether and until when a message is sent. */
export type Sending =
  | { readonly state: 'queued'; readonly dueAt: EpochSeconds; readonly expiresAt: EpochSeconds }
  | { readonly state: 'withheld'; readonly reason: 'quiet' | 'limit' };

/** Input of the decision. */
export interface SendingQuestion {
  readonly rule: AlertRule;
  readonly message: EventMessage;
  readonly now: EpochSeconds;
  /** Number of the rule's other events with a sent message since midnight in Vietnam. */
  readonly sentToday: number;
  /** The account's, used if the rule has none. */
  readonly accountQuietHours: HourSpan | null;
  /** Level of its official warning, 1–5; 0: no warning. */
  readonly severity: number;
}

/** Level from which official warnings are sent in quiet hours too, if wanted (decisions.md, "Quiet hours"). */
const SEVERE_FROM = 3;
/** How long a message about a current or imminent event is useful. */
const LEAST_SECONDS = 600;
/** How long after an event its end is worth a message. */
const END_SECONDS = 1800;
/** An official warning is valid for a day or until withdrawn. */
const WARNING_SECONDS = 6 * 3600;

function findExpiry({ rule, message, now }: SendingQuestion): EpochSeconds {
  if (rule.kind === 'officialWarning') return Math.max(message.endAt ?? 0, now + WARNING_SECONDS);
  if (message.kind === 'end') return now + END_SECONDS;
  return Math.max(message.eventAt, now + LEAST_SECONDS);
}

/**
 * Whether a message is sent immediately or withheld: nothing is sent in quiet hours except severe official warnings if
 * wanted; an event beyond the daily limit has no start, and an event without a start has neither upgrade nor end.
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
