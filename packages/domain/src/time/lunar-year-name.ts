import type { Language } from '#language/language.ts';

/** The ten heavenly stems (can), beginning with Giáp, with the element of each. */
const STEMS = [
  ['Giáp', 'Wood'],
  ['Ất', 'Wood'],
  ['Bính', 'Fire'],
  ['Đinh', 'Fire'],
  ['Mậu', 'Earth'],
  ['Kỷ', 'Earth'],
  ['Canh', 'Metal'],
  ['Tân', 'Metal'],
  ['Nhâm', 'Water'],
  ['Quý', 'Water'],
] as const;
/** The twelve earthly branches (chi) with the animal of each in Vietnam, beginning with Tý. */
const BRANCHES = [
  ['Tý', 'Rat'],
  ['Sửu', 'Buffalo'],
  ['Dần', 'Tiger'],
  ['Mão', 'Cat'],
  ['Thìn', 'Dragon'],
  ['Tỵ', 'Snake'],
  ['Ngọ', 'Horse'],
  ['Mùi', 'Goat'],
  ['Thân', 'Monkey'],
  ['Dậu', 'Rooster'],
  ['Tuất', 'Dog'],
  ['Hợi', 'Pig'],
] as const;

/** A year that began with Giáp Tý, the origin of the remainders. */
const FIRST_YEAR = 4;

/**
 * Name of a lunar year in the cycle of sixty: `Bính Ngọ` for 2026, in English by element and animal, `Fire Horse`. The
 * animals are Vietnam's: buffalo, cat and goat where China has ox, rabbit and sheep.
 */
export function nameLunarYear(year: number, language: Language): string {
  const since = year - FIRST_YEAR;
  const [stem, element] = STEMS[since - 10 * Math.floor(since / 10)] ?? ['', ''];
  const [branch, animal] = BRANCHES[since - 12 * Math.floor(since / 12)] ?? ['', ''];
  return language === 'vi' ? `${stem} ${branch}` : `${element} ${animal}`;
}
