import type { Language } from '@portal/domain/language/language';
import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import { AppError, type InputError } from './errors.ts';
import { INPUT_MESSAGES, type InputMessage } from './input-messages.table.ts';

/** The error of one field as a sentence in the requested language; `limit` fills the sentence's `{0}`. */
export function nameInputError(
  path: string,
  message: InputMessage,
  language: Language,
  limit: string | number = '',
): InputError {
  return { path, message: INPUT_MESSAGES[message][language].replace('{0}', String(limit)) };
}

const MAX_ERRORS = 20;
/** Each value of a closed set is a separate error: with fewer errors the sentence would omit allowed values. */
Settings.Set({ maxErrors: 500 });
const validators = new WeakMap<TSchema, Validator>();

/**
 * Errors of a value against a schema: one sentence per field, at most 20 fields; empty if the value is valid. Never
 * throws.
 */
export function checkSchema(schema: TSchema, value: unknown, language: Language): InputError[] {
  const validator = getValidator(schema);
  if (validator.Check(value)) return [];
  const byPath = Map.groupBy(validator.Errors(value), (error) => error.instancePath);
  return [...byPath.values()].flatMap((found) => toInputErrors(found, language)).slice(0, MAX_ERRORS);
}

/** Returns a valid value. Throws `AppError` `badInput` with the errors by field. */
export function requireFitting<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
  language: Language,
): Static<Schema> {
  const errors = checkSchema(schema, value, language);
  if (errors.length > 0) throw new AppError('badInput', { errors });
  return value as Static<Schema>;
}

function getValidator(schema: TSchema): Validator {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const validator: Validator = Compile(schema);
  validators.set(schema, validator);
  return validator;
}

/** The validator's errors at one path, as sentences: the first decides, alternatives become one list. */
function toInputErrors(found: readonly TLocalizedValidationError[], language: Language): InputError[] {
  const [first] = found;
  if (first === undefined) return [];
  const path = toFieldPath(first.instancePath);
  switch (first.keyword) {
    case 'required':
      return first.params.requiredProperties.map((name) => nameInputError(joinPath(path, name), 'required', language));
    case 'const': {
      const allowed = found.flatMap((error) => (error.keyword === 'const' ? [String(error.params.allowedValue)] : []));
      return [nameInputError(path, 'oneOf', language, allowed.join(', '))];
    }
    case 'enum':
      return [nameInputError(path, 'oneOf', language, first.params.allowedValues.map(String).join(', '))];
    case 'type':
      return [nameInputError(path, toTypeMessage(String(first.params.type)), language)];
    case 'minimum':
    case 'maximum':
    case 'minItems':
    case 'maxItems':
    case 'minLength':
    case 'maxLength':
      return [nameInputError(path, first.keyword, language, first.params.limit.toString())];
    default:
      return [nameInputError(path, 'invalid', language)];
  }
}

function toTypeMessage(type: string): InputMessage {
  return Object.hasOwn(INPUT_MESSAGES, type) ? (type as InputMessage) : 'invalid';
}

/** `/locations/0/lat` in common notation: `locations[0].lat`. */
function toFieldPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : joinPath(path, part)), '');
}

function joinPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
