import type { Language } from '@portal/domain/language/language';
import type { DecimalMark } from '@portal/domain/table/parse-amount';
import { nameInputError } from './check-schema.ts';
import { AppError } from './errors.ts';

const MARKS: Readonly<Record<string, DecimalMark>> = { point: '.', comma: ',' };

/**
 * A query's value from a closed set; null if it is absent. Throws `AppError` `badInput` that lists the allowed values.
 */
export function readAnswer<Value extends string>(
  query: Readonly<Record<string, unknown>>,
  name: string,
  allowed: readonly Value[],
  language: Language,
): Value | null {
  const value = query[name];
  if (value === undefined || value === '') return null;
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw new AppError('badInput', { errors: [nameInputError(name, 'oneOf', language, allowed.join(', '))] });
}

/** The decimal mark of a file as stated by its owner: `decimalMark=point` or `comma`. Throws as `readAnswer`. */
export function readDecimalMark(query: Readonly<Record<string, unknown>>, language: Language): DecimalMark | null {
  const name = readAnswer(query, 'decimalMark', ['point', 'comma'], language);
  return name === null ? null : (MARKS[name] ?? null);
}
