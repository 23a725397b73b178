import { searchMessages } from '@portal/content/messages/search-messages';
import type { Language } from '@portal/domain/language/language';

/** What is said while the browser is asked where it is, and why it could not tell. */
export type LocateWords = Readonly<
  Record<'asking' | 'refused' | 'slow' | 'failed' | 'unreachable' | 'outside', string>
>;

/** The words of “use my location”, for every place that offers it. */
export function listLocateWords(language: Language): LocateWords {
  const words = searchMessages[language];
  return {
    asking: words.locating,
    refused: words.locateRefused,
    slow: words.locateSlow,
    failed: words.locateFailed,
    unreachable: words.locateUnreachable,
    outside: words.locateOutside,
  };
}
