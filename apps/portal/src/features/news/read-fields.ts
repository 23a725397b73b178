/** Reads fields of a post's front matter; each reader throws what `refuse` makes of a one-line reason. */
interface FieldReader {
  readonly text: (name: string) => string;
  readonly optionalText: (name: string) => string | null;
  readonly list: (name: string) => readonly string[];
  readonly flag: (name: string) => boolean;
}

const KNOWN: readonly string[] = [
  ...['title', 'url', 'category', 'tags', 'date', 'updated', 'author', 'cover', 'coverAlt', 'places'],
  ...['summary', 'summaryEn', 'titleEn', 'sample'],
];
const LONGEST = 500;
const MOST_ENTRIES = 20;

/** Control characters and marks that turn the direction of writing: nobody sees them, feeds and titles suffer. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu;

function cleanText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(UNSEEN, '').trim();
}

/** A reader of front matter. Throws at once for a field that nobody knows: it would be a slip of the pen. */
export function readFields(fields: Record<string, unknown>, refuse: (reason: string) => Error): FieldReader {
  const unknown = Object.keys(fields).find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) throw refuse(`"${unknown}" is not a field of a post (${KNOWN.join(', ')})`);

  function optionalText(name: string): string | null {
    const value = fields[name];
    if (value === undefined || value === null) return null;
    if (typeof value !== 'string' && typeof value !== 'number') throw refuse(`${name}: is not a text`);
    const text = cleanText(String(value));
    if (text.length > LONGEST) throw refuse(`${name}: longer than ${LONGEST} characters`);
    return text === '' ? null : text;
  }

  function list(name: string): readonly string[] {
    const value = fields[name] ?? [];
    if (!Array.isArray(value)) throw refuse(`${name}: is not a list, such as [mưa, bão]`);
    if (value.length > MOST_ENTRIES) throw refuse(`${name}: more than ${MOST_ENTRIES} entries`);
    const wrong = value.find((entry) => typeof entry !== 'string' || entry.trim() === '' || entry.length > LONGEST);
    if (wrong !== undefined) throw refuse(`${name}: ${JSON.stringify(wrong)} is not a word`);
    return value.map(cleanText).filter((entry) => entry !== '');
  }

  return {
    optionalText,
    list,
    text: (name) => {
      const text = optionalText(name);
      if (text === null) throw refuse(`${name}: is missing`);
      return text;
    },
    flag: (name) => {
      const value = fields[name] ?? false;
      if (typeof value !== 'boolean') throw refuse(`${name}: is neither true nor false`);
      return value;
    },
  };
}
