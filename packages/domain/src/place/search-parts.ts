import { listReadings } from './parse-place-text.ts';
import type { PlaceHit } from './place-hit.ts';
import type { PlaceIndex } from './place-index.ts';
import { listHits, rankNames, startRanking } from './rank-names.ts';
import { BEGINS_NAME, NO_SCORE, WHOLE_NAME } from './score-name.ts';
import { toSearchQuery } from './search-query.ts';

/** Places named by a part of a text, and that part as typed. */
export interface PartHits {
  readonly part: string;
  readonly hits: readonly PlaceHit[];
}

/** Longer texts are not addresses. */
const MOST_WORDS = 8;
/** Above it the part is a name, whatever its missing marks; below it is only a prefix of one. */
const NAMED = (WHOLE_NAME + BEGINS_NAME) / 2;

/**
 * The longest suffix of a text that names places, else the longest prefix: `lê lợi huế` names Huế, `hà nội street` Hà
 * Nội. At most `limit` places, likeliest first; null if no part is a name.
 */
export function searchParts({ names }: PlaceIndex, text: string, limit: number): PartHits | null {
  const words = text.replaceAll(',', ' ').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const shorter = words.slice(1);
  const ends = shorter.map((_, at) => words.slice(at + 1));
  const beginnings = shorter.map((_, at) => words.slice(0, words.length - 1 - at));
  for (const some of [...ends, ...beginnings]) {
    const part = some.join(' ');
    const ranking = startRanking(names);
    for (const reading of listReadings(part)) rankNames(names, toSearchQuery(names, reading, false), ranking);
    for (const [place, score] of ranking.scores.entries()) if (score < NAMED) ranking.scores[place] = NO_SCORE;
    const hits = listHits(names, ranking, limit);
    if (hits.length > 0) return { part, hits };
  }
  return null;
}
