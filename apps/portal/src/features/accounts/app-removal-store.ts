import type { CompanionApp } from '@portal/domain/account/companion-app';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import type { MessageKey } from '#platform/outbox/outbox-store.ts';

export interface AppRemoval extends MessageKey {
  readonly app: CompanionApp;
  readonly username: string;
  readonly language: Language;
  readonly receivedAt: EpochSeconds;
}

const COLUMNS = 'bucket, id, app, username, language, received_at as "receivedAt"';

export async function insertAppRemoval(queries: Queries, removal: AppRemoval): Promise<void> {
  const { bucket, id, app, username, language, receivedAt } = removal;
  await queries.query(
    'insert into app_removal (bucket, id, app, username, language, received_at) values ($1, $2, $3, $4, $5, $6)',
    [bucket, id, app, username, language, receivedAt],
  );
}

/** Null if the request was completed meanwhile. */
export async function findAppRemoval(queries: Queries, { bucket, id }: MessageKey): Promise<AppRemoval | null> {
  const [found] = await queries.query<AppRemoval>(`select ${COLUMNS} from app_removal where bucket = $1 and id = $2`, [
    bucket,
    id,
  ]);
  return found ?? null;
}

/** Oldest first. */
export const listAppRemovals = (queries: Queries): Promise<AppRemoval[]> =>
  queries.query<AppRemoval>(`select ${COLUMNS} from app_removal order by received_at, id`);

/** Deletes a completed request; false if there is none. */
export async function deleteAppRemoval(queries: Queries, id: string): Promise<boolean> {
  return (await queries.query('delete from app_removal where id = $1 returning id', [id])).length > 0;
}

/** Deletes requests received before a time. */
export async function deleteOldAppRemovals(queries: Queries, before: EpochSeconds): Promise<void> {
  await queries.query('delete from app_removal where received_at < $1', [before]);
}
