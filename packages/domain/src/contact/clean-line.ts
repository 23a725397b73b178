import { removeUnseenBetweenWords } from '#language/unseen-characters.ts';

/**
 * A typed line as it is stored: NFC, whole characters, runs of white space as one space, none at the ends. Characters that nobody sees
 * are left out; emoji and every script stay. Takes any text and never throws.
 */
export function cleanLine(text: string): string {
  const seen = removeUnseenBetweenWords(text.toWellFormed().replace(/\s+/g, ' '));
  return seen.replace(/ +/g, ' ').normalize('NFC').trim();
}
