import type { EpochSeconds } from '#time/vietnam-time.ts';
import { getLullSeconds, isInHours, isReached, isRuleTime } from './alert-event.ts';
import { type AlertRule, DEFAULT_QUIET_HOURS } from './alert-rule.ts';

/** What was seen in a stretch of time, in the unit of the condition; null is unknown. */
export interface ObservedStep {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  readonly value: number | null;
}

/** What has to be seen for an alert to have been right. */
export interface ObservedCondition {
  readonly quantity: 'rain' | 'strokeKm';
  readonly compare: AlertRule['compare'];
  /** mm/h or km. */
  readonly threshold: number;
}

/** Something that happened, from its first step to its last. */
export interface ObservedEvent {
  readonly at: EpochSeconds;
  readonly endAt: EpochSeconds;
  readonly peak: number;
  readonly peakAt: EpochSeconds;
}

/** An alert as its start was announced, or withheld. */
export interface AnnouncedAlert {
  readonly announcedAt: EpochSeconds;
  readonly eventAt: EpochSeconds;
  /** Null where it was forecast to last beyond what was known. */
  readonly endAt: EpochSeconds | null;
  /** False: withheld, such as in quiet hours or beyond the day's limit. */
  readonly isSent: boolean;
}

/** How an alert turned out: when the condition was first seen in its window, and the strongest of it. */
export interface AlertRating {
  readonly outcome: 'right' | 'wrong' | 'unknown';
  readonly at: EpochSeconds | null;
  readonly peak: number | null;
}

/** Alerts of a rule with what became of each, and what happened without one. */
export interface RatedAlerts {
  /** In the order of the alerts. */
  readonly ratings: readonly AlertRating[];
  readonly missed: readonly ObservedEvent[];
}

/** Rain from which on a radar's echo counts as rain, mm/h. */
const WET_MMH = 0.1;
/** Thunder is near within this of a place, km: the amber ring (domain.md §3.5.2). */
const THUNDER_KM = 20;
/** A step of the nowcast: when in it something begins, neither forecast nor frame says. */
const STEP_SECONDS = 600;
/** So late it still counts as the announced event: thunder counts as over thirty minutes after the last (domain.md §3.5.1). */
const LATE_SECONDS = 1800;
/** An alert whose end is not known holds for an hour. */
const OPEN_SECONDS = 3600;

/**
 * What has to be seen for a rule's alerts to be right. Null of gust, temperature and official warnings: nothing of the portal measures
 * wind or temperature at a place, a model's analysis is no measurement, and an office's word is quoted, not rated.
 */
export function findObservedCondition({
  kind,
  compare,
  threshold,
}: Pick<AlertRule, 'kind' | 'compare' | 'threshold'>): ObservedCondition | null {
  switch (kind) {
    case 'rain':
      return { quantity: 'rain', compare, threshold };
    case 'rainChance':
      return { quantity: 'rain', compare: 'atLeast', threshold: WET_MMH };
    case 'lightning':
      return { quantity: 'strokeKm', compare, threshold };
    case 'thunder':
      return { quantity: 'strokeKm', compare: 'atMost', threshold: THUNDER_KM };
    default:
      return null;
  }
}

/** From when to when an alert's condition has to be seen: ten minutes before it was told to begin to thirty after it was told to end. */
export function findWindow({ eventAt, endAt }: Pick<AnnouncedAlert, 'eventAt' | 'endAt'>): {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
} {
  return { fromAt: eventAt - STEP_SECONDS, toAt: Math.max(endAt ?? eventAt + OPEN_SECONDS, eventAt) + LATE_SECONDS };
}

const isStronger = (compare: AlertRule['compare'], a: number, b: number): boolean =>
  compare === 'atLeast' ? a > b : a < b;

/** Everything that met a condition, oldest first; parts of it that a lull of its kind lies between are one. Steps are in order. */
export function listObservedEvents(
  condition: ObservedCondition,
  steps: readonly ObservedStep[],
  lullSeconds: number,
): ObservedEvent[] {
  const events: ObservedEvent[] = [];
  for (const { fromAt, toAt, value } of steps) {
    if (value === null || !isReached(condition, value)) continue;
    const last = events.at(-1);
    if (last === undefined || fromAt - last.endAt > lullSeconds) {
      events.push({ at: fromAt, endAt: toAt, peak: value, peakAt: fromAt });
      continue;
    }
    const isPeak = isStronger(condition.compare, value, last.peak);
    events[events.length - 1] = { ...last, endAt: toAt, ...(isPeak ? { peak: value, peakAt: fromAt } : {}) };
  }
  return events;
}

/** Whether known steps leave no more than two of them out of a stretch. */
function isSeenWhole(steps: readonly ObservedStep[], fromAt: EpochSeconds, toAt: EpochSeconds): boolean {
  let seenTo = fromAt;
  for (const step of steps) {
    if (step.value === null || step.toAt <= fromAt) continue;
    if (step.fromAt >= toAt) break;
    if (step.fromAt - seenTo > 2 * STEP_SECONDS) return false;
    seenTo = Math.max(seenTo, step.toAt);
  }
  return toAt - seenTo <= 2 * STEP_SECONDS;
}

/** How an alert turned out: right where its condition was seen within its window, wrong where that was watched and it was not. */
export function rateAlert(
  condition: ObservedCondition,
  alert: Pick<AnnouncedAlert, 'eventAt' | 'endAt'>,
  steps: readonly ObservedStep[],
): AlertRating {
  const { fromAt, toAt } = findWindow(alert);
  const inside = steps.filter((step) => step.toAt > fromAt && step.fromAt < toAt);
  const [event] = listObservedEvents(condition, inside, toAt - fromAt);
  if (event !== undefined) return { outcome: 'right', at: event.at, peak: event.peak };
  return { outcome: isSeenWhole(inside, fromAt, toAt) ? 'wrong' : 'unknown', at: null, peak: null };
}

/** Whether something happened within the window of an alert. */
function belongsTo({ at, endAt }: ObservedEvent, alert: AnnouncedAlert): boolean {
  const { fromAt, toAt } = findWindow(alert);
  return at < toAt && endAt > fromAt;
}

/** The first alert that was sent of something that happened; null where none was. */
export function findAnnouncement(event: ObservedEvent, alerts: readonly AnnouncedAlert[]): AnnouncedAlert | null {
  return alerts.find((alert) => alert.isSent && belongsTo(event, alert)) ?? null;
}

/** Whether an event was announced, or its rule asks for silence about it. */
function isExcused(
  { pauseMinutes, quietHours }: AlertRule,
  event: ObservedEvent,
  alerts: readonly AnnouncedAlert[],
  before: ObservedEvent | undefined,
): boolean {
  const quiet = quietHours ?? DEFAULT_QUIET_HOURS;
  if (quiet.from !== quiet.to && isInHours(quiet, event.at)) return true;
  const own = alerts.filter((alert) => belongsTo(event, alert));
  if (own.some(({ isSent, announcedAt }) => !isSent || announcedAt <= event.at + STEP_SECONDS)) return true;
  const isPause = before !== undefined && event.at < before.endAt + 60 * pauseMinutes;
  return isPause && alerts.some((alert) => belongsTo(before, alert));
}

/**
 * How the alerts of a rule turned out, and what it missed. Something is missed where it met the rule at a time that the rule counts and
 * no alert was sent before it began (or in the ten minutes in which it did). What was withheld, begins in quiet hours or in the pause after
 * something that was announced is not missed: the user asked for silence.
 */
export function rateAlerts(
  rule: AlertRule,
  alerts: readonly AnnouncedAlert[],
  steps: readonly ObservedStep[],
): RatedAlerts {
  const condition = findObservedCondition(rule);
  if (condition === null)
    return { ratings: alerts.map(() => ({ outcome: 'unknown', at: null, peak: null })), missed: [] };
  const events = listObservedEvents(condition, steps, getLullSeconds(rule.kind));
  return {
    ratings: alerts.map((alert) => rateAlert(condition, alert, steps)),
    missed: events.filter(
      (event, index) => isRuleTime(rule, event.at) && !isExcused(rule, event, alerts, events[index - 1]),
    ),
  };
}
