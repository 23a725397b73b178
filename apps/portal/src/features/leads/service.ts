import { isRecord } from '@portal/domain/data/is-record';
import type { Language } from '@portal/domain/language/language';
import { checkLead, type LeadErrors } from '@portal/domain/lead/check-lead';
import { LEAD_CONSENT_VERSION, type LeadKind, TRAP_FIELD } from '@portal/domain/lead/lead';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { claimIdempotencyKey, digestKey, toCallBucket } from '#platform/idempotency/idempotency.ts';
import { insertLead, insertMail, type StoredLead } from './store.ts';

export interface LeadNeeds {
  readonly database: Database;
  /** Machine clock: with a frozen one, keys would never expire and e-mails never become due. */
  readonly clock: () => EpochSeconds;
  readonly isMailed: boolean;
}

export interface SentForm {
  readonly kind: LeadKind;
  readonly language: Language;
  /** Any JSON value. */
  readonly body: unknown;
  /** Null: none given. */
  readonly idempotencyKey: string | null;
}

type SavedLead = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly errors: LeadErrors };

export interface Leads {
  /** Stores a lead before replying. Throws AppError `conflict` for a key used with other input. */
  save(form: SentForm): Promise<SavedLead>;
}

/** Minimum time in which a person fills in a form. */
const QUICKEST_MS = 1500;
const VERSION = /^\d{4}-\d{2}-\d{2}$/;

function readField(body: unknown, name: string): unknown {
  return isRecord(body) && Object.hasOwn(body, name) ? body[name] : undefined;
}

/**
 * The honeypot field is hidden from people; `elapsedMs` is how long the form was open. Suspicious leads are e-mailed
 * too, with a mark, as some are genuine.
 */
function isSuspicious(body: unknown): boolean {
  const trap = readField(body, TRAP_FIELD);
  const elapsedMs = readField(body, 'elapsedMs');
  return (typeof trap === 'string' && trap !== '') || (typeof elapsedMs === 'number' && elapsedMs < QUICKEST_MS);
}

function readConsent(body: unknown): string {
  const version = readField(body, 'consent');
  return typeof version === 'string' && VERSION.test(version) ? version : LEAD_CONSENT_VERSION;
}

export function createLeads({ database, clock, isMailed }: LeadNeeds): Leads {
  return {
    async save({ kind, language, body, idempotencyKey }) {
      const checked = checkLead(kind, body);
      if (!checked.ok) return { ok: false, errors: checked.errors };
      const receivedAt = clock();
      const id = makeUuidV7(receivedAt * 1000);
      const key = idempotencyKey ?? id;
      const lead: StoredLead = {
        ...checked.lead,
        bucket: toCallBucket(digestKey(kind, key)),
        id,
        receivedAt,
        language,
        consentVersion: readConsent(body),
        wantsAdvertising: readField(body, 'advertising') === true,
        suspicious: isSuspicious(body),
      };
      const call = { scope: kind, key, body: [checked.lead, lead.wantsAdvertising] };
      const firstId = await database.inTransaction(async (transaction) => {
        const claim = { resultId: id, now: receivedAt };
        const first = idempotencyKey === null ? null : await claimIdempotencyKey(transaction, call, claim);
        if (first !== null) return first;
        await insertLead(transaction, lead);
        if (isMailed) await insertMail(transaction, lead);
        return null;
      });
      return { ok: true, id: firstId ?? id };
    },
  };
}
