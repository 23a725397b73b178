import { toSlug } from './slug.ts';

// Compared with their tone marks: Quận is a kind of unit, Quan Hóa a name.
const VIETNAMESE_KIND =
  /^(thành phố|tỉnh|phường|xã|đặc khu|quận|huyện|thị xã|thị trấn|tp\.?|tx\.?|tt\.?|q\.|h\.|p\.)\s*(?<=[\s.])(.+)$/isu;
const ENGLISH_NUMBERED = /^(district|ward) (\d+)$/i;
const ENGLISH_KIND = /^(.+?) (city|province|district|ward|commune)$/is;

/** Full word of a short or English kind, for units that are only numbered. */
const FULL_WORDS: Readonly<Record<string, string>> = { 'q.': 'quan', 'p.': 'phuong', district: 'quan', ward: 'phuong' };

/**
 * Slug of an administrative unit without the word for its kind, which stays where the rest is a number:
 * `Thành phố Đà Lạt`, `TP. Đà Lạt` and `Da Lat City` → `da-lat`, `Quận 1`, `Q.1` and `District 1` → `quan-1`
 * (domain.md §12.2.2; the English and short forms are those that map services answer with). Empty for a text without
 * letters or digits.
 */
export function toUnitSlug(name: string): string {
  const text = name.normalize('NFC').trim();
  const numbered = ENGLISH_NUMBERED.exec(text);
  if (numbered !== null) return joinNumber(numbered);
  const named = VIETNAMESE_KIND.exec(text);
  if (named === null) return toSlug(ENGLISH_KIND.exec(text)?.[1] ?? text);
  return /^\d+$/.test(named[2] ?? '') ? joinNumber(named) : toSlug(named[2] ?? '');
}

function joinNumber([, kind = '', number = '']: RegExpExecArray): string {
  return toSlug(`${FULL_WORDS[kind.toLowerCase()] ?? kind} ${number}`);
}
