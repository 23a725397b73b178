const toRange = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const VOWELS = 'AaĂăÂâEeÊêIiOoÔôƠơUuƯưYy';
const TONES = ['\u0300', '\u0309', '\u0303', '\u0301', '\u0323'];
const VOWELS_WITH_TONES = [...VOWELS].flatMap((vowel) => TONES.map((tone) => (vowel + tone).normalize('NFC')));

/** Letters, digits and signs of ASCII, and what both languages and the figures of weather need besides. */
const LATIN = `${toRange(0x20, 0x7e)}ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúý\u00a0§©°±²³µ·½×÷–—‘’“”†•…\u2060€−`;

/** The letters of Vietnamese that stand in no other alphabet, tones that follow a letter by themselves, and the đồng. */
const VIETNAMESE = `ĂăĐđĨĩŨũƠơƯư${VOWELS_WITH_TONES.filter((letter) => (letter.codePointAt(0) ?? 0) > 0xff).join('')}${TONES.join('')}₫`;

/** The characters that the pages' own font draws, by the file of the font that holds them. All else the system's face draws. */
export const FONT_CHARACTERS = { latin: LATIN, vietnamese: VIETNAMESE } as const;
