/** Each phrase that there is as a sentence: its first letter a capital, a full stop after it. */
export function toSentences(...phrases: readonly (string | null)[]): string[] {
  return phrases.flatMap((phrase) =>
    phrase === null || phrase === '' ? [] : [`${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`],
  );
}

/** The phrases that there are, with commas between them. */
export function joinPhrases(...phrases: readonly (string | null)[]): string {
  return phrases.filter((phrase) => phrase !== null && phrase !== '').join(', ');
}
