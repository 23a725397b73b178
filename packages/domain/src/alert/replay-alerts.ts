import { type EpochSeconds, startOfVietnamDay } from '#time/vietnam-time.ts';
import { type AlertOutlook, type EventMessage, type EventState, stepEvent } from './alert-event.ts';
import type { AlertRule, HourSpan } from './alert-rule.ts';
import type { AnnouncedAlert } from './rate-alerts.ts';
import { decideSending } from './sending-time.ts';

/** What was seen and forecast at a moment that is over. */
export interface PastOutlook extends AlertOutlook {
  /** Whether it rested on a radar that had fallen silent: then nothing is sent. */
  readonly isStale: boolean;
}

/** The start of an event as it would have been announced. */
export interface ReplayedAlert extends AnnouncedAlert {
  readonly message: EventMessage;
  readonly basis: AlertOutlook['basis'];
  readonly isOutsideRadar: boolean;
}

/** What a rule would have sent. */
export interface Replay {
  readonly alerts: readonly ReplayedAlert[];
  /** Messages that leave: starts, rises and ends. */
  readonly messages: number;
}

/** The event that goes on while outlooks are replayed. */
interface Thread {
  alert: ReplayedAlert;
  /** When something was sent of it last; null: nothing was. */
  sentAt: EpochSeconds | null;
}

/** Tells one message, or withholds it. Returns whether it leaves. */
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
 * What a rule would have sent had it been there: the outlooks, oldest first, go through the same steps as those of now, and what comes of
 * them through the same hours and limits. An event that has begun lasts until its end was noticed.
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
