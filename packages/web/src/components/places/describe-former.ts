import type { FoundPlace } from '@portal/contract/endpoints/places';

const OF_TODAY = new Set<FoundPlace['kind']>(['province', 'ward', 'locality']);

/** What a place of today was before, in words that hold `{text}`; empty for a former unit, whose kind says it. */
export function describeFormer({ kind, formerly }: Pick<FoundPlace, 'kind' | 'formerly'>, words: string): string {
  return formerly !== null && OF_TODAY.has(kind) ? words.replace('{text}', () => formerly) : '';
}
