import type { WindFarmMessages } from '@portal/content/messages/wind-farm-messages';
import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';
import { showRefusal } from '#islands/own/show-refusal.tsx';
import { listErrors, type Refusal as Refused } from '#islands/session/call-account.ts';

/** One error: line or field, and reason. */
export interface Refusal {
  readonly path: string;
  readonly message: ReactNode;
}

/** Errors of a refusal, one per line. */
export function listRefusals(answer: Refused, words: WindFarmMessages['desk'], language: Language): readonly Refusal[] {
  const { body } = answer;
  if (body.errorCode === 'planLimit') return [{ path: '', message: showRefusal(answer, language) }];
  const errors = listErrors(answer);
  if (errors.length > 0) return errors;
  return [{ path: '', message: typeof body.detail === 'string' ? body.detail : words.failed }];
}
