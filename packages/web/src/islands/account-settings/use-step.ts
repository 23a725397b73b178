import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import type { Language } from '@portal/domain/language/language';
import { useState } from 'react';
import type { AccountAnswer } from '#islands/session/call-account.ts';

/** How far one of the settings is. */
export interface Step {
  readonly status: 'open' | 'sending' | 'done' | 'failed';
  /** What is announced beside its button. */
  readonly message: string;
}

interface StepWords {
  readonly done: string;
  /** Said where the server gives no reason of its own. */
  readonly failed?: string;
}

/** What an answer says that was not accepted: the server's own sentence where it is meant for people. */
function readReason({ status, body }: AccountAnswer, otherwise: string): string {
  const [first] = Array.isArray(body.errors) ? (body.errors as { message: string }[]) : [];
  if (first !== undefined) return first.message;
  return (status === 422 || status === 409 || status === 429) && typeof body.detail === 'string'
    ? body.detail
    : otherwise;
}

/** Sends one thing at a time and tells how it went. */
export function useStep(language: Language, words: StepWords) {
  const [step, setStep] = useState<Step>({ status: 'open', message: '' });
  const { failed, sending } = accountPageMessages[language];
  async function run(send: () => Promise<AccountAnswer>): Promise<AccountAnswer | null> {
    if (step.status === 'sending') return null;
    setStep({ status: 'sending', message: sending });
    const answer = await send();
    const isDone = answer.status === 200;
    setStep(
      isDone
        ? { status: 'done', message: words.done }
        : { status: 'failed', message: readReason(answer, words.failed ?? failed) },
    );
    return isDone ? answer : null;
  }
  return { step, run, announce: (message: string) => setStep({ status: 'done', message }) };
}
