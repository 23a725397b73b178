import { type EpochSeconds, startOfVietnamDay } from '#time/vietnam-time.ts';
import { type AlertOutlook, type EventMessage, type EventState, stepEvent } from './alert-event.ts';
import type { AlertRule, HourSpan } from './alert-rule.ts';
import type { AnnouncedAlert } from './rate-alerts.ts';
import { decideSending } from './sending-time.ts';

/** Observation and forecast at a past moment. */
export interface PastOutlook extends AlertOutlook {
  /** Whether it was based on a silent radar: then nothing is sent. */
  readonly isStale: boolean;
}

/** The start of an event as it would have been sent. */
export interface ReplayedAlert extends AnnouncedAlert {
  readonly message: EventMessage;
  readonly basis: AlertOutlook['basis'];
  readonly isOutsideRadar: boolean;
}

/** What a rule would have sent. */
export interface Replay {
  readonly alerts: readonly ReplayedAlert[];
  /** Sent messages: starts, upgrades and ends. */
  readonly messages: number;
}

/** The current event of a replay. */
interface Thread {
  alert: ReplayedAlert;
  /** When something was last sent about it; null: never. */
  sentAt: EpochSeconds | null;
}

/** Sends or withholds one message; returns whether it is sent. */
function isLeaving(
  rule: AlertRule,
  { message, outlook }: { readonly message: EventMessage; readonly outlook: PastOutlook },
  threads: readonly Thread[],
  accountQuietHours: HourSpan | null,
): boolean {
  if (outlook.isStale) return false;
  const today = startOfVietnamDay(outlook.at);
  const sentToday = threads.filter(({ sentAt }) => sentAt !== null && sentAt >= today).length;
  const question = { rule, message, now: outlook.at, sentToday, accountQuietHours, severity: 0 };
  return decideSending(question).state === 'queued';
}

/**
 * What a rule would have sent in the past: the outlooks, oldest first, pass the same steps, hours and limits as live
 * ones. An event that has started lasts until its end was noticed.
 */
export function replayAlerts(
  rule: AlertRule,
  outlooks: readonly PastOutlook[],
  accountQuietHours: HourSpan | null,
): Replay {
  const threads: Thread[] = [];
  let state: EventState | null = null;
  let messages = 0;
  for (const outlook of outlooks) {
    const step = stepEvent(rule, outlook, state);
    state = step.state;
    for (const message of step.messages) {
      const last = threads.at(-1);
      if (message.kind !== 'start' && last?.alert.isSent !== true) continue;
      const isSent = isLeaving(rule, { message, outlook }, threads, accountQuietHours);
      if (isSent) messages += 1;
      if (message.kind === 'start') {
        const { eventAt, endAt } = message;
        const { at: announcedAt, basis, isOutsideRadar = false } = outlook;
        const alert = { announcedAt, eventAt, endAt, isSent, message, basis, isOutsideRadar };
        threads.push({ alert, sentAt: isSent ? outlook.at : null });
      } else if (last !== undefined && isSent) last.sentAt = outlook.at;
    }
    const current = threads.at(-1);
    const isGoingOn = state?.phase === 'announced' && state.hasBegun;
    if (isGoingOn && current !== undefined && outlook.at > (current.alert.endAt ?? outlook.at))
      current.alert = { ...current.alert, endAt: outlook.at };
  }
  return { alerts: threads.map(({ alert }) => alert), messages };
}
