import { toSlug } from './slug.ts';

// Compared with their tone marks: Quận is a kind of unit, Quan Hóa a name.
const VIETNAMESE_KIND =
  /^(?:(?<word>thành phố|tỉnh|phường|xã|đặc khu|quận|huyện|thị xã|thị trấn|tp)\s+|(?<short>tp|tx|tt|q|h|p)\.\s*)(?<rest>.+)$/isu;
const ENGLISH_NUMBERED = /^(district|ward) (\d+)$/i;
const ENGLISH_KIND = /^(.+?) (city|province|district|ward|commune)$/is;

/** Vietnamese word for a short or English kind, which a unit that is only numbered keeps. */
const FULL_WORDS: Readonly<Record<string, string>> = { q: 'quan', p: 'phuong', district: 'quan', ward: 'phuong' };

/**
 * Slug of an administrative unit without the word for its kind, which stays where the rest is a number:
 * `Thành phố Đà Lạt`, `TP. Đà Lạt` and `Da Lat City` → `da-lat`, `Quận 1`, `Q.1` and `District 1` → `quan-1`
 * (domain.md §12.2.2; the English and short forms are those that map services answer with). Empty for a text without
 * letters or digits.
 */
export function toUnitSlug(name: string): string {
  const text = name.normalize('NFC').trim();
  const [, kind = '', number = ''] = ENGLISH_NUMBERED.exec(text) ?? [];
  if (number !== '') return joinNumber(kind, number);
  const { word, short, rest } = VIETNAMESE_KIND.exec(text)?.groups ?? {};
  if (rest === undefined) return toSlug(ENGLISH_KIND.exec(text)?.[1] ?? text);
  return /^\d+$/.test(rest) ? joinNumber(word ?? short ?? '', rest) : toSlug(rest);
}

function joinNumber(kind: string, number: string): string {
  return toSlug(`${FULL_WORDS[kind.toLowerCase()] ?? kind} ${number}`);
}
