import { composeMissed } from '@portal/content/alerts/compose-missed';
import { findObservedCondition, type ObservedEvent, rateAlerts } from '@portal/domain/alert/rate-alerts';
import { getRuleFacts, RULE_KINDS, type RuleKind } from '@portal/domain/alert/rule-kind.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { readWatchedPlaces, toKeyText, type WatchedPlace } from '#features/alerts/evaluate/event-store.ts';
import type { RuleReader } from '#features/alerts/evaluate/read-rules.ts';
import type { WatchKey } from '#features/alerts/evaluate/watch-index.ts';
import { toPlacePath } from '#features/alerts/evaluate/write-alert.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { insertMissed, listAnnouncedEvents, type MissedRow } from './outcome-store.ts';
import type { RatingNeeds } from './rate-messages.ts';
import type { ReadPeaks } from './read-peaks.ts';

export interface MissedNeeds extends RatingNeeds {
  readonly rules: RuleReader;
  readonly readPeaks: ReadPeaks;
  readonly isDemo: () => boolean;
  readonly findPaused: (accountIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Outcomes are rated this long after an event ends; its messages are final by then. */
const DECIDED_SECONDS = HOUR_SECONDS;
/** Context before the span, to tell whether an event is new or falls into a pause. */
const BEFORE_SECONDS = 4 * HOUR_SECONDS;
const BATCH = 2000;
/** Kinds that radar or strokes observe. */
const OBSERVED: ReadonlySet<RuleKind> = new Set(
  RULE_KINDS.filter((kind) => ['radar', 'lightning'].includes(getRuleFacts(kind).basis)),
);

/** Rules whose condition was met in the span; for routes, at any point of the route. */
function listReached(
  { rules, readPeaks }: MissedNeeds,
  span: { readonly fromAt: EpochSeconds; readonly toAt: EpochSeconds },
): WatchKey[] {
  const { kind, threshold, isAtMost, lat, lng, cell } = rules.index.columns();
  const peaks = readPeaks(span);
  const found = new Map<string, WatchKey>();
  for (let at = 0; at < rules.index.count(); at += 1) {
    const name = RULE_KINDS[kind[at] as number];
    if (name === undefined || !OBSERVED.has(name)) continue;
    const condition = findObservedCondition({
      kind: name,
      compare: isAtMost[at] === 1 ? 'atMost' : 'atLeast',
      threshold: threshold[at] as number,
    });
    if (condition === null) continue;
    const isReached =
      condition.quantity === 'rain'
        ? peaks.rainMmh(cell[at] as number) >= condition.threshold
        : peaks.strokeKm({ lat: lat[at] as number, lng: lng[at] as number }) <= condition.threshold;
    if (!isReached) continue;
    const key = rules.index.getKey(at);
    found.set(toKeyText(key), key);
  }
  return [...found.values()];
}

function toRow(
  { isDemo }: MissedNeeds,
  { accountId, ruleId, placeId, rule, name, slug }: WatchedPlace,
  event: ObservedEvent,
  now: EpochSeconds,
): MissedRow {
  const { language } = rule;
  const facts = { language, placeName: name, event, path: toPlacePath(slug, language, rule.kind), isDemo: isDemo() };
  const quantity = findObservedCondition(rule)?.quantity ?? 'rain';
  const content = composeMissed({ ...facts, quantity });
  return {
    accountId,
    ruleId,
    placeId,
    id: makeUuidV7(now * 1000),
    event,
    language,
    content,
    isDemo: facts.isDemo,
    now,
  };
}

/** Events that ended in the span and that no alert announced. Ignores times before the rule's last change. */
function listMissed(
  { readObserved }: MissedNeeds,
  { rule, points, changedAt }: WatchedPlace,
  alerts: Parameters<typeof rateAlerts>[1],
  { fromAt, toAt }: { readonly fromAt: EpochSeconds; readonly toAt: EpochSeconds },
): readonly ObservedEvent[] {
  const condition = findObservedCondition(rule);
  if (condition === null) return [];
  const steps = readObserved({
    quantity: condition.quantity,
    points,
    fromAt: fromAt - BEFORE_SECONDS,
    toAt: toAt + DECIDED_SECONDS,
  });
  return rateAlerts(rule, alerts, steps).missed.filter(
    ({ at, endAt }) => endAt > fromAt && endAt <= toAt && at >= changedAt,
  );
}

/**
 * Stores events at places of active rules that were not announced though the rule's hours include them: all that
 * ended after `since` and at least an hour ago. Returns the end of the span that is done.
 */
export async function findMissed(needs: MissedNeeds, since: EpochSeconds): Promise<EpochSeconds> {
  const { database, rules, clock, findPaused } = needs;
  const now = clock();
  const span = { fromAt: since, toAt: now - DECIDED_SECONDS };
  if (span.toAt <= span.fromAt) return since;
  await rules.refresh();
  const keys = listReached(needs, span);
  for (let from = 0; from < keys.length; from += BATCH) {
    const batch = keys.slice(from, from + BATCH);
    const watched = (await readWatchedPlaces(database, batch)).filter(({ channels }) => channels.length > 0);
    const announced = Map.groupBy(await listAnnouncedEvents(database, batch, since - BEFORE_SECONDS), toKeyText);
    const missed = watched.flatMap((one) =>
      listMissed(needs, one, announced.get(toKeyText(one)) ?? [], span).map((event) => ({ one, event })),
    );
    const paused = await findPaused([...new Set(missed.map(({ one }) => one.accountId))]);
    const rows = missed
      .filter(({ one }) => !paused.has(one.ruleId) && !paused.has(one.placeId))
      .map(({ one, event }) => toRow(needs, one, event, now));
    if (rows.length > 0) await insertMissed(database, rows);
  }
  return span.toAt;
}
