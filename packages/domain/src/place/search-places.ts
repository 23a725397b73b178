import type { NameSearch } from './name-search.ts';
import { listNameTokens } from './name-token.ts';
import { listReadings } from './parse-place-text.ts';
import type { PlaceHit } from './place-hit.ts';
import type { PlaceIndex } from './place-index.ts';
import { rankJoined, rankJoinedWithSlips } from './rank-joined.ts';
import { listHits, rankNames, startRanking } from './rank-names.ts';
import { toSearchQuery } from './search-query.ts';
import { undoTypingMethod } from './undo-typing-method.ts';

/**
 * Places that a typed text may mean, the likeliest first, at most `limit`. Tone marks are optional, typed ones rank first;
 * words may be unfinished; a province or a former district may stand beside the name; short forms are known (`tp hcm`,
 * `q1`). A type word that fits nothing is passed over: units changed type, the names stayed (domain.md §12.6). Only where
 * nothing has such a name, words are tried that were typed without their marks put together, then misspelt ones.
 */
export function searchPlaces({ names }: PlaceIndex, text: string, limit: number): PlaceHit[] {
  const joined = listNameTokens(text).map(({ plain }) => plain);
  if (joined.length === 0) return [];
  const found = searchAsTyped(names, text, joined, limit);
  if (found.length > 0) return found;
  const meant = undoTypingMethod(text);
  const undone = meant === null ? [] : searchAsTyped(names, meant, [], limit);
  return undone.length > 0 ? undone : searchMisspelt(names, text, joined, limit);
}

function searchAsTyped(names: NameSearch, text: string, joined: readonly string[], limit: number): PlaceHit[] {
  const ranking = startRanking(names);
  for (const reading of listReadings(text)) rankNames(names, toSearchQuery(names, reading, false), ranking);
  const found = listHits(names, ranking, limit);
  if (joined.length > 1 && found.length > 0) return found;
  rankJoined(names, joined.join(''), ranking);
  return listHits(names, ranking, limit);
}

function searchMisspelt(names: NameSearch, text: string, joined: readonly string[], limit: number): PlaceHit[] {
  const ranking = startRanking(names);
  for (const reading of listReadings(text)) rankNames(names, toSearchQuery(names, reading, true), ranking);
  const found = listHits(names, ranking, limit);
  if (found.length > 0) return found;
  rankJoinedWithSlips(names, joined.join(''), ranking);
  return listHits(names, ranking, limit);
}
