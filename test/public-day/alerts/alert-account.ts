import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { AlertRule } from '@portal/domain/alert/alert-rule';
import type { AlertText } from '@portal/domain/alert/alert-text';
import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';
import { waitUntil } from '@portal/testing/processes/wait-until';
import { changeAlertSettings } from '../../../apps/portal/src/features/alerts/own/alert-settings.ts';
import { PLACES } from '../../../apps/portal/src/features/alerts/own/place-store.ts';
import { RULES, toRuleColumns } from '../../../apps/portal/src/features/alerts/own/rule-store.ts';
import { insertTerm } from '../../../apps/portal/src/features/plans/plan-store.ts';
import type { Database } from '../../../apps/portal/src/platform/database/database.ts';
import { withDatabase } from '../../../apps/portal/src/platform/database/with-database.ts';
import { addAccount, addChannel } from '../../alerts/fill-alerts.ts';
import type { AskedPlace } from './ask-alert-weather.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../apps/portal/migrations');
const LONGEST_MS = 300_000;

/** A message as it is stored for delivery. */
export interface SentAlert {
  readonly rule: AlertRule;
  readonly place: string;
  readonly kind: 'start' | 'upgrade' | 'end';
  readonly eventAt: number;
  readonly content: AlertText;
  readonly issued: Issued;
  readonly isDemo: boolean;
}

/** Work on the database of a running portal. */
export const inDatabase = <Result>(dataDir: string, work: (database: Database) => Promise<Result>): Promise<Result> =>
  withDatabase({ url: null, dataDir, migrations: MIGRATIONS, warn: () => undefined }, work);

/** An account on the largest plan, without quiet hours, with every rule at every place. */
export async function addAlertAccount(
  database: Database,
  { places, rules }: { places: readonly AskedPlace[]; rules: readonly AlertRule[] },
): Promise<string> {
  // What a user changes goes by the machine's clock, weather by the portal's.
  const now = Math.floor(Date.now() / 1000);
  const accountId = await addAccount(database);
  const channel = await addChannel(database, accountId, 'email', `${accountId}@vidu.vn`);
  const term = { startsAt: now - DAY_SECONDS, endsAt: now + 30 * DAY_SECONDS, grantedAt: now - DAY_SECONDS };
  const ids = { accountId, id: randomUUID(), orderId: randomUUID() };
  await insertTerm(database, { ...ids, ...term, planId: 'package-5', anchorDay: 1, value: 0 });
  await changeAlertSettings({ database, clock: () => now }, accountId, { quietHours: null }, 'vi');
  const placeIds: string[] = [];
  for (const { slug, lat, lng } of places) {
    const id = randomUUID();
    placeIds.push(id);
    const found = { name: slug, slug, lat, lng, points: null };
    await PLACES.insert(database, { accountId, id, ...found, active: true, createdAt: now });
  }
  for (const rule of rules) {
    const stored = { accountId, id: randomUUID(), placeIds, channelIds: [channel.id], active: true };
    await RULES.insert(database, { ...stored, ...toRuleColumns(rule, now), createdAt: now, removedAt: null });
  }
  return accountId;
}

/** Resolves once all rules have been compared with the weather, by two runs: the first may have begun before. */
export async function waitForEvaluation(database: Database): Promise<void> {
  // By the machine's clock, which the portal's does not follow.
  let since = Date.now() / 1000;
  let runs = 0;
  const isDone = async (): Promise<boolean> => {
    const [job] = await database.query<{ at: number | null }>(
      "update job set due_at = 0, cancelled = false where name = 'alerts.evaluate-rules' returning succeeded_at as at",
    );
    if (job?.at == null || job.at <= since) return false;
    since = job.at;
    runs += 1;
    return runs === 2;
  };
  await waitUntil('the evaluation of all rules', isDone, 250, LONGEST_MS);
}

/** Keeps rules from being compared until the next wait: a portal that starts has not read its newest frames and runs. */
export async function holdEvaluation(database: Database): Promise<void> {
  await database.query("update job set cancelled = true where name = 'alerts.evaluate-rules'");
}

/** The account's messages, oldest first; `after`: without those that were there. */
export async function readAlerts(
  database: Database,
  accountId: string,
  after: ReadonlySet<string> = new Set(),
): Promise<readonly (SentAlert & { readonly id: string })[]> {
  const rows = await database.query<SentAlert & { readonly id: string }>(
    `select message.id, rule.rule, place.slug as place, message.kind, message.event_at as "eventAt", message.content,
       message.issued, message.is_demo as "isDemo"
     from alert_message as message
     join alert_rule as rule on rule.bucket = message.bucket and rule.id = message.rule_id
     join alert_place as place on place.bucket = message.bucket and place.id = message.place_id
     where message.account_id = $1 order by message.id`,
    [accountId],
  );
  return rows.filter(({ id }) => !after.has(id));
}
