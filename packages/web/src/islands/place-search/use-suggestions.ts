import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import { findSuggestions, type Suggestions } from './find-suggestions.ts';

const PAUSE_MS = 160;

interface Answer {
  readonly text: string;
  readonly suggestions: Suggestions;
}

/** Suggestions for a text; those of the text before stay until the next come, and `isLate` says so. Null before the first. */
interface AskedSuggestions {
  readonly suggestions: Suggestions | null;
  readonly isLate: boolean;
}

/** Suggestions for what is typed, asked for when the typing pauses; a call that is not waited for any more is ended. */
export function useSuggestions(text: string, language: Language): AskedSuggestions {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = text.trim();
  useEffect(() => {
    if (asked === '') {
      setAnswer(null);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = await findSuggestions(asked, language, controller.signal);
      if (!controller.signal.aborted) setAnswer({ text: asked, suggestions });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, language]);
  if (asked === '') return { suggestions: null, isLate: false };
  return { suggestions: answer?.suggestions ?? null, isLate: answer?.text !== asked };
}
