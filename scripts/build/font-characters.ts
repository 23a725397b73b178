const toRange = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const VOWELS = 'AaĂăÂâEeÊêIiOoÔôƠơUuƯưYy';
const TONES = ['\u0300', '\u0309', '\u0303', '\u0301', '\u0323'];
const VOWELS_WITH_TONES = [...VOWELS].flatMap((vowel) => TONES.map((tone) => (vowel + tone).normalize('NFC')));

/** ASCII letters, digits and signs, and further characters of both languages and of weather figures. */
const LATIN = `${toRange(0x20, 0x7e)}ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúý\u00a0§©°±²³µ·½×÷–—‘’“”†•…\u2060€−`;

/** Letters found only in Vietnamese, combining tone marks, and the đồng sign. */
const VIETNAMESE = `ĂăĐđĨĩŨũƠơƯư${VOWELS_WITH_TONES.filter((letter) => (letter.codePointAt(0) ?? 0) > 0xff).join('')}${TONES.join('')}₫`;

/** Characters drawn in the pages' own font, by font file. All others use the system font. */
export const FONT_CHARACTERS = { latin: LATIN, vietnamese: VIETNAMESE } as const;
