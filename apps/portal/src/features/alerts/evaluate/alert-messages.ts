import type { AlertOutlook, EventMessage, EventState } from '@portal/domain/alert/alert-event';
import type { HourSpan } from '@portal/domain/alert/alert-rule';
import { findObservedCondition, findWindow } from '@portal/domain/alert/rate-alerts';
import { getRuleFacts } from '@portal/domain/alert/rule-kind.table';
import { decideSending } from '@portal/domain/alert/sending-time';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { MemberChannel } from '#features/alerts/own/team-store.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { NewMessage, OpenEvent, WatchedPlace } from './event-store.ts';
import type { PlaceSight } from './outlook.ts';
import { findWarning, writeAlert } from './write-alert.ts';

/** Delay between an alert's window and its rating, so that the observations are stored. */
const OUTCOME_SECONDS = 1800;

/** Result of one event at this evaluation. */
export interface Step {
  readonly watched: WatchedPlace;
  readonly sight: PlaceSight;
  readonly outlook: AlertOutlook;
  /** An event to close because its pause has ended; anything that follows is a new event. */
  readonly over: OpenEvent<EventState> | null;
  /** The event that continues; null: a new one. */
  readonly known: OpenEvent<EventState> | null;
  readonly state: EventState | null;
  readonly messages: readonly EventMessage[];
}

interface Recipient {
  readonly accountId: string;
  /** For a team member: the team's owner. */
  readonly ownerId: string | null;
  readonly id: string;
  readonly kind: string;
}

/** The channels of a rule, and those of team members who share its place. */
export function listRecipients(
  { accountId, placeId, channels }: WatchedPlace,
  members: readonly MemberChannel[],
  paused: ReadonlySet<string>,
): Recipient[] {
  const own = channels.map((channel) => ({ ...channel, accountId, ownerId: null }));
  const sharing = members.filter(
    ({ ownerId, memberRowId, placeIds }) =>
      ownerId === accountId && placeIds.includes(placeId) && !paused.has(memberRowId),
  );
  return [
    ...own,
    ...sharing.map(({ accountId: memberId, ownerId, id, kind }) => ({ accountId: memberId, ownerId, id, kind })),
  ];
}

interface MessageBasis {
  readonly now: EpochSeconds;
  readonly sentToday: number;
  readonly isStale: boolean;
  readonly recipients: readonly Recipient[];
  /** Account defaults for rules without quiet hours of their own. */
  readonly quietHours: ReadonlyMap<string, HourSpan | null>;
}

export function toMessages(step: Step, basis: MessageBasis): NewMessage[] {
  const { watched, sight, outlook, known, messages } = step;
  const { ruleId, placeId, rule } = watched;
  const { now, recipients } = basis;
  return messages.flatMap((message) => {
    const { basis: from, isOutsideRadar = false } = outlook;
    const content = writeAlert(watched, { message, sight, basis: from, isOutsideRadar, now });
    return recipients.map((recipient) => ({
      accountId: recipient.accountId,
      ownerId: recipient.ownerId,
      ruleId,
      placeId,
      id: makeUuidV7(now * 1000),
      openedAt: known?.openedAt ?? now,
      kind: message.kind,
      eventAt: message.eventAt,
      channelId: recipient.id,
      channel: recipient.kind,
      language: rule.language,
      content,
      issued: sight.issued,
      isDemo: sight.issued.demo,
      ...toSending(step, message, recipient, basis),
      createdAt: now,
      ...toRating(watched, message),
    }));
  });
}

/** Whether a message is queued and until when. Without quiet hours in the rule, the recipient's account decides. */
function toSending(
  { watched: { rule }, sight }: Step,
  message: EventMessage,
  { accountId }: Recipient,
  { now, sentToday, isStale, quietHours }: MessageBasis,
): Pick<NewMessage, 'state' | 'reason' | 'dueAt' | 'expiresAt'> {
  const sending =
    isStale && getRuleFacts(rule.kind).basis === 'radar'
      ? ({ state: 'withheld', reason: 'stale' } as const)
      : decideSending({
          rule,
          message,
          now,
          sentToday,
          accountQuietHours: quietHours.get(accountId) ?? null,
          severity: findWarning(rule, sight)?.level ?? 0,
        });
  return sending.state === 'queued' ? { ...sending, reason: null } : { ...sending, dueAt: now, expiresAt: now };
}

/** When and how a start is rated. Updates and ends belong to their start; official warnings are quoted, not rated. */
function toRating(
  { rule, points }: WatchedPlace,
  { kind, eventAt, endAt }: EventMessage,
): Pick<NewMessage, 'outcomeDueAt' | 'rating'> {
  if (kind !== 'start' || rule.kind === 'officialWarning') return { outcomeDueAt: null, rating: null };
  const condition = findObservedCondition(rule);
  return {
    outcomeDueAt: findWindow({ eventAt, endAt }).toAt + OUTCOME_SECONDS,
    rating: condition === null ? null : { condition, points, endAt },
  };
}
