import type { Lead } from '@portal/domain/lead/lead';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';

/** A lead as it is kept. */
export interface StoredLead extends Lead {
  readonly bucket: number;
  readonly id: string;
  readonly receivedAt: EpochSeconds;
  readonly language: 'vi' | 'en';
  readonly consentVersion: string;
  readonly wantsAdvertising: boolean;
  /** A filled trap field, or filled faster than a person can: kept, not mailed. */
  readonly suspicious: boolean;
}

/** What a call's Idempotency-Key stands for. */
export interface IdempotencyRow {
  readonly keyDigest: Buffer;
  readonly bodyDigest: Buffer;
  readonly expiresAt: EpochSeconds;
}

/** The lead that an earlier call with the same key made. */
export interface EarlierLead {
  readonly leadId: string;
  readonly bodyDigest: Buffer;
}

const COLUMNS = `bucket, id, kind, received_at as "receivedAt", name, phone, email, company, area, place, problem, language,
  consent_version as "consentVersion", wants_advertising as "wantsAdvertising", suspicious`;

/** Takes the key for this lead; another call with the same key waits until this one is over. Null: the key is new. */
export async function claimKey(
  queries: Queries,
  { bucket, id, receivedAt }: StoredLead,
  { keyDigest, bodyDigest, expiresAt }: IdempotencyRow,
): Promise<EarlierLead | null> {
  const taken = await queries.query(
    `insert into lead_idempotency as kept (bucket, key_digest, body_digest, lead_id, kept_until)
     values ($1, $2, $3, $4, $5)
     on conflict (bucket, key_digest) do update
       set body_digest = excluded.body_digest, lead_id = excluded.lead_id, kept_until = excluded.kept_until
       where kept.kept_until <= $6
     returning lead_id`,
    [bucket, keyDigest, bodyDigest, id, expiresAt, receivedAt],
  );
  if (taken.length > 0) return null;
  const [earlier] = await queries.query<EarlierLead>(
    `select lead_id as "leadId", body_digest as "bodyDigest" from lead_idempotency where bucket = $1 and key_digest = $2`,
    [bucket, keyDigest],
  );
  return earlier ?? null;
}

export async function insertLead(queries: Queries, lead: StoredLead): Promise<void> {
  await queries.query(
    `insert into lead (bucket, id, kind, received_at, name, phone, email, company, area, place, problem, language,
       consent_version, wants_advertising, suspicious)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      lead.bucket,
      lead.id,
      lead.kind,
      lead.receivedAt,
      lead.name,
      lead.phone,
      lead.email,
      lead.company,
      lead.area,
      lead.place,
      lead.problem,
      lead.language,
      lead.consentVersion,
      lead.wantsAdvertising,
      lead.suspicious,
    ],
  );
}

export async function insertMail(queries: Queries, { bucket, id, receivedAt }: StoredLead): Promise<void> {
  await queries.query('insert into lead_mail (bucket, lead_id, due_at, attempts) values ($1, $2, $3, 0)', [
    bucket,
    id,
    receivedAt,
  ]);
}

/** A lead to be mailed, claimed by this process until its lease ends. */
export interface ClaimedMail {
  readonly lead: StoredLead;
  readonly attempts: number;
}

/** Claims mails that are due: nobody else sees them before the lease is over, also where this process is killed. */
export async function claimMails(
  database: Database,
  { now, leaseUntil, most }: { now: EpochSeconds; leaseUntil: EpochSeconds; most: number },
): Promise<ClaimedMail[]> {
  const rows = await database.query<StoredLead & { attempts: number }>(
    `with due as (
       select bucket, lead_id from lead_mail where due_at <= $1 order by due_at limit $3 for update skip locked
     ), claimed as (
       update lead_mail set due_at = $2, attempts = attempts + 1 from due
       where lead_mail.bucket = due.bucket and lead_mail.lead_id = due.lead_id
       returning lead_mail.bucket as mail_bucket, lead_mail.lead_id, lead_mail.attempts
     )
     select ${COLUMNS}, attempts from claimed join lead on lead.bucket = mail_bucket and lead.id = lead_id`,
    [now, leaseUntil, most],
  );
  return rows.map(({ attempts, ...lead }) => ({ lead, attempts }));
}

export async function deleteMail(database: Database, { bucket, id }: StoredLead): Promise<void> {
  await database.query('delete from lead_mail where bucket = $1 and lead_id = $2', [bucket, id]);
}

export async function postponeMail(database: Database, { bucket, id }: StoredLead, dueAt: EpochSeconds): Promise<void> {
  await database.query('update lead_mail set due_at = $3 where bucket = $1 and lead_id = $2', [bucket, id, dueAt]);
}

/** Every lead, oldest first. */
export function listLeads(database: Database): Promise<StoredLead[]> {
  return database.query<StoredLead>(`select ${COLUMNS} from lead order by received_at, id`);
}

/** Which leads are meant by a deletion. */
export type LeadSelection =
  | { readonly email: string }
  | { readonly phone: string }
  | { readonly receivedBefore: EpochSeconds };

/** Deletes leads with all that belongs to them. Returns how many. */
export async function deleteLeads(database: Database, selection: LeadSelection): Promise<number> {
  const [condition, value] =
    'email' in selection
      ? ['lower(email) = lower($1)', selection.email]
      : 'phone' in selection
        ? ['phone = $1', selection.phone]
        : ['received_at < $1', selection.receivedBefore];
  const deleted = await database.query(`delete from lead where ${condition} returning id`, [value]);
  return deleted.length;
}

export async function deleteOldKeys(database: Database, now: EpochSeconds): Promise<void> {
  await database.query('delete from lead_idempotency where kept_until <= $1', [now]);
}

/** How many leads still have to be mailed. */
export async function countWaitingMails(database: Database): Promise<number> {
  const rows = await database.query<{ waiting: number }>('select count(*)::int as waiting from lead_mail');
  return rows[0]?.waiting ?? 0;
}
