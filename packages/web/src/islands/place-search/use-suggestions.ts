import { createHttpCallApi } from '@portal/contract/client';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';
import { toSlug } from '@portal/domain/place/slug';
import { type KeyboardEvent, useEffect, useState } from 'react';

/** Outcome of a request; `failed` without an answer. */
type Suggestions =
  | {
      readonly kind: 'found';
      readonly places: readonly FoundPlace[];
      readonly part: string | null;
      /** Without a match: places with the most similar names. */
      readonly similar: readonly FoundPlace[];
    }
  | { readonly kind: 'failed' };

const LIMIT = 8;
const call = createHttpCallApi('');

/** Places whose name starts like the text, best first. */
async function findSuggestions(text: string, language: Language, signal: AbortSignal): Promise<Suggestions> {
  const result = await call('placesSearch', { query: { q: text, limit: LIMIT, lang: language } }, signal);
  if (!result.ok) return { kind: 'failed' };
  const { places, part } = result.reply;
  const similar = places.length > 0 ? [] : await findSimilar(text, language, signal);
  return { kind: 'found', places, part, similar };
}

const MOST_SIMILAR = 4;

/** Places with the most similar addresses; none on failure. */
async function findSimilar(text: string, language: Language, signal: AbortSignal): Promise<readonly FoundPlace[]> {
  const location = toSlug(text);
  if (location === '') return [];
  const result = await call('placesResolve', { query: { location, lang: language } }, signal);
  if (!result.ok) return [];
  const { reply } = result;
  if (reply.outcome === 'choice') return reply.places.slice(0, MOST_SIMILAR);
  return reply.outcome === 'unknown' ? reply.nearest.slice(0, MOST_SIMILAR) : [];
}

interface OptionKeys {
  /** Index of the active option; −1 for the field itself. */
  readonly active: number;
  readonly reset: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface OptionKeysInput {
  readonly count: number;
  readonly isOpen: boolean;
  readonly onChoose: (index: number) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Next index for a key; beyond either end is the field itself (−1). Null: not a navigation key. */
export function findNextOption(key: string, current: number, count: number): number | null {
  if (key === 'ArrowDown') return ((current + 2) % (count + 1)) - 1;
  if (key === 'ArrowUp') return ((current + 1 + count) % (count + 1)) - 1;
  // In the field, Home and End move the caret.
  if (current < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Combobox keys: arrows, Home and End navigate, Enter chooses, Escape closes; inactive during IME composition. */
export function useOptionKeys({ count, isOpen, onChoose, onOpen, onClose }: OptionKeysInput): OptionKeys {
  const [active, setActive] = useState(-1);
  const current = active < count ? active : -1;
  const onKeyDown = (event: KeyboardEvent): void => {
    // 229: a key handled by an input method, reported late by some browsers.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const next = count === 0 ? null : findNextOption(event.key, current, count);
    if (event.key === 'Escape' && isOpen) onClose();
    else if (event.key === 'ArrowDown' && !isOpen) onOpen();
    else if (event.key === 'Enter' && current >= 0) onChoose(current);
    else if (next !== null) setActive(next);
    else return;
    event.preventDefault();
  };
  return { active: current, reset: () => setActive(-1), onKeyDown };
}

const PAUSE_MS = 160;

interface Answer {
  readonly text: string;
  readonly suggestions: Suggestions;
}

/** Suggestions for a text; the previous ones stay, marked `isLate`, until the next arrive. Null before the first. */
interface AskedSuggestions {
  readonly suggestions: Suggestions | null;
  readonly isLate: boolean;
}

/** Requests suggestions when typing pauses; aborts outdated requests. */
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
