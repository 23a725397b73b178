import type { SearchEntry, SearchLabel } from './name-search.ts';
import type { NameToken } from './name-token.ts';
import { agreesInMarks, hasMarks } from './tone-key.ts';

const WHOLE_NAME = 1000;
const BEGINS_NAME = 600;
const WITHIN_NAME = 300;
const OTHER_NAME = -30;
const EXTRA_WORD = -6;
const BESIDE_NAME = -4;
const MARKS_AGREE = 30;
const MARKS_DIFFER = -400;

/**
 * How well a place answers the typed words; null where a word belongs neither to one of its names nor to its province
 * or type, or where none belongs to a name. A whole name counts more than the beginning of one, that more than a word
 * within; typed tone marks that differ count heavily against.
 */
export function scoreEntry(entry: SearchEntry, typed: readonly NameToken[]): number | null {
  let best: number | null = null;
  for (const label of entry.labels) {
    const score = scoreLabel(label, entry.context, typed);
    if (score !== null && (best === null || score > best)) best = score;
  }
  return best === null ? null : best + entry.place.weight;
}

function scoreLabel(label: SearchLabel, context: ReadonlySet<string>, typed: readonly NameToken[]): number | null {
  const own = label.isOwn ? 0 : OTHER_NAME;
  const asOneWord = scoreJoined(label, context, typed);
  const asWords = scoreWords(label, context, typed);
  const score = asOneWord === null ? asWords : Math.max(asOneWord, asWords ?? asOneWord);
  return score === null ? null : score + own;
}

/** `dalat`, `nhatrang khanh hoa`: the first typed word is the whole name, or its beginning of at least four letters. */
function scoreJoined(label: SearchLabel, context: ReadonlySet<string>, typed: readonly NameToken[]): number | null {
  const [first, ...rest] = typed;
  if (first === undefined || label.tokens.length < 2 || !label.joined.startsWith(first.plain)) return null;
  if (first.plain.length < 4 || !rest.every(({ plain }, at) => fits(context, plain, at === rest.length - 1)))
    return null;
  return (first.plain === label.joined ? WHOLE_NAME : BEGINS_NAME) + BESIDE_NAME * rest.length;
}

function scoreWords(label: SearchLabel, context: ReadonlySet<string>, typed: readonly NameToken[]): number | null {
  const matched = new Set<number>();
  let marks = 0;
  let isWhole = true;
  let beside = 0;
  let firstAt = Number.POSITIVE_INFINITY;
  for (const [at, token] of typed.entries()) {
    const word = findWord(label, token, matched);
    if (word !== null) {
      matched.add(word);
      firstAt = Math.min(firstAt, word);
      const named = label.tokens[word];
      if (named?.plain !== token.plain) isWhole = false;
      if (named !== undefined) marks += scoreMarks(token, named);
    } else if (fits(context, token.plain, at === typed.length - 1)) beside += 1;
    else return null;
  }
  if (matched.size === 0) return null;
  const extra = label.tokens.length - matched.size;
  const tier = extra === 0 && isWhole ? WHOLE_NAME : firstAt === 0 ? BEGINS_NAME : WITHIN_NAME;
  return tier + marks + extra * EXTRA_WORD + beside * BESIDE_NAME;
}

/** Place of the word that the typed one is or, failing that, begins; words already taken are passed over. */
function findWord(label: SearchLabel, token: NameToken, taken: ReadonlySet<number>): number | null {
  let begun: number | null = null;
  for (const [at, { plain }] of label.tokens.entries()) {
    if (taken.has(at)) continue;
    if (plain === token.plain) return at;
    if (begun === null && plain.startsWith(token.plain)) begun = at;
  }
  return begun;
}

function scoreMarks(typed: NameToken, named: NameToken): number {
  if (!hasMarks(typed.toneKey)) return 0;
  return agreesInMarks(typed.toneKey, named.toneKey) ? MARKS_AGREE : MARKS_DIFFER;
}

function fits(context: ReadonlySet<string>, word: string, isLast: boolean): boolean {
  if (context.has(word)) return true;
  if (!isLast) return false;
  for (const known of context) if (known.startsWith(word)) return true;
  return false;
}
