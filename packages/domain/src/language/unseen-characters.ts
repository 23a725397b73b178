/**
 * The one table of characters that nobody sees, for everything that people paste and programs write: control characters, the soft
 * hyphen, zero-width spaces and joiners, marks that turn the direction of writing, byte order marks, variation selectors. White
 * space is no part of it.
 */
const UNSEEN =
  /(?!\s)\p{Cc}|\u034f|\p{VS}|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/** Joiners and selectors that shape the character before them. */
const SHAPING: ReadonlySet<string> = new Set(['\u200c', '\u200d', '\ufe0f']);
/** Characters that are shaped: emoji, and letters of scripts that join them. */
const SHAPED =
  /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]|\ufe0f)$/u;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** Text without characters that nobody sees. Takes any text and never throws. */
export const removeUnseen = (text: string): string => text.replace(UNSEEN, '');

/** The same for names and sentences: emoji, and letters that join others, keep the characters that shape them. */
export function removeUnseenBetweenWords(text: string): string {
  return text.replace(UNSEEN, (unseen, at: number) =>
    SHAPING.has(unseen) && SHAPED.test(text.slice(Math.max(0, at - 2), at)) ? unseen : '',
  );
}

/** A cell of a table as it is compared: nothing unseen, every space (no-break and thin ones too) a plain one, none at the ends. */
export const tidyCell = (text: string): string => removeUnseen(text).replace(/\s/g, ' ').trim();

/** The dashes and minus signs of word processors as the one of the keyboard. */
export const toPlainDashes = (text: string): string => text.replace(DASHES, '-');
