import { toSlug } from './slug.ts';
import { stripUnitWord } from './strip-unit-word.ts';

const SHORT_KIND = /^(tp|tx|tt|q|h|p)\.\s*/i;
const ENGLISH_NUMBERED = /^(district|ward) (?=\d+$)/i;
const ENGLISH_KIND = /(?<=.) (?:city|province|district|ward|commune)$/i;

/** Vietnamese word for a short or English type, for units that are only numbered. */
const FULL_WORDS: Readonly<Record<string, string>> = {
  tp: 'thành phố',
  tx: 'thị xã',
  tt: 'thị trấn',
  q: 'quận',
  h: 'huyện',
  p: 'phường',
  district: 'quận',
  ward: 'phường',
};

/**
 * Slug of an administrative unit without its type word, which stays if the rest is a number:
 * `Thành phố Đà Lạt`, `TP. Đà Lạt` and `Da Lat City` → `da-lat`, `Quận 1`, `Q.1` and `District 1` → `quan-1`
 * (domain.md §12.2.2; the English and short forms are those returned by map services). Empty for a text without
 * letters or digits.
 */
export function toUnitSlug(name: string): string {
  const text = name.normalize('NFC').trim();
  const full = text.replace(SHORT_KIND, toFullWord).replace(ENGLISH_NUMBERED, toFullWord).replace(ENGLISH_KIND, '');
  return toSlug(stripUnitWord(full));
}

function toFullWord(_match: string, kind: string): string {
  return `${FULL_WORDS[kind.toLowerCase()] ?? kind} `;
}
