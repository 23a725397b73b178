import type { FoundPlace } from '@portal/contract/endpoints/places';

/** Words that hold `{text}`: for what a place was called before, and for what a province took in. */
export interface FormerWords {
  readonly formerly: string;
  readonly includes: string;
}

/** What a place of today was before, and for a province what it took in; empty for a former unit, whose kind says it. */
export function describeFormer({ kind, formerly }: Pick<FoundPlace, 'kind' | 'formerly'>, words: FormerWords): string {
  if (formerly === null) return '';
  if (kind === 'province') return words.includes.replace('{text}', () => formerly);
  return kind === 'ward' || kind === 'locality' ? words.formerly.replace('{text}', () => formerly) : '';
}
