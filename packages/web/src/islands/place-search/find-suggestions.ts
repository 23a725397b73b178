import { createHttpCallApi } from '@portal/contract/client';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';

/** Outcome of asking for suggestions; `failed` where the server did not answer. */
export type Suggestions =
  | { readonly kind: 'found'; readonly places: readonly FoundPlace[]; readonly part: string | null }
  | { readonly kind: 'failed' };

const LIMIT = 8;
const call = createHttpCallApi('');

/** Places whose name begins like the text, best first. */
export async function findSuggestions(text: string, language: Language, signal: AbortSignal): Promise<Suggestions> {
  const result = await call('placesSearch', { query: { q: text, limit: LIMIT, lang: language } }, signal);
  return result.ok ? { kind: 'found', places: result.reply.places, part: result.reply.part } : { kind: 'failed' };
}
