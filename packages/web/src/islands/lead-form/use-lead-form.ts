import { describeLeadError, leadFormMessages } from '@portal/content/messages/lead-form-messages';
import { PAGE_CALLS } from '@portal/contract/endpoint-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { findLeadError, type LeadErrors, listLeadFields } from '@portal/domain/lead/check-lead';
import { LEAD_CONSENT_VERSION, type LeadField, type LeadKind } from '@portal/domain/lead/lead';
import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Props written by the server. */
export interface LeadFormProps {
  readonly kind: LeadKind;
  readonly language: Language;
  readonly privacyPath: string;
  /** Initial values by field: from a post without JavaScript, or the page's area. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: LeadErrors;
  readonly failed: boolean;
  readonly headingLevel: 'h2' | 'h3';
}

/** Server's answer: saved, invalid with a sentence per field, or unusable. */
type LeadAnswer =
  | { readonly kind: 'kept' }
  | { readonly kind: 'wrong'; readonly sentences: Partial<Record<LeadField, string>> }
  | { readonly kind: 'failed' };

const ENDPOINTS = {
  consultation: PAGE_CALLS.guestConsultation,
  stormInform: PAGE_CALLS.guestStormInform,
  userInform: PAGE_CALLS.guestUserInform,
} as const;

/** Address of a form, for scripted and plain posts alike. */
export function toLeadAddress(kind: LeadKind, language: Language): string {
  const { path } = ENDPOINTS[kind];
  return language === 'en' ? `${path}?lang=en` : path;
}

/** Parses an answer: only `statusCode` 200 confirms that the lead is saved. */
export function readLeadAnswer(answer: unknown): LeadAnswer {
  if (typeof answer !== 'object' || answer === null) return { kind: 'failed' };
  const { statusCode, data } = answer as { statusCode?: unknown; data?: { validMsgList?: unknown } };
  if (statusCode === 200) return { kind: 'kept' };
  const sentences = data?.validMsgList;
  const isWrong = statusCode === 400 && typeof sentences === 'object' && sentences !== null;
  return isWrong ? { kind: 'wrong', sentences } : { kind: 'failed' };
}

/** Sends a lead; a retry with the same key does not duplicate it. Never throws. */
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

type Sentences = Partial<Record<LeadField, string>>;

/** Names the invalid fields, next to the button. */
function nameFields(fields: readonly LeadField[], language: Language): string {
  const { fields: labels, mend } = leadFormMessages[language];
  return mend(fields.map((field) => labels[field]).join(', '));
}

/** Inputs are uncontrolled; the state holds errors and progress. */
export function useLeadForm({ kind, language, errors: firstErrors, failed }: LeadFormProps) {
  const fields = listLeadFields(kind);
  const describeError = (field: LeadField, value: unknown): string | undefined => {
    const code = findLeadError(kind, field, value);
    return code === null ? undefined : describeLeadError(field, code, language);
  };
  const [sentences, setSentences] = useState<Sentences>(() =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const code = firstErrors[field];
        return code === undefined ? [] : [[field, describeLeadError(field, code, language)]];
      }),
    ),
  );
  const [status, setStatus] = useState<'open' | 'sending' | 'failed' | 'sent'>(failed ? 'failed' : 'open');
  const openedAt = useRef(0);
  const key = useRef('');
  const wrong = fields.filter((field) => sentences[field] !== undefined);
  const [isSummaryShown, setIsSummaryShown] = useState(wrong.length > 0);
  // Until hydration nothing could re-enable the button, and it does submit.
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const isKnown = (name: string): name is LeadField => fields.some((field) => field === name);

  /** While typing, checks only fields that were invalid or left once: no error appears mid-word. */
  function check(event: FormEvent<HTMLFormElement>, leaving: boolean): void {
    if (openedAt.current === 0) openedAt.current = performance.now();
    const target = event.target as HTMLInputElement;
    if (!isKnown(target.name)) return;
    const { name, value } = target;
    if (!leaving) key.current = '';
    const isChecked = leaving ? value !== '' : sentences[name] !== undefined || name === 'page';
    if (isChecked) setSentences((before) => ({ ...before, [name]: describeError(name, value) }));
  }

  function explain(found: Sentences, form: HTMLFormElement): void {
    setSentences(found);
    setIsSummaryShown(true);
    const first = fields.find((field) => found[field] !== undefined);
    // Focus stays on the button: errors are announced next to it.
    if (first !== undefined) form.querySelector(`[name="${first}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (status === 'sending') return;
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form));
    const found = Object.fromEntries(fields.map((field) => [field, describeError(field, values[field])]));
    if (Object.values(found).some((sentence) => sentence !== undefined)) return explain(found, form);
    setIsSummaryShown(false);
    setSentences({});
    setStatus('sending');
    key.current ||= crypto.randomUUID();
    const elapsedMs = Math.round(performance.now() - openedAt.current);
    const body = { ...values, advertising: values.advertising === 'on', consent: LEAD_CONSENT_VERSION, elapsedMs };
    const answer = await sendLead(toLeadAddress(kind, language), body, key.current);
    setStatus(answer.kind === 'kept' ? 'sent' : answer.kind === 'failed' ? 'failed' : 'open');
    if (answer.kind === 'wrong') explain(answer.sentences, form);
  }

  function reset(): void {
    setSentences({});
    setIsSummaryShown(false);
    setStatus('open');
    key.current = '';
    openedAt.current = 0;
  }

  /** Shrinks with each correction: valid fields are no longer named. */
  const errorSummary = isSummaryShown && wrong.length > 0 ? nameFields(wrong, language) : '';
  const isDisabled = isAlive && (status === 'sending' || wrong.length > 0);
  return { fields, sentences, isDisabled, status, errorSummary, check, submit, reset };
}
