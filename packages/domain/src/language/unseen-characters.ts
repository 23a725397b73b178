/**
 * The one table of invisible characters, for pasted and machine-written text: control characters, the soft hyphen,
 * zero-width spaces and joiners, direction marks, byte order marks, variation selectors. White space is not included.
 */
const UNSEEN =
  /(?!\s)\p{Cc}|\u034f|\p{VS}|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/** Joiners and selectors that shape the character before them. */
const SHAPING: ReadonlySet<string> = new Set(['\u200c', '\u200d', '\ufe0f']);
/** Characters that they shape: emoji, and letters of scripts with joining forms. */
const SHAPED =
  /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]|\ufe0f)$/u;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** Removes invisible characters. Takes any text and never throws. */
export const removeUnseen = (text: string): string => text.replace(UNSEEN, '');

/** As `removeUnseen` for names and sentences: emoji and joining letters keep the characters that shape them. */
export function removeUnseenBetweenWords(text: string): string {
  return text.replace(UNSEEN, (unseen, at: number) =>
    SHAPING.has(unseen) && SHAPED.test(text.slice(Math.max(0, at - 2), at)) ? unseen : '',
  );
}

/**
 * A table cell for comparison: no invisible characters, every space (no-break and thin ones too) a plain one, trimmed.
 */
export const tidyCell = (text: string): string => removeUnseen(text).replace(/\s/g, ' ').trim();

/** Replaces typographic dashes and minus signs by the keyboard's hyphen. */
export const toPlainDashes = (text: string): string => text.replace(DASHES, '-');
