import { ENDPOINT_ADDRESSES } from '@portal/contract/endpoint-addresses.table';
import type { Language } from '@portal/domain/language/language';
import type { LeadField, LeadKind } from '@portal/domain/lead/lead';

/** How the server answered: kept, wrong with a sentence for each field, or no such answer. */
export type LeadAnswer =
  | { readonly kind: 'kept' }
  | { readonly kind: 'wrong'; readonly sentences: Partial<Record<LeadField, string>> }
  | { readonly kind: 'failed' };

const ENDPOINTS = {
  consultation: ENDPOINT_ADDRESSES.guestConsultation,
  stormInform: ENDPOINT_ADDRESSES.guestStormInform,
  userInform: ENDPOINT_ADDRESSES.guestUserInform,
} as const;

/** Address that takes a form; the same for a script's call and for a plain post. */
export function toLeadAddress(kind: LeadKind, language: Language): string {
  const { path } = ENDPOINTS[kind];
  return language === 'en' ? `${path}?lang=en` : path;
}

/** Reads an answer: only `statusCode` 200 says that the lead is kept. */
export function readLeadAnswer(answer: unknown): LeadAnswer {
  if (typeof answer !== 'object' || answer === null) return { kind: 'failed' };
  const { statusCode, data } = answer as { statusCode?: unknown; data?: { validMsgList?: unknown } };
  if (statusCode === 200) return { kind: 'kept' };
  const sentences = data?.validMsgList;
  const isWrong = statusCode === 400 && typeof sentences === 'object' && sentences !== null;
  return isWrong ? { kind: 'wrong', sentences } : { kind: 'failed' };
}

/** Sends a lead; a try again with the same key makes no second one. Never throws. */
export async function sendLead(
  address: string,
  body: object,
  idempotencyKey: string,
  fetcher: typeof fetch = fetch,
): Promise<LeadAnswer> {
  try {
    const response = await fetcher(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(body),
    });
    return readLeadAnswer(await response.json());
  } catch {
    return { kind: 'failed' };
  }
}
