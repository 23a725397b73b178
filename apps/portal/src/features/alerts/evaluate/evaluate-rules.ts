import {
  type AlertOutlook,
  type EventMessage,
  type EventState,
  isClearRise,
  isNewState,
  isPauseOver,
  stepEvent,
} from '@portal/domain/alert/alert-event';
import type { HourSpan } from '@portal/domain/alert/alert-rule';
import { findObservedCondition, findWindow } from '@portal/domain/alert/rate-alerts';
import { getRuleFacts, type RuleKind } from '@portal/domain/alert/rule-kind.table';
import { decideSending } from '@portal/domain/alert/sending-time';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findStationCode } from '@portal/domain/geo/station-cell';
import { type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { listMemberChannels, type MemberChannel } from '#features/alerts/own/team-store.ts';
import type { Database } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { Ceilings } from './ceilings.ts';
import {
  countEventsSince,
  type EventChange,
  insertMessages,
  listOpenEvents,
  type NewMessage,
  type OpenEvent,
  readWatchedPlaces,
  saveEvents,
  toKeyText,
  type WatchedPlace,
} from './event-store.ts';
import { findCandidates } from './find-candidates.ts';
import { glance } from './glance.ts';
import { type PlaceSight, type ReadSight, toOutlook } from './outlook.ts';
import type { RuleReader } from './read-rules.ts';
import { OFF_GRID, type WatchKey } from './watch-index.ts';
import { findWarning, writeAlert } from './write-alert.ts';

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
/** Delay between an alert's window and its rating, so that the observations are stored. */
const OUTCOME_SECONDS = 1800;

/** Result of one event at this evaluation. */
interface Step {
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

/** Reads each point once; rules and places of one station cell share it. */
function createSightReader(readSight: ReadSight) {
  const sights = new Map<string, PlaceSight | null>();
  const read = (point: LatLng): PlaceSight | null => {
    const key = `${findStationCode(point) ?? `${point.lat} ${point.lng}`}`;
    const known = sights.get(key);
    if (known !== undefined) return known;
    const sight = readSight(point);
    sights.set(key, sight);
    return sight;
  };
  return { read, count: () => sights.size };
}

/** The strongest value that meets a rule at a place now, over all points of a route. */
interface Met {
  readonly key: WatchKey;
  readonly peak: number;
}

/** Rules met now at their places, decided from the index without reading rows. */
function listMet(
  rules: RuleReader,
  positions: readonly number[],
  read: (point: LatLng) => PlaceSight | null,
  now: EpochSeconds,
): Map<string, Met> {
  const { lat, lng, cell, isAtMost } = rules.index.columns();
  const met = new Map<string, Met>();
  // Candidates come in order of cells, so only the last cell's snapshot is held: those of a million rules would fill
  // the memory.
  let last: { readonly cell: number; readonly sight: PlaceSight | null } | null = null;
  for (const position of positions) {
    const ofCell = cell[position] as number;
    if (last === null || last.cell !== ofCell || ofCell === OFF_GRID)
      last = { cell: ofCell, sight: read({ lat: lat[position] as number, lng: lng[position] as number }) };
    const { sight } = last;
    const peak = sight === null ? null : glance(rules.index, position, sight, now);
    if (peak === null) continue;
    const key = rules.index.getKey(position);
    const text = toKeyText(key);
    const known = met.get(text)?.peak ?? peak;
    met.set(text, { key, peak: isAtMost[position] === 1 ? Math.min(peak, known) : Math.max(peak, known) });
  }
  return met;
}

/**
 * Whether an event needs no update: announced, begun, still met and no stronger than reported. True for most
 * events at any time.
 */
function staysTheSame({ state, kind, compare }: OpenEvent<EventState>, met: Met | undefined): boolean {
  if (met === undefined || state.phase !== 'announced' || state.missed > 0 || !state.hasBegun) return false;
  return !isClearRise({ kind, compare }, met.peak, state.toldPeak);
}

/** The keys whose rows must be read: rules met without an event, and events that may change. */
function listKeys(met: ReadonlyMap<string, Met>, open: ReadonlyMap<string, OpenEvent<EventState>>): WatchKey[] {
  const begun = [...met].filter(([text]) => !open.has(text)).map(([, { key }]) => key);
  return [
    ...begun,
    ...[...open].filter(([text, event]) => !staysTheSame(event, met.get(text))).map(([, event]) => event),
  ];
}

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

interface Recipient {
  readonly accountId: string;
  /** For a team member: the team's owner. */
  readonly ownerId: string | null;
  readonly id: string;
  readonly kind: string;
}

/** The channels of a rule, and those of team members who share its place. */
function listRecipients(
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

function toMessages(step: Step, basis: MessageBasis): NewMessage[] {
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
