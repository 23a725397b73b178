import { requireFitting } from '@portal/contract/check-schema';
import { AlertSettingsInput } from '@portal/contract/own/alert-schema';
import { DEFAULT_QUIET_HOURS, type HourSpan } from '@portal/domain/alert/alert-rule';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import type { OwnAlertNeeds } from './needs.ts';

interface QuietHours {
  readonly accountId: string;
  readonly quietHours: HourSpan | null;
}

/** Accounts without a choice are left out. */
async function listQuietHours(queries: Queries, accountIds: readonly string[]): Promise<QuietHours[]> {
  if (accountIds.length === 0) return [];
  return queries.query<QuietHours>(
    `select account_id as "accountId", quiet_hours as "quietHours" from alert_settings
     where bucket = any($1) and account_id = any($2)`,
    [[...new Set(accountIds.map(toIdBucket))], accountIds],
  );
}

/** The quiet hours of each account; null: no quiet hours. */
export async function findQuietHours(
  queries: Queries,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, HourSpan | null>> {
  const chosen = new Map(
    (await listQuietHours(queries, accountIds)).map(({ accountId, quietHours }) => [accountId, quietHours]),
  );
  return new Map(accountIds.map((id) => [id, chosen.has(id) ? (chosen.get(id) ?? null) : DEFAULT_QUIET_HOURS]));
}

export async function showAlertSettings({ database }: Pick<OwnAlertNeeds, 'database'>, accountId: string) {
  return { quietHours: (await findQuietHours(database, [accountId])).get(accountId) ?? null };
}

async function saveQuietHours(queries: Queries, { accountId, quietHours }: QuietHours, now: EpochSeconds) {
  await queries.query(
    `insert into alert_settings (bucket, account_id, quiet_hours, changed_at) values ($1, $2, $3, $4)
     on conflict (bucket, account_id) do update set quiet_hours = excluded.quiet_hours, changed_at = excluded.changed_at`,
    [toIdBucket(accountId), accountId, quietHours && JSON.stringify(quietHours), now],
  );
}

/** Throws `AppError` `badInput`. */
export async function changeAlertSettings(
  needs: Pick<OwnAlertNeeds, 'database' | 'clock'>,
  accountId: string,
  body: unknown,
  language: Language,
) {
  const { quietHours } = requireFitting(AlertSettingsInput, body ?? {}, language);
  await saveQuietHours(needs.database, { accountId, quietHours }, needs.clock());
  return showAlertSettings(needs, accountId);
}
