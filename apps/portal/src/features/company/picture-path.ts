import type { CompanyPicture } from '@portal/content/company/company';

/** Widths in which a picture is served, px. */
const WIDTHS = { small: 240, large: 480 } as const;

/** What the server itself serves pictures below. */
export const PICTURE_FOLDER = 'company-images';

/** Paths of a picture; its name changes with its file. */
export function toPicturePath(name: string): CompanyPicture {
  const toPath = (width: number): string => `/${PICTURE_FOLDER}/${name}-${width}.webp`;
  return { small: toPath(WIDTHS.small), large: toPath(WIDTHS.large) };
}

/** Name and width of the picture that a file name asks for; null where it is none. */
export function parsePicturePath(file: string): { readonly name: string; readonly width: number } | null {
  const [, name = '', asked = ''] = /^([a-z0-9-]{1,200})-(\d{3})\.webp$/.exec(file) ?? [];
  const width = Object.values(WIDTHS).find((each) => String(each) === asked);
  return width === undefined ? null : { name, width };
}
