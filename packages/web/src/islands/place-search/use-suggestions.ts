import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import { findSuggestions, type Suggestions } from './find-suggestions.ts';

const PAUSE_MS = 160;

/** Suggestions for what is typed, asked for when the typing pauses; null while nothing is typed or an answer is under way. */
export function useSuggestions(text: string, language: Language): Suggestions | null {
  const [answer, setAnswer] = useState<{ readonly text: string; readonly suggestions: Suggestions } | null>(null);
  const asked = text.trim();
  useEffect(() => {
    if (asked === '') return;
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
  return asked !== '' && answer !== null ? answer.suggestions : null;
}
