/** Marks that turn or hide the text around them, and the control characters; line breaks and tabs are dealt with apart. */
const UNSEEN = /[\p{Cc}\u200b\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/**
 * A typed line as it is stored: NFC, whole characters, runs of white space as one space, none at the ends. Control characters
 * and marks that turn the direction of writing are left out; emoji and every script stay. Takes any text and never throws.
 */
export function cleanLine(text: string): string {
  const seen = text.toWellFormed().replace(/\s+/g, ' ').replace(UNSEEN, '');
  return seen.replace(/ +/g, ' ').normalize('NFC').trim();
}
