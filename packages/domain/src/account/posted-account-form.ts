import type { AccountErrors } from './check-account.ts';

/** A form of accounts that was posted without a script and is shown again. */
export interface PostedAccountForm {
  readonly kind: 'login' | 'register' | 'forgot' | 'reset' | 'remove';
  /** What was typed; never a password. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: AccountErrors;
  /** What is wrong with the form as a whole, as a sentence; null where nothing is. */
  readonly message: string | null;
}
