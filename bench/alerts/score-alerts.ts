import { type AlertOutlook, getLullSeconds } from '@portal/domain/alert/alert-event';
import type { AlertRule } from '@portal/domain/alert/alert-rule';
import {
  type AnnouncedAlert,
  findAnnouncement,
  findObservedCondition,
  listObservedEvents,
  type ObservedStep,
  rateAlert,
} from '@portal/domain/alert/rate-alerts';
import { replayAlerts } from '@portal/domain/alert/replay-alerts';

/** Scores of a rule at all points of a series. */
export interface AlertScore {
  readonly events: number;
  /** Events announced before their start. */
  readonly hits: number;
  readonly right: number;
  readonly wrong: number;
  /** Announced starts. */
  readonly told: number;
  /** Messages of every kind: starts, upgrades and ends. */
  readonly messages: number;
  /** From the message to the start of its event, minutes. */
  readonly leads: readonly number[];
}

/** Announcements of a rule for the outlooks of a point. */
export interface Announcements {
  readonly alerts: readonly AnnouncedAlert[];
  readonly messages: number;
}

/** The portal's own method: events with hysteresis and pause, as replayed by the preview. */
export function announceByEvents(rule: AlertRule, outlooks: readonly AlertOutlook[]): Announcements {
  return replayAlerts(
    rule,
    outlooks.map((outlook) => ({ ...outlook, isStale: false })),
    null,
  );
}

/**
 * The naive method: a message whenever the newest nowcast meets the condition within the lead and the previous one did
 * not, or the last message is older than the pause.
 */
export function announceNaively(
  rule: AlertRule,
  outlooks: readonly AlertOutlook[],
  pauseMinutes: number,
): Announcements {
  const alerts: AnnouncedAlert[] = [];
  let wasMet = false;
  for (const { at, steps } of outlooks) {
    const ahead = steps.filter(({ toAt }) => toAt > at);
    const first = ahead.findIndex(
      ({ fromAt, value }) => fromAt <= at + 60 * rule.leadMinutes && value !== null && value >= rule.threshold,
    );
    const isMet = first >= 0;
    const lastAt = alerts.at(-1)?.announcedAt ?? Number.NEGATIVE_INFINITY;
    const isPaused = at - lastAt < 60 * pauseMinutes;
    if (isMet && !wasMet && !isPaused) {
      const dry = ahead.findIndex(({ value }, step) => step > first && (value === null || value < rule.threshold));
      const eventAt = ahead[first]?.fromAt ?? at;
      alerts.push({ announcedAt: at, eventAt, endAt: dry < 0 ? null : (ahead[dry]?.fromAt ?? null), isSent: true });
    }
    wasMet = isMet;
  }
  return { alerts, messages: alerts.length };
}

/**
 * Compares the announcements for a point with the observation there. Ignores events that began before the first
 * outlook.
 */
export function scorePoint(
  rule: AlertRule,
  { alerts, messages }: Announcements,
  seen: readonly ObservedStep[],
  firstAt: number,
): AlertScore {
  const condition = findObservedCondition(rule);
  if (condition === null) throw new Error('nothing can be observed of this rule');
  const events = listObservedEvents(condition, seen, getLullSeconds(rule.kind)).filter(({ at }) => at > firstAt);
  const found = events.map((event) => ({ event, alert: findAnnouncement(event, alerts) }));
  const leads = found.flatMap(({ event, alert }) =>
    alert !== null && alert.announcedAt < event.at ? [(event.at - alert.announcedAt) / 60] : [],
  );
  const ratings = alerts.map((alert) => rateAlert(condition, alert, seen).outcome);
  const count = (outcome: string) => ratings.filter((one) => one === outcome).length;
  return {
    events: events.length,
    hits: leads.length,
    right: count('right'),
    wrong: count('wrong'),
    told: alerts.length,
    messages,
    leads,
  };
}

export function poolScores(scores: readonly AlertScore[]): AlertScore {
  const sum = (part: 'events' | 'hits' | 'right' | 'wrong' | 'told' | 'messages') =>
    scores.reduce((total, score) => total + score[part], 0);
  return {
    events: sum('events'),
    hits: sum('hits'),
    right: sum('right'),
    wrong: sum('wrong'),
    told: sum('told'),
    messages: sum('messages'),
    leads: scores.flatMap(({ leads }) => leads),
  };
}
