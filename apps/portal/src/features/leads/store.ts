import type { Lead } from '@portal/domain/lead/lead';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';
import { addMessage, countMessages, deleteMessages, type MessageKey } from '#platform/outbox/outbox-store.ts';

export interface StoredLead extends Lead {
  readonly bucket: number;
  readonly id: string;
  readonly receivedAt: EpochSeconds;
  readonly language: 'vi' | 'en';
  readonly consentVersion: string;
  readonly wantsAdvertising: boolean;
  /** Honeypot field filled, or faster than a person: stored, and e-mailed with a mark. */
  readonly suspicious: boolean;
}

/** Outbox topic of lead e-mails; the message id is the lead's. */
export const MAIL_TOPIC = 'leads.mail';

const COLUMNS = `bucket, id, kind, received_at as "receivedAt", name, phone, email, company, area, place, problem, language,
  consent_version as "consentVersion", wants_advertising as "wantsAdvertising", suspicious`;

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
  await addMessage(queries, { bucket, topic: MAIL_TOPIC, id, payload: {} }, receivedAt);
}

/** Null if the lead was deleted meanwhile. */
export async function findLead(queries: Queries, { bucket, id }: MessageKey): Promise<StoredLead | null> {
  const [lead] = await queries.query<StoredLead>(`select ${COLUMNS} from lead where bucket = $1 and id = $2`, [
    bucket,
    id,
  ]);
  return lead ?? null;
}

/**
 * Moves e-mails into the outbox that an old version still running has queued the old way; those it is sending stay
 * with it.
 */
export async function moveOldMails(queries: Queries, now: EpochSeconds): Promise<void> {
  await queries.query(
    `with moved as (delete from lead_mail where due_at <= $1 returning bucket, lead_id, due_at)
     insert into outbox_message (bucket, topic, id, payload, due_at) select bucket, $2, lead_id, '{}', due_at from moved
     on conflict do nothing`,
    [now, MAIL_TOPIC],
  );
}

/** Oldest first. */
export function listLeads(database: Database): Promise<StoredLead[]> {
  return database.query<StoredLead>(`select ${COLUMNS} from lead order by received_at, id`);
}

export type LeadSelection =
  | { readonly email: string }
  | { readonly phone: string }
  | { readonly receivedBefore: EpochSeconds };

export async function deleteLeads(database: Database, selection: LeadSelection): Promise<number> {
  const [condition, value] =
    'email' in selection
      ? ['lower(email) = lower($1)', selection.email]
      : 'phone' in selection
        ? ['phone = $1', selection.phone]
        : ['received_at < $1', selection.receivedBefore];
  return database.inTransaction(async (transaction) => {
    const deleted = await transaction.query<MessageKey>(`delete from lead where ${condition} returning bucket, id`, [
      value,
    ]);
    await deleteMessages(transaction, MAIL_TOPIC, deleted);
    return deleted.length;
  });
}

export const countWaitingMails = (database: Database): Promise<number> => countMessages(database, MAIL_TOPIC);
