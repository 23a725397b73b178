import { FieldError } from './file-fault.ts';

/** Reads fields of a file's front matter; each reader throws FieldError. */
export interface FieldReader {
  readonly text: (name: string) => string;
  readonly optionalText: (name: string) => string | null;
  readonly list: (name: string) => readonly string[];
  readonly flag: (name: string) => boolean;
}

const LONGEST = 500;
const MOST_ENTRIES = 20;

/** Control characters and marks that turn the direction of writing: nobody sees them, feeds and titles suffer. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

function cleanText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(UNSEEN, '').trim();
}

const refuse = (en: string, vi: string): FieldError => new FieldError({ vi, en });

/** What a file's fields belong to, as a refusal says it: `a post`, `bài`. */
export interface FieldOwner {
  readonly en: string;
  readonly vi: string;
}

/** Throws FieldError for a field that nobody knows: it would be a slip of the pen. */
export function checkFieldNames(fields: Record<string, unknown>, known: readonly string[], owner: FieldOwner): void {
  const unknown = Object.keys(fields).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const names = unknown.map((name) => `"${name}"`).join(', ');
  const list = known.join(', ');
  throw refuse(
    `${names} ${unknown.length === 1 ? 'is not a field' : 'are no fields'} of ${owner.en} (${list})`,
    `${names} không phải là mục của ${owner.vi} (${list})`,
  );
}

/** A reader of front matter. */
export function readFields(fields: Record<string, unknown>): FieldReader {
  function optionalText(name: string): string | null {
    const value = fields[name];
    if (value === undefined || value === null) return null;
    if (typeof value !== 'string' && typeof value !== 'number')
      throw refuse(`${name}: is not a text`, `${name}: không phải là chữ`);
    const text = cleanText(String(value));
    if (text.length > LONGEST)
      throw refuse(`${name}: longer than ${LONGEST} characters`, `${name}: dài quá ${LONGEST} ký tự`);
    return text === '' ? null : text;
  }

  function list(name: string): readonly string[] {
    const value = fields[name] ?? [];
    if (!Array.isArray(value))
      throw refuse(`${name}: is not a list, such as [mưa, bão]`, `${name}: không phải là danh sách, ví dụ [mưa, bão]`);
    if (value.length > MOST_ENTRIES)
      throw refuse(`${name}: more than ${MOST_ENTRIES} entries`, `${name}: quá ${MOST_ENTRIES} mục`);
    const wrong = value.find((entry) => typeof entry !== 'string' || entry.trim() === '' || entry.length > LONGEST);
    if (wrong !== undefined) {
      const shown = JSON.stringify(wrong);
      throw refuse(`${name}: ${shown} is not a word`, `${name}: ${shown} không phải là từ`);
    }
    return value.map(cleanText).filter((entry) => entry !== '');
  }

  return {
    optionalText,
    list,
    text: (name) => {
      const text = optionalText(name);
      if (text === null) throw refuse(`${name}: is missing`, `${name}: còn thiếu`);
      return text;
    },
    flag: (name) => {
      const value = fields[name] ?? false;
      if (typeof value !== 'boolean')
        throw refuse(`${name}: is neither true nor false`, `${name}: không phải là true hay false`);
      return value;
    },
  };
}
