import type { NameSearch } from './name-search.ts';
import type { PlaceHit } from './place-hit.ts';
import { NO_SCORE, scoreName, toContextBits } from './score-name.ts';
import type { SearchQuery } from './search-query.ts';

/** The best name of each place with its score, during a search. */
export interface NameRanking {
  readonly scores: Int16Array;
  readonly names: Uint16Array;
}

/** A ranking in which nothing has been found yet. */
export function startRanking({ places }: NameSearch): NameRanking {
  return { scores: new Int16Array(places.length).fill(NO_SCORE), names: new Uint16Array(places.length) };
}

/** Scores every name against a query. */
export function rankNames(search: NameSearch, query: SearchQuery, ranking: NameRanking): void {
  const { count, wordsFrom, words, context } = search.names;
  const all = (1 << query.count) - 1;
  const contextBits = new Int32Array(search.contexts.length).fill(-1);
  for (let name = 0; name < count; name += 1) {
    let bits = 0;
    const to = wordsFrom[name + 1] ?? 0;
    for (let at = wordsFrom[name] ?? 0; at < to; at += 1) bits |= query.bits[words[at] ?? 0] ?? 0;
    if (bits === 0) continue;
    if (bits !== all) {
      const of = context[name] ?? 0;
      if (contextBits[of] === -1) contextBits[of] = toContextBits(search.contexts[of] ?? [], query);
      if ((bits | (contextBits[of] ?? 0)) !== all) continue;
    }
    const score = scoreName(search, query, name);
    if (score !== NO_SCORE) recordBest(search, ranking, name, score);
  }
}

/** Records a name's score if it is the best of its place. */
export function recordBest({ names }: NameSearch, ranking: NameRanking, name: number, score: number): void {
  const place = names.place[name] ?? 0;
  if (score <= (ranking.scores[place] ?? NO_SCORE)) return;
  ranking.scores[place] = score;
  ranking.names[place] = name;
}

/** The best places of a ranking, at most `limit`; equal ones by address. */
export function listHits(search: NameSearch, { scores, names }: NameRanking, limit: number): PlaceHit[] {
  const best: number[] = [];
  const isBefore = (a: number, b: number | undefined): boolean => {
    if (b === undefined) return true;
    const difference = (scores[a] ?? 0) - (scores[b] ?? 0);
    return difference > 0 || (difference === 0 && (search.places[a]?.slug ?? '') < (search.places[b]?.slug ?? ''));
  };
  for (let place = 0; place < scores.length; place += 1) {
    if (scores[place] === NO_SCORE || (best.length === limit && !isBefore(place, best.at(-1)))) continue;
    let at = best.length;
    while (at > 0 && isBefore(place, best[at - 1])) at -= 1;
    best.splice(at, 0, place);
    if (best.length > limit) best.pop();
  }
  return best.flatMap((at) => {
    const place = search.places[at];
    const formerWard = search.formerWards[search.names.formerWard[names[at] ?? 0] ?? -1] ?? null;
    return place === undefined ? [] : [{ place, formerWard }];
  });
}
