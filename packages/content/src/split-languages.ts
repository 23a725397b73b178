import type { Language } from '@portal/domain/language/language';

export type Pair<T = string> = readonly [vi: T, en: T];

/** Texts T with both languages next to each other: a pair for each text or function, a nested set for each group. */
export type Pairs<T> = {
  readonly [K in keyof T]: T[K] extends string | readonly unknown[] | ((...values: never[]) => unknown)
    ? Pair<T[K]>
    : Pairs<T[K]>;
};

interface PairTree {
  readonly [key: string]: Pair<unknown> | PairTree;
}

type Texts<T> = { readonly [K in keyof T]: T[K] extends Pair<infer Text> ? Text : Texts<T[K]> };

/** A function in both languages: the English one takes the types of the Vietnamese one. */
/* @__NO_SIDE_EFFECTS__ */
export const pair = <Values extends readonly unknown[], Text>(
  functions: Pair<(...values: Values) => Text>,
): Pair<(...values: Values) => Text> => functions;

const isPair = (part: Pair<unknown> | PairTree): part is Pair<unknown> => Array.isArray(part);

function pick(tree: PairTree, side: 0 | 1): unknown {
  return Object.fromEntries(
    Object.entries(tree).map(([key, part]) => [key, isPair(part) ? part[side] : pick(part, side)]),
  );
}

/** Texts of each language. By the mark below, bundles leave out texts that nobody reads. */
/* @__NO_SIDE_EFFECTS__ */
export function splitLanguages<T extends PairTree>(pairs: T): Readonly<Record<Language, Texts<T>>> {
  return { vi: pick(pairs, 0) as Texts<T>, en: pick(pairs, 1) as Texts<T> };
}
