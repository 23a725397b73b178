import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import type { AccountUser } from '@portal/contract/own/account';
import type { CompanionApp } from '@portal/domain/account/companion-app';
import type { Language } from '@portal/domain/language/language';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { findToken } from '#islands/session/access-token.ts';
import { type AccountAnswer, callAccount, type Refusal } from '#islands/session/call-account.ts';
import { leaveDeleted } from '#islands/session/leave-deleted.ts';
import { shareWhereAgreed } from '#islands/session/local-data.ts';
import { type AccountFormKind, FORM_KINDS, type Sentences } from './form-kind.ts';

/** Props written by the server. */
export interface AccountFormProps {
  readonly kind: AccountFormKind;
  readonly language: Language;
  /** Values from a post without JavaScript; never a password. */
  readonly values: Readonly<Record<string, string>>;
  readonly sentences: Sentences;
  /** Error of the whole form; null without one. */
  readonly message: string | null;
  /** Token of the e-mailed link. */
  readonly token?: string;
  /** App whose guide contains the deletion form. */
  readonly guide?: CompanionApp;
}

const HOUR_MINUTE: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** Error sentences by field, or one for the form where no field is named. */
export function readRefusal(
  { status, body, retryAfter }: Refusal,
  kind: AccountFormKind,
  language: Language,
): { readonly sentences: Sentences; readonly message: string | null } {
  const words = accountPageMessages[language];
  const given = (kind === 'register' ? (body.error as Record<string, unknown> | undefined) : body)?.errors;
  const errors = Array.isArray(given) ? (given as { path: string; message: string }[]) : [];
  const sentences = Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  if (Object.keys(sentences).length > 0) return { sentences, message: null };
  if (status === 429) {
    const moment = new Date(Date.now() + (retryAfter ?? 60) * 1000).toLocaleTimeString('vi-VN', HOUR_MINUTE);
    return { sentences, message: words.waiting(moment) };
  }
  const hasReason = status === 401 || status === 422;
  if (hasReason && typeof body.detail === 'string') return { sentences, message: body.detail };
  const otherwise = { login: words.loginFailed, remove: words.removal.failed }[kind as string] ?? words.failed;
  return { sentences, message: otherwise };
}

function readValues(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = Object.fromEntries(new FormData(form));
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) values[box.name] = box.checked;
  return values;
}

/** Clears passwords after a refusal; other fields stay. */
function emptyPasswords(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[name*=assword]')) input.value = '';
}

/** Continues to the page the reader wanted; loads the redirect code only now. */
async function goOn(body: AccountAnswer['body']): Promise<void> {
  const { id } = (body.user ?? {}) as Partial<AccountUser>;
  if (id !== undefined) await shareWhereAgreed(id);
  const { leaveGuestPage } = await import('#islands/session/start-session.ts');
  leaveGuestPage();
}

/** Forms with an existing password: after a refusal it must be typed again. */
const ASKS_FOR_KNOWN: ReadonlySet<AccountFormKind> = new Set<AccountFormKind>(['login', 'remove']);

type Status = 'open' | 'sending' | 'failed' | 'done';

/** Inputs are uncontrolled; the state holds errors and progress. */
export function useAccountForm(props: AccountFormProps) {
  const { kind, language, token } = props;
  const { call, check } = FORM_KINDS[kind];
  const [sentences, setSentences] = useState<Sentences>(props.sentences);
  const [message, setMessage] = useState(props.message);
  const [status, setStatus] = useState<Status>('open');
  const summary = useRef<HTMLParagraphElement>(null);
  const attempts = useRef(0);
  // Screen reader users hear the error summary first, then go through the fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per answer
  useEffect(() => {
    if (attempts.current > 0 && status !== 'sending') summary.current?.focus();
  }, [attempts.current, status]);

  function explain(found: Sentences, sentence: string | null): void {
    setSentences(found);
    setMessage(sentence);
    setStatus(sentence === null ? 'open' : 'failed');
    attempts.current += 1;
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (status === 'sending') return;
    const form = event.currentTarget;
    const values = { ...readValues(form), ...(token === undefined ? {} : { token }) };
    const found = check(values, language);
    if (Object.keys(found).length > 0) return explain(found, null);
    setSentences({});
    setMessage(null);
    setStatus('sending');
    const answer = await callAccount(call, { body: values, language });
    if (kind === 'remove' && answer.status === 200) return leaveDeleted('removed', language);
    if (kind === 'remove' && answer.status === 202) return leaveDeleted('requested', language);
    if (!answer.ok) {
      const refused = readRefusal(answer, kind, language);
      if (ASKS_FOR_KNOWN.has(kind)) emptyPasswords(form);
      return explain(refused.sentences, refused.message);
    }
    const signsIn = kind === 'login' || kind === 'register';
    if (!signsIn) return setStatus('done');
    if (findToken() === null) return explain({}, accountPageMessages[language].loginFailed);
    await goOn(answer.body);
  }

  /** An edited field loses its error. */
  function mend(event: FormEvent<HTMLFormElement>): void {
    const { name } = event.target as HTMLInputElement;
    if (name in sentences) setSentences(({ [name as keyof Sentences]: _mended, ...rest }) => rest);
  }

  return { sentences, message, status, told: summary, submit, mend };
}
