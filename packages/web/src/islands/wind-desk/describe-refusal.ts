import type { WindFarmMessages } from '@portal/content/messages/wind-farm-messages';
import type { AccountAnswer } from '#islands/session/call-account.ts';

const TOO_MUCH = 422;

/** A line about what a call held against something: which line or field, and why. */
export interface Refusal {
  readonly path: string;
  readonly message: string;
}

/** What an answer that is no success says, line by line. */
export function listRefusals({ status, body }: AccountAnswer, words: WindFarmMessages['desk']): readonly Refusal[] {
  if (status === TOO_MUCH && typeof body.limit === 'number')
    return [{ path: '', message: words.planLimit(body.limit) }];
  const errors = Array.isArray(body.errors) ? (body.errors as readonly Refusal[]) : [];
  if (errors.length > 0) return errors;
  return [{ path: '', message: typeof body.detail === 'string' ? body.detail : words.failed }];
}
