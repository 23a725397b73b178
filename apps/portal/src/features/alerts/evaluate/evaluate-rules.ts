import { type EventState, isNewState, isPauseOver, stepEvent } from '@portal/domain/alert/alert-event';
import type { HourSpan } from '@portal/domain/alert/alert-rule';
import type { RuleKind } from '@portal/domain/alert/rule-kind.table';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { listMemberChannels } from '#features/alerts/own/team-store.ts';
import type { Database } from '#platform/database/database.ts';
import { listRecipients, type Step, toMessages } from './alert-messages.ts';
import type { Ceilings } from './ceilings.ts';
import {
  countEventsSince,
  type EventChange,
  insertMessages,
  listOpenEvents,
  type OpenEvent,
  readWatchedPlaces,
  saveEvents,
  toKeyText,
  type WatchedPlace,
} from './event-store.ts';
import { findCandidates } from './find-candidates.ts';
import { createSightReader, listKeys, listMet } from './find-met-rules.ts';
import { type PlaceSight, type ReadSight, toOutlook } from './outlook.ts';
import type { RuleReader } from './read-rules.ts';

export interface EvaluationNeeds {
  readonly database: Database;
  readonly rules: RuleReader;
  readonly readCeilings: (now: EpochSeconds) => Ceilings;
  readonly readSight: ReadSight;
  /** Whether radar is configured but too old: rain rules are then withheld. */
  readonly isRadarStale: (now: EpochSeconds) => boolean;
  /** Ids of the rules and places that plans pause. */
  readonly findPaused: (accountIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Account defaults for rules without quiet hours of their own; null: none. */
  readonly findQuietHours: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, HourSpan | null>>;
}

export interface Evaluation {
  readonly watches: number;
  /** Watches that the ceilings do not rule out. */
  readonly candidates: number;
  /** Rules whose rows were read. */
  readonly asked: number;
  readonly places: number;
  readonly opened: number;
  readonly messages: number;
}

/** Keys per read and per transaction. */
const BATCH = 2000;

const byCell =
  (cells: Int32Array) =>
  (one: number, other: number): number =>
    (cells[one] as number) - (cells[other] as number);

interface EvaluationQuestion {
  readonly now: EpochSeconds;
  readonly kinds: ReadonlySet<RuleKind>;
  readonly ruleIds?: ReadonlySet<string>;
}

/**
 * Compares every rule with current observations and forecasts and stores the resulting messages. Idempotent: the keys
 * of events and messages follow from their content.
 */
export async function evaluateRules(
  needs: EvaluationNeeds,
  { now, kinds, ruleIds }: EvaluationQuestion,
): Promise<Evaluation> {
  const { database, rules, readCeilings } = needs;
  await rules.refresh();
  const positions =
    ruleIds === undefined
      ? findCandidates(rules.index, readCeilings(now), kinds)
      : rules.index.findPositions(ruleIds).sort(byCell(rules.index.columns().cell));
  const events = (await listOpenEvents<EventState>(database)).filter(({ ruleId }) => ruleIds?.has(ruleId) ?? true);
  const open = new Map(events.map((event) => [toKeyText(event), event]));
  const sights = createSightReader(needs.readSight);
  const keys = listKeys(listMet(rules, positions, needs.readSight, now), open);
  let opened = 0;
  let messages = 0;
  for (let from = 0; from < keys.length; from += BATCH) {
    const watched = await readWatchedPlaces(database, keys.slice(from, from + BATCH));
    const steps = watched
      .filter(({ rule }) => kinds.has(rule.kind))
      .flatMap((one) => stepOf(one, open.get(toKeyText(one)), sights.read, now) ?? []);
    opened += steps.filter(({ known, state }) => known === null && state !== null).length;
    messages += await storeSteps(needs, steps, now);
  }
  return {
    watches: rules.index.count(),
    candidates: positions.length,
    asked: keys.length,
    places: sights.count(),
    opened,
    messages,
  };
}

function stepOf(
  watched: WatchedPlace,
  last: OpenEvent<EventState> | undefined,
  read: (point: LatLng) => PlaceSight | null,
  now: EpochSeconds,
): Step | null {
  const sights = watched.points.map(read);
  const sight = sights.find((one) => one !== null);
  const outlook = toOutlook(watched.rule, sights, now);
  if (sight === undefined || sight === null || outlook === null) return null;
  const isOver = last !== undefined && isPauseOver(watched.rule, last.state, outlook);
  const known = isOver ? undefined : last;
  const { state, messages } = stepEvent(watched.rule, outlook, known?.state ?? null);
  if (!isOver && !isNewState(known?.state ?? null, state) && messages.length === 0) return null;
  return { watched, sight, outlook, over: isOver ? last : null, known: known ?? null, state, messages };
}

/** Stores events together with their messages in one transaction. Returns the number of new messages. */
async function storeSteps(needs: EvaluationNeeds, steps: readonly Step[], now: EpochSeconds): Promise<number> {
  if (steps.length === 0) return 0;
  const speaking = steps.filter(({ messages }) => messages.length > 0).map(({ watched }) => watched);
  const accountIds = [...new Set(speaking.map(({ accountId }) => accountId))];
  const paused = await needs.findPaused(accountIds);
  const members = await listMemberChannels(needs.database, accountIds);
  const quietHours = await needs.findQuietHours([...accountIds, ...members.map(({ accountId }) => accountId)]);
  const sentToday = await countEventsSince(needs.database, speaking, startOfVietnamDay(now));
  const isStale = needs.isRadarStale(now);
  return needs.database.inTransaction(async (transaction) => {
    const over = steps.flatMap(({ over: event }) => (event === null ? [] : [{ ...event, closedAt: now }]));
    if (over.length > 0) await saveEvents(transaction, over);
    const stored = await saveEvents(
      transaction,
      steps.flatMap((step) => toChange(step, now) ?? []),
    );
    const rows = steps
      .filter(({ watched }) => stored.has(toKeyText(watched)))
      .filter(({ watched }) => !paused.has(watched.ruleId) && !paused.has(watched.placeId))
      .flatMap((step) =>
        toMessages(step, {
          now,
          sentToday: sentToday.get(step.watched.ruleId) ?? 0,
          isStale,
          recipients: listRecipients(step.watched, members, paused),
          quietHours,
        }),
      );
    return rows.length === 0 ? 0 : insertMessages(transaction, rows);
  });
}

function toChange({ watched, known, state }: Step, now: EpochSeconds): EventChange<EventState> | null {
  const { accountId, ruleId, placeId } = watched;
  const last = state ?? known?.state;
  if (last === undefined) return null;
  const openedAt = known?.openedAt ?? now;
  return { accountId, ruleId, placeId, openedAt, state: last, closedAt: state === null ? now : null };
}
