import type { NameSearch } from './name-search.ts';
import { listNameTokens } from './name-token.ts';
import { listReadings } from './parse-place-text.ts';
import type { PlaceHit } from './place-hit.ts';
import type { PlaceIndex } from './place-index.ts';
import { rankJoined, rankJoinedWithSlips } from './rank-joined.ts';
import { listHits, type NameRanking, rankNames, startRanking } from './rank-names.ts';
import { WHOLE_NAME } from './score-name.ts';
import { toSearchQuery } from './search-query.ts';
import { undoTypingMethod } from './undo-typing-method.ts';

/** With fewer finds, and none of them a whole name, the one that was meant may be misspelt. */
const FEW = 3;

/**
 * Places that a typed text may mean, the likeliest first, at most `limit`. Tone marks are optional, typed ones rank first;
 * words may be unfinished; a province or a former district may stand beside the name; short forms are known (`tp hcm`,
 * `q1`). A type word that fits nothing is passed over: units changed type, the names stayed (domain.md §12.6). Where
 * nothing has such a name, words are tried that were typed without their marks put together, then misspelt ones; where
 * few names merely begin so, misspelt whole names are offered too (`ha ni`).
 */
export function searchPlaces({ names }: PlaceIndex, text: string, limit: number): PlaceHit[] {
  const joined = listNameTokens(text).map(({ plain }) => plain);
  if (joined.length === 0) return [];
  const ranking = rankAsTyped(names, text, joined);
  const found = listHits(names, ranking, limit);
  if (found.length > 0) return isDoubtful(found, ranking) ? addMisspelt(names, joined, ranking, limit) : found;
  const meant = undoTypingMethod(text);
  const undone = meant === null ? [] : listHits(names, rankAsTyped(names, meant, []), limit);
  return undone.length > 0 ? undone : searchMisspelt(names, text, joined, limit);
}

function rankAsTyped(names: NameSearch, text: string, joined: readonly string[]): NameRanking {
  const ranking = startRanking(names);
  for (const reading of listReadings(text)) rankNames(names, toSearchQuery(names, reading, false), ranking);
  if (joined.length > 1 && listHits(names, ranking, 1).length > 0) return ranking;
  rankJoined(names, joined.join(''), ranking);
  return ranking;
}

function isDoubtful(found: readonly PlaceHit[], { scores }: NameRanking): boolean {
  return found.length < FEW && scores.every((score) => score < WHOLE_NAME);
}

function addMisspelt(names: NameSearch, joined: readonly string[], ranking: NameRanking, limit: number): PlaceHit[] {
  rankJoinedWithSlips(names, joined.join(''), ranking);
  return listHits(names, ranking, limit);
}

function searchMisspelt(names: NameSearch, text: string, joined: readonly string[], limit: number): PlaceHit[] {
  const ranking = startRanking(names);
  for (const reading of listReadings(text)) rankNames(names, toSearchQuery(names, reading, true), ranking);
  const found = listHits(names, ranking, limit);
  return found.length > 0 ? found : addMisspelt(names, joined, ranking, limit);
}
