import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import type { Language } from '@portal/domain/language/language';
import { useState } from 'react';
import { type AccountAnswer, listErrors, type Refusal } from '#islands/session/call-account.ts';

/** Progress of one setting. */
export interface Step {
  readonly status: 'open' | 'sending' | 'done' | 'failed';
  /** Announced next to its button. */
  readonly message: string;
}

interface StepWords {
  readonly done: string;
  /** Used where the server gives no reason. */
  readonly failed?: string;
}

/** Reason of a refusal: the server's sentence where it is written for readers. */
function readReason({ status, body }: Refusal, otherwise: string): string {
  const [first] = listErrors({ body });
  if (first !== undefined) return first.message;
  return (status === 422 || status === 409 || status === 429) && typeof body.detail === 'string'
    ? body.detail
    : otherwise;
}

/** Sends one request at a time and reports its outcome. */
export function useStep(language: Language, words: StepWords) {
  const [step, setStep] = useState<Step>({ status: 'open', message: '' });
  const { failed, sending } = accountPageMessages[language];
  async function run<Reply>(send: () => Promise<AccountAnswer<Reply>>): Promise<Reply | null> {
    if (step.status === 'sending') return null;
    setStep({ status: 'sending', message: sending });
    const answer = await send();
    setStep(
      answer.ok
        ? { status: 'done', message: words.done }
        : { status: 'failed', message: readReason(answer, words.failed ?? failed) },
    );
    return answer.reply;
  }
  return { step, run, announce: (message: string) => setStep({ status: 'done', message }) };
}
