import { createHash } from 'node:crypto';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';
import type { Warning } from './warning.ts';

/** How long an ended warning stays listed, seconds: its gate is closed for a day (`warning-gate.ts`). */
const LISTED_AFTER_SECONDS = DAY_SECONDS;

export interface StoredWarning {
  readonly id: string;
  readonly expiresAt: EpochSeconds;
  readonly endedAt: EpochSeconds | null;
  readonly digest: string;
  readonly content: Warning;
}

const IS_LISTED = 'expires_at > $1 and (ended_at is null or ended_at > $1)';
const COLUMNS = 'id, expires_at as "expiresAt", ended_at as "endedAt", digest, content';

/** Digest of a warning's content, without notes on corrections. */
export function toDigest({ notes: _, ...content }: Warning): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}

/** When a stored warning is over: its expiry, or when it was ended earlier. */
export function findEnd({ expiresAt, endedAt }: Pick<StoredWarning, 'expiresAt' | 'endedAt'>): EpochSeconds {
  return endedAt === null ? expiresAt : Math.min(expiresAt, endedAt);
}

export async function findWarning(queries: Queries, id: string): Promise<StoredWarning | null> {
  const [found] = await queries.query<StoredWarning>(`select ${COLUMNS} from warning where id = $1`, [id]);
  return found ?? null;
}

/**
 * Inserts or replaces a warning by its id. An ended one is in force again, unless an earlier message has followed it.
 */
export async function writeWarning(
  queries: Queries,
  warning: Warning,
  { replaces, addedAt }: { readonly replaces: readonly string[]; readonly addedAt: EpochSeconds },
): Promise<void> {
  const reference = warning.cap?.reference ?? null;
  const followers = await queries.query('select 1 from warning where cap_replaces @> array[$1::text] limit 1', [
    reference,
  ]);
  const endedAt = followers.length > 0 ? addedAt : null;
  await queries.query(
    `insert into warning (id, expires_at, added_at, ended_at, digest, cap_reference, cap_replaces, content)
     values ($1, $2, $3, $8, $4, $5, $6, $7)
     on conflict (id) do update set expires_at = excluded.expires_at, ended_at = excluded.ended_at,
       digest = excluded.digest, cap_reference = excluded.cap_reference, cap_replaces = excluded.cap_replaces,
       content = excluded.content`,
    [
      ...[warning.id, warning.expiresAt, addedAt, toDigest(warning), reference, [...replaces], JSON.stringify(warning)],
      endedAt,
    ],
  );
}

/**
 * Saves the previous wording under its own id as ended: if a new wording lowers the level or drops a place, the gate
 * there stays closed for its day.
 */
export async function saveEarlierWording(
  queries: Queries,
  { id, expiresAt, digest, content }: StoredWarning,
  endedAt: EpochSeconds,
): Promise<void> {
  await queries.query(
    `insert into warning (id, expires_at, added_at, ended_at, digest, cap_reference, cap_replaces, content)
     values ($1, $2, $3, $3, $4, null, '{}', $5) on conflict (id) do update set ended_at = excluded.ended_at`,
    [`${id}-${digest.slice(0, 6)}`, expiresAt, endedAt, digest, JSON.stringify(content)],
  );
}

/** Ends the warnings of the referenced CAP messages. Returns how many of them are known. */
export async function endByReferences(
  queries: Queries,
  references: readonly string[],
  endedAt: EpochSeconds,
): Promise<number> {
  const known = await queries.query(
    'update warning set ended_at = coalesce(ended_at, $2) where cap_reference = any($1) returning id',
    [[...references], endedAt],
  );
  return known.length;
}

/** Ends warnings of an earlier version of a CAP message that the new version lacks. */
export async function endMissing(queries: Queries, warnings: readonly Warning[], endedAt: EpochSeconds): Promise<void> {
  const references = [...new Set(warnings.flatMap(({ cap }) => cap?.reference ?? []))];
  if (references.length === 0) return;
  await queries.query(
    'update warning set ended_at = $3 where cap_reference = any($1) and id <> all($2) and ended_at is null',
    [references, warnings.map(({ id }) => id), endedAt],
  );
}

/** Ends warnings by id. Returns how many were in force. */
export async function endByIds(queries: Queries, ids: readonly string[], endedAt: EpochSeconds): Promise<number> {
  const ended = await queries.query(
    'update warning set ended_at = $2 where id = any($1) and ended_at is null returning id',
    [[...ids], endedAt],
  );
  return ended.length;
}

/** Warnings in force or to come, and those over or ended less than a day ago. */
export async function listWarnings(queries: Queries, now: EpochSeconds): Promise<StoredWarning[]> {
  return queries.query<StoredWarning>(`select ${COLUMNS} from warning where ${IS_LISTED} order by id`, [
    now - LISTED_AFTER_SECONDS,
  ]);
}

/** All warnings ever added, newest first. */
export async function listAllWarnings(database: Database, most: number): Promise<StoredWarning[]> {
  return database.query<StoredWarning>(`select ${COLUMNS} from warning order by added_at desc, id limit $1`, [most]);
}

/** Changes with the warnings in force; cheap, as it reads no content. */
export async function findMark(database: Database, now: EpochSeconds): Promise<string> {
  const [row] = await database.query<{ mark: string | null }>(
    `select md5(string_agg(id || digest || coalesce(ended_at, 0), ',' order by id)) as mark from warning where ${IS_LISTED}`,
    [now - LISTED_AFTER_SECONDS],
  );
  return row?.mark ?? '';
}
