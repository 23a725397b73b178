import type { EpochSeconds } from '#time/vietnam-time.ts';
import { getLullSeconds, isInHours, isReached, isRuleTime } from './alert-event.ts';
import { type AlertRule, DEFAULT_QUIET_HOURS } from './alert-rule.ts';

/** Observation of a time step, in the unit of the condition; null is unknown. */
export interface ObservedStep {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  readonly value: number | null;
}

/** What must be observed for an alert to be a hit. */
export interface ObservedCondition {
  readonly quantity: 'rain' | 'strokeKm';
  readonly compare: AlertRule['compare'];
  /** mm/h or km. */
  readonly threshold: number;
}

/** An observed event, from its first step to its last. */
export interface ObservedEvent {
  readonly at: EpochSeconds;
  readonly endAt: EpochSeconds;
  readonly peak: number;
  readonly peakAt: EpochSeconds;
}

/** An alert as its start was sent, or withheld. */
export interface AnnouncedAlert {
  readonly announcedAt: EpochSeconds;
  readonly eventAt: EpochSeconds;
  /** Null if it was forecast to last beyond the outlook. */
  readonly endAt: EpochSeconds | null;
  /** False: withheld, for example in quiet hours or beyond the daily limit. */
  readonly isSent: boolean;
}

/** Outcome of an alert: when the condition was first observed in its window, and the strongest value. */
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

/** Radar rain rate that counts as rain, mm/h. */
const WET_MMH = 0.1;
/** Thunder within this distance is near, km: the amber ring (domain.md §3.5.2). */
const THUNDER_KM = 20;
/** A step of the nowcast: neither forecast nor frame says when within it an event begins. */
const STEP_SECONDS = 600;
/** Tolerance after the announced end: thunder counts as over thirty minutes after the last (domain.md §3.5.1). */
const LATE_SECONDS = 1800;
/** An alert without a known end is valid for an hour. */
const OPEN_SECONDS = 3600;

/**
 * What must be observed for a rule's alerts to be hits. Null for gust, temperature and official warnings: the portal
 * has no measurements of wind or temperature at a place, a model's analysis is not one, and official warnings are
 * quoted, not rated.
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

/**
 * Window in which an alert's condition must be observed: from ten minutes before its announced start to thirty after
 * its announced end.
 */
export function findWindow({ eventAt, endAt }: Pick<AnnouncedAlert, 'eventAt' | 'endAt'>): {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
} {
  return { fromAt: eventAt - STEP_SECONDS, toAt: Math.max(endAt ?? eventAt + OPEN_SECONDS, eventAt) + LATE_SECONDS };
}

const isStronger = (compare: AlertRule['compare'], a: number, b: number): boolean =>
  compare === 'atLeast' ? a > b : a < b;

/**
 * All observed events of a condition, oldest first; parts separated by no more than the kind's lull are one. Steps are
 * in order.
 */
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

/** Whether known steps cover a span except for at most two of them. */
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

/**
 * Rates an alert: a hit if its condition was observed within its window, a false alarm if the window was observed
 * without it.
 */
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

/** Whether an event lies in the window of an alert. */
function belongsTo({ at, endAt }: ObservedEvent, alert: AnnouncedAlert): boolean {
  const { fromAt, toAt } = findWindow(alert);
  return at < toAt && endAt > fromAt;
}

/** The first alert sent for an event; null if there was none. */
export function findAnnouncement(event: ObservedEvent, alerts: readonly AnnouncedAlert[]): AnnouncedAlert | null {
  return alerts.find((alert) => alert.isSent && belongsTo(event, alert)) ?? null;
}

/** Whether an event was announced, or deliberately not. */
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
 * Rates the alerts of a rule, and lists what it missed. An event is missed if it met the rule at a time covered by the
 * rule and no alert was sent before its start (or within its first ten minutes). Events that were withheld, begin in
 * quiet hours or fall into the pause after an announced one are not missed: silence was requested.
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
