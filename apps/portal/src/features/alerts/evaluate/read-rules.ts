import type { RuleKind } from '@portal/domain/alert/rule-kind.table';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { createWatchIndex, type Watch, type WatchIndex } from './watch-index.ts';

interface RuleRow {
  readonly bucket: number;
  readonly accountId: string;
  readonly ruleId: string;
  readonly kind: RuleKind;
  readonly compare: 'atLeast' | 'atMost';
  readonly threshold: number;
  readonly leastChance: number | null;
  readonly leadMinutes: number;
  /** Null: the rule watches nothing now. */
  readonly placeId: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly points: readonly LatLng[] | null;
  readonly changedAt: EpochSeconds;
}

const ROWS = 5000;
const NO_ID = '00000000-0000-0000-0000-000000000000';
/** Transactions can commit out of order, so rows slightly older than the newest are read again. */
const OVERLAP_SECONDS = 120;

const SELECT = `select rule.bucket, rule.account_id as "accountId", rule.id as "ruleId", rule.kind, rule.compare, rule.threshold,
    rule.least_chance as "leastChance", rule.lead_minutes as "leadMinutes", place.id as "placeId", place.lat, place.lng,
    place.points, rule.changed_at as "changedAt"
  from alert_rule as rule
  left join alert_place as place on place.bucket = rule.bucket and place.account_id = rule.account_id
    and place.id = any(rule.place_ids) and place.active and rule.active and rule.removed_at is null`;

function toWatches(row: RuleRow): Watch[] {
  const { accountId, ruleId, kind, compare, threshold, leastChance, leadMinutes, placeId, lat, lng, points } = row;
  if (placeId === null) return [];
  const rest = { accountId, ruleId, placeId, kind, compare, threshold, leastChance, leadMinutes };
  return (points ?? [{ lat, lng }]).map((point) => ({ ...rest, lat: point.lat, lng: point.lng }));
}

/** All rules of the portal, read once and then kept up to date. */
export interface RuleReader {
  readonly index: WatchIndex;
  readonly refresh: () => Promise<void>;
  /** Rules that are new or changed since the last call, without those of the first read. */
  readonly drainChanged: () => ReadonlySet<string>;
}

/** The index is empty until the first refresh. `clock` is the machine clock, which dates rules. */
export function createRuleReader(database: Database, clock: () => EpochSeconds): RuleReader {
  const index = createWatchIndex();
  let readUpTo: EpochSeconds | null = null;
  let changed = new Set<string>();
  /** Change times of recently read rules: they are read again while they are in the overlap. */
  let recent: ReadonlyMap<string, EpochSeconds> = new Map();

  async function readAll(now: EpochSeconds): Promise<void> {
    const late = new Map<string, EpochSeconds>();
    let after = { bucket: -1, accountId: NO_ID, ruleId: NO_ID };
    for (;;) {
      // Pages end between rules, so that a rule comes with all its places.
      const rows: RuleRow[] = await database.query<RuleRow>(
        `${SELECT.replace(
          'from alert_rule as rule',
          `from (select * from alert_rule where (bucket, account_id, id) > ($1, $2::uuid, $3::uuid)
             order by bucket, account_id, id limit $4) as rule`,
        )} order by rule.bucket, rule.account_id, rule.id`,
        [after.bucket, after.accountId, after.ruleId, ROWS],
      );
      const last = rows.at(-1);
      if (last === undefined) break;
      index.replace([], rows.flatMap(toWatches));
      for (const { ruleId, changedAt } of rows) if (changedAt >= now - OVERLAP_SECONDS) late.set(ruleId, changedAt);
      after = last;
    }
    recent = late;
  }

  async function readChanges(since: EpochSeconds): Promise<void> {
    const rows = await database.query<RuleRow>(`${SELECT} where rule.changed_at >= $1`, [since]);
    if (rows.length > 0) index.replace([...new Set(rows.map(({ ruleId }) => ruleId))], rows.flatMap(toWatches));
    for (const { ruleId, changedAt } of rows) if (recent.get(ruleId) !== changedAt) changed.add(ruleId);
    recent = new Map(rows.map(({ ruleId, changedAt }) => [ruleId, changedAt]));
  }

  async function readNew(): Promise<void> {
    const now = clock();
    await (readUpTo === null ? readAll(now) : readChanges(readUpTo - OVERLAP_SECONDS));
    readUpTo = now;
  }

  // Refreshes run one after the other: two at the same time would index every rule twice.
  let last: Promise<unknown> = Promise.resolve();
  return {
    index,
    refresh() {
      const next = last.then(readNew);
      last = next.catch(() => undefined);
      return next;
    },
    drainChanged() {
      const taken = changed;
      changed = new Set();
      return taken;
    },
  };
}
