import { removeUnseenBetweenWords } from '#language/unseen-characters.ts';

/**
 * A typed line as it is stored: NFC, valid characters, white space collapsed and trimmed. Removes invisible characters;
 * emoji and every script stay. Takes any text and never throws.
 */
export function cleanLine(text: string): string {
  const seen = removeUnseenBetweenWords(text.toWellFormed().replace(/\s+/g, ' '));
  return seen.replace(/ +/g, ' ').normalize('NFC').trim();
}
