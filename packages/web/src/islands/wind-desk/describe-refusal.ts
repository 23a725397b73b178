import type { WindFarmMessages } from '@portal/content/messages/wind-farm-messages';
import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';
import { showRefusal } from '#islands/dashboard/show-refusal.tsx';
import type { AccountAnswer } from '#islands/session/call-account.ts';

/** A line about what a call held against something: which line or field, and why. */
export interface Refusal {
  readonly path: string;
  readonly message: ReactNode;
}

/** What an answer that is no success says, line by line. */
export function listRefusals(
  answer: AccountAnswer,
  words: WindFarmMessages['desk'],
  language: Language,
): readonly Refusal[] {
  const { body } = answer;
  if (body.errorCode === 'planLimit') return [{ path: '', message: showRefusal(answer, language) }];
  const errors = Array.isArray(body.errors) ? (body.errors as readonly Refusal[]) : [];
  if (errors.length > 0) return errors;
  return [{ path: '', message: typeof body.detail === 'string' ? body.detail : words.failed }];
}
