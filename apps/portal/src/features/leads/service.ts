import { createHash } from 'node:crypto';
import { AppError } from '@portal/contract/errors';
import type { Language } from '@portal/domain/language/language';
import { checkLead, type LeadErrors } from '@portal/domain/lead/check-lead';
import { LEAD_CONSENT_VERSION, type LeadKind } from '@portal/domain/lead/lead';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { claimKey, insertLead, insertMail, type StoredLead } from './store.ts';

/** What the leads need of the rest of the portal. */
export interface LeadNeeds {
  readonly database: Database;
  /** A clock that runs: keys and mails would never end otherwise. */
  readonly clock: () => EpochSeconds;
  /** Called after a lead was kept that has to be mailed; null: nothing is mailed. */
  readonly onMail: (() => void) | null;
}

/** One form as it was sent. */
export interface SentForm {
  readonly kind: LeadKind;
  readonly language: Language;
  /** Any JSON value. */
  readonly body: unknown;
  /** Null where the caller gave none. */
  readonly idempotencyKey: string | null;
}

type SavedLead = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly errors: LeadErrors };

export interface Leads {
  /** Keeps a lead before it answers. Throws AppError `conflict` for a key that stands for other words. */
  save(form: SentForm): Promise<SavedLead>;
}

/** Quickest that a person fills in a form. */
const QUICKEST_MS = 1500;
const KEY_KEPT_SECONDS = 24 * 3600;
const VERSION = /^\d{4}-\d{2}-\d{2}$/;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function readField(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;
}

/** The field `website` is hidden from people; `elapsedMs` is how long the form was open. */
function isSuspicious(body: unknown): boolean {
  const website = readField(body, 'website');
  const elapsedMs = readField(body, 'elapsedMs');
  return (typeof website === 'string' && website !== '') || (typeof elapsedMs === 'number' && elapsedMs < QUICKEST_MS);
}

function readConsent(body: unknown): string {
  const version = readField(body, 'consent');
  return typeof version === 'string' && VERSION.test(version) ? version : LEAD_CONSENT_VERSION;
}

/** Keeps what the forms send. */
export function createLeads({ database, clock, onMail }: LeadNeeds): Leads {
  return {
    async save({ kind, language, body, idempotencyKey }) {
      const checked = checkLead(kind, body);
      if (!checked.ok) return { ok: false, errors: checked.errors };
      const receivedAt = clock();
      const id = makeUuidV7(receivedAt * 1000);
      const keyDigest = digest(idempotencyKey === null ? id : `${kind} ${idempotencyKey}`);
      const lead: StoredLead = {
        ...checked.lead,
        bucket: keyDigest[0] ?? 0,
        id,
        receivedAt,
        language,
        consentVersion: readConsent(body),
        wantsAdvertising: readField(body, 'advertising') === true,
        suspicious: isSuspicious(body),
      };
      const bodyDigest = digest(JSON.stringify([checked.lead, lead.wantsAdvertising]));
      const mailed = onMail !== null && !lead.suspicious;
      const earlier = await database.inTransaction(async (transaction) => {
        const key = { keyDigest, bodyDigest, expiresAt: receivedAt + KEY_KEPT_SECONDS };
        const known = idempotencyKey === null ? null : await claimKey(transaction, lead, key);
        if (known !== null) return known;
        await insertLead(transaction, lead);
        if (mailed) await insertMail(transaction, lead);
        return null;
      });
      if (earlier !== null && !earlier.bodyDigest.equals(bodyDigest)) throw new AppError('conflict');
      if (earlier === null && mailed) onMail();
      return { ok: true, id: earlier?.leadId ?? id };
    },
  };
}
