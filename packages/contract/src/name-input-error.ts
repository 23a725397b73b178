import type { Language } from '@portal/domain/language/language';
import type { InputError } from './errors.ts';
import type { InputMessage } from './input-messages.table.ts';
import { INPUT_MESSAGES } from './input-messages.table.ts';

/** The error of one field as a sentence in the asked language; `limit` fills the sentence's `{0}`. */
export function nameInputError(
  path: string,
  message: InputMessage,
  language: Language,
  limit: string | number = '',
): InputError {
  return { path, message: INPUT_MESSAGES[message][language].replace('{0}', String(limit)) };
}
