import type { Language } from '@portal/domain/language/language';

/**
 * What a picture of a place can be about besides its day: an answer of one of its pages, a ward's bulletin, or a trip,
 * whose slug is `{from}_{to}_{mode}`.
 */
export const PICTURE_SUBJECTS = ['storm', 'sea', 'heat', 'drying', 'trip', 'ward'] as const;
export type PictureSubject = (typeof PICTURE_SUBJECTS)[number];

/** Picture of a place that an address identifies. */
export interface ShareImage {
  readonly language: Language;
  readonly slug: string;
  /** YYYY-MM-DD in Vietnam. */
  readonly date: string;
  /** Short name of the runs behind it. */
  readonly edition: string;
}

const NAME = /^([a-z0-9]+(?:[-_][a-z0-9]+)*)-(\d{4}-\d{2}-\d{2})-([a-z0-9]{1,16})\.png$/;

/** Address of a place's picture, of its day without a subject: unique per day and run, so that it is cacheable forever. */
export function toShareImagePath({ language, slug, date, edition }: ShareImage, subject?: PictureSubject): string {
  const folder = subject === undefined ? '' : `${subject}/`;
  return `/share/${language}/${folder}${slug}-${date}-${edition}.png`;
}

/** Parses the last two segments of such an address; null if invalid. */
export function parseShareImageName(language: string, name: string): ShareImage | null {
  const [, slug, date, edition] = NAME.exec(name) ?? [];
  if (language !== 'vi' && language !== 'en') return null;
  if (slug === undefined || date === undefined || edition === undefined) return null;
  return { language, slug, date, edition };
}
