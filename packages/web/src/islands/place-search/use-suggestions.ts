import { createHttpCallApi } from '@portal/contract/client';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';
import { toSlug } from '@portal/domain/place/slug';
import { type KeyboardEvent, useEffect, useState } from 'react';

/** Outcome of asking for suggestions; `failed` where the server did not answer. */
type Suggestions =
  | {
      readonly kind: 'found';
      readonly places: readonly FoundPlace[];
      readonly part: string | null;
      /** Where nothing was found: places whose names are most like the text. */
      readonly similar: readonly FoundPlace[];
    }
  | { readonly kind: 'failed' };

const LIMIT = 8;
const call = createHttpCallApi('');

/** Places whose name begins like the text, best first. */
async function findSuggestions(text: string, language: Language, signal: AbortSignal): Promise<Suggestions> {
  const result = await call('placesSearch', { query: { q: text, limit: LIMIT, lang: language } }, signal);
  if (!result.ok) return { kind: 'failed' };
  const { places, part } = result.reply;
  const similar = places.length > 0 ? [] : await findSimilar(text, language, signal);
  return { kind: 'found', places, part, similar };
}

const MOST_SIMILAR = 4;

/** The places whose addresses are most like the text; none where that could not be asked. */
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
  /** Index of the chosen option; −1 while the field itself is. */
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

/** Where a key leads among so many options; before the first and after the last stands the field itself (−1). Null: nowhere. */
export function findNextOption(key: string, current: number, count: number): number | null {
  if (key === 'ArrowDown') return ((current + 2) % (count + 1)) - 1;
  if (key === 'ArrowUp') return ((current + 1 + count) % (count + 1)) - 1;
  // In the field, Home and End move the caret.
  if (current < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The keys of a combobox: arrows, Home and End among the options, Enter to take one, Escape to close; none while letters are being composed. */
export function useOptionKeys({ count, isOpen, onChoose, onOpen, onClose }: OptionKeysInput): OptionKeys {
  const [active, setActive] = useState(-1);
  const current = active < count ? active : -1;
  const onKeyDown = (event: KeyboardEvent): void => {
    // 229: a key that an input method has handled, in browsers that report it late.
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
