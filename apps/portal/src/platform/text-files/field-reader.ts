import { fieldFaults } from '@portal/content/messages/file-fault-messages';
import { removeUnseenBetweenWords } from '@portal/domain/language/unseen-characters';
import { check, type FaultReason, FieldError } from './file-fault.ts';

/** Reads front matter fields; each reader throws FieldError. */
export interface FieldReader {
  readonly text: (name: string) => string;
  readonly optionalText: (name: string) => string | null;
  readonly list: (name: string) => readonly string[];
  readonly flag: (name: string) => boolean;
}

const LONGEST = 500;
const MOST_ENTRIES = 20;

/** Lone surrogates, which break feeds. */
const LONE_SURROGATES = /\p{Cs}/gu;

/** Removes invisible characters, which break feeds and titles. */
function cleanText(text: string): string {
  return removeUnseenBetweenWords(text.replace(/\s+/g, ' ').replace(LONE_SURROGATES, '')).trim();
}

/**
 * Throws FieldError for an unknown field, probably a typo. `owner` names the kind of file in both languages: `a
 * post`, `bài`.
 */
export function checkFieldNames(fields: Record<string, unknown>, known: readonly string[], owner: FaultReason): void {
  const unknown = Object.keys(fields).filter((name) => !known.includes(name));
  check(unknown.length === 0, fieldFaults.unknown(unknown, owner, known));
}

export function readFields(fields: Record<string, unknown>): FieldReader {
  function optionalText(name: string): string | null {
    const value = fields[name];
    if (value === undefined || value === null) return null;
    if (typeof value !== 'string' && typeof value !== 'number') throw new FieldError(fieldFaults.noText(name));
    const text = cleanText(String(value));
    check(text.length <= LONGEST, fieldFaults.tooLong(name, LONGEST));
    return text === '' ? null : text;
  }

  function list(name: string): readonly string[] {
    const value = fields[name] ?? [];
    if (!Array.isArray(value)) throw new FieldError(fieldFaults.noList(name));
    check(value.length <= MOST_ENTRIES, fieldFaults.tooMany(name, MOST_ENTRIES));
    const wrong = value.find((entry) => typeof entry !== 'string' || entry.trim() === '' || entry.length > LONGEST);
    if (wrong !== undefined) throw new FieldError(fieldFaults.noWord(name, JSON.stringify(wrong)));
    return value.map(cleanText).filter((entry) => entry !== '');
  }

  return {
    optionalText,
    list,
    text: (name) => {
      const text = optionalText(name);
      check(text !== null, fieldFaults.missing(name));
      return text;
    },
    flag: (name) => {
      const value = fields[name] ?? false;
      if (typeof value !== 'boolean') throw new FieldError(fieldFaults.noFlag(name));
      return value;
    },
  };
}
