import type { Language } from '@portal/domain/language/language';

/** Picture of a place that an address identifies. */
export interface ShareImage {
  readonly language: Language;
  readonly slug: string;
  /** YYYY-MM-DD in Vietnam. */
  readonly date: string;
  /** Short name of the runs behind it. */
  readonly edition: string;
}

const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)-(\d{4}-\d{2}-\d{2})-([a-z0-9]{1,16})\.png$/;

/** Address of a place's picture: unique per day and run, so that it is cacheable forever. */
export function toShareImagePath({ language, slug, date, edition }: ShareImage): string {
  return `/share/${language}/${slug}-${date}-${edition}.png`;
}

/** Address of the square picture of a ward's bulletin, with the same name in a folder of its own. */
export function toWardImagePath({ language, slug, date, edition }: ShareImage): string {
  return `/share/${language}/ward/${slug}-${date}-${edition}.png`;
}

/** Parses the last two segments of such an address; null if invalid. */
export function parseShareImageName(language: string, name: string): ShareImage | null {
  const [, slug, date, edition] = NAME.exec(name) ?? [];
  if (language !== 'vi' && language !== 'en') return null;
  if (slug === undefined || date === undefined || edition === undefined) return null;
  return { language, slug, date, edition };
}
