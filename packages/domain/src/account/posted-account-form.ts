import type { AccountErrors } from './check-account.ts';

/** An account form that was posted without a script and is shown again. */
export interface PostedAccountForm {
  readonly kind: 'login' | 'register' | 'forgot' | 'reset' | 'remove';
  /** Typed values; never a password. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: AccountErrors;
  /** Error of the whole form, as a sentence; null if there is none. */
  readonly message: string | null;
}
