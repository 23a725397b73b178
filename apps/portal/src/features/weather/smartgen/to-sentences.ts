import type { Language } from '@portal/domain/language/language';

/** Each non-null phrase as a sentence with capital and full stop. */
export function toSentences(...phrases: readonly (string | null)[]): string[] {
  return phrases.flatMap((phrase) =>
    phrase === null || phrase === '' ? [] : [`${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`],
  );
}

/** Non-null phrases joined by commas. */
export function joinPhrases(...phrases: readonly (string | null)[]): string {
  return phrases.filter((phrase) => phrase !== null && phrase !== '').join(', ');
}

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  vi: new Intl.ListFormat('vi', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
};

/** A natural list: `rạng sáng, sáng và chiều`, `morning and afternoon`. */
export function joinList(items: readonly string[], language: Language): string {
  return LISTS[language].format(items);
}
