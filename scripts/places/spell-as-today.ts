const TONES_ON_SECOND_VOWEL: readonly (readonly [RegExp, string])[] = [
  [/oà(?=[\s,–-]|$)/gu, 'òa'],
  [/oá(?=[\s,–-]|$)/gu, 'óa'],
  [/oả(?=[\s,–-]|$)/gu, 'ỏa'],
  [/oã(?=[\s,–-]|$)/gu, 'õa'],
  [/oạ(?=[\s,–-]|$)/gu, 'ọa'],
  [/(?<!q)uỳ(?=[\s,–-]|$)/giu, 'ùy'],
  [/(?<!q)uý(?=[\s,–-]|$)/giu, 'úy'],
  [/(?<!q)uỷ(?=[\s,–-]|$)/giu, 'ủy'],
  [/(?<!q)uỹ(?=[\s,–-]|$)/giu, 'ũy'],
  [/(?<!q)uỵ(?=[\s,–-]|$)/giu, 'ụy'],
];
const TYPE_WORDS = /^(thành phố|thị xã|thị trấn|đặc khu|tỉnh|quận|huyện|phường|xã) (?:nt )?/iu;

/**
 * One spelling for the packages' mixture: NFC, tone marks as in `Hòa`, `Thủy` (mostly as in the decision on the current
 * units), straight apostrophes, type words in lower case after a capital; `Thị trấn NT` (farm town) becomes `Thị trấn`.
 */
export function spellAsToday(name: string): string {
  const spelt = TONES_ON_SECOND_VOWEL.reduce(
    (text, [old, now]) => text.replace(old, now),
    name
      .normalize('NFC')
      .replace(/[’‘`´]/g, "'")
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return spelt.replace(
    TYPE_WORDS,
    (_, word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()} `,
  );
}
