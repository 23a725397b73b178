import { nameInputError } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { cleanLine } from '@portal/domain/contact/clean-line';
import type { Language } from '@portal/domain/language/language';

/** A name without surrounding and doubled white space. Throws `AppError` `badInput` if nothing is left. */
export function readOwnName(name: string, language: Language): string {
  const line = cleanLine(name);
  if (line === '') throw new AppError('badInput', { errors: [nameInputError('name', 'empty', language)] });
  return line;
}
