import type { Language } from '@portal/domain/language/language';

/** Which picture of a place an address means. */
export interface ShareImage {
  readonly language: Language;
  readonly slug: string;
  /** YYYY-MM-DD of Vietnam. */
  readonly date: string;
  /** Short name of the runs that it was drawn from. */
  readonly edition: string;
}

const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)-(\d{4}-\d{2}-\d{2})-([a-z0-9]{1,16})\.png$/;

/** Address of a place's picture of a day: another one for each day and each run, so that it may be cached for ever. */
export function toShareImagePath({ language, slug, date, edition }: ShareImage): string {
  return `/share/${language}/${slug}-${date}-${edition}.png`;
}

/** What the last two segments of such an address mean; null where they mean nothing. */
export function parseShareImageName(language: string, name: string): ShareImage | null {
  const [, slug, date, edition] = NAME.exec(name) ?? [];
  if (language !== 'vi' && language !== 'en') return null;
  if (slug === undefined || date === undefined || edition === undefined) return null;
  return { language, slug, date, edition };
}
