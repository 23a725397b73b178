/** Characters of the GSM 7-bit alphabet (3GPP TS 23.038) that take one position. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Escaped characters: they take two positions. */
const EXTENDED = new Set('\f^{}\\[~]|€');

/** Positions in a single message, and in each part of a longer one (domain.md §8.6.2). */
const PLACES = { gsm7: { alone: 160, joined: 153 }, ucs2: { alone: 70, joined: 67 } } as const;

/** Length of a text in SMS. */
export interface SmsLength {
  /** `gsm7` if every character is in the 7-bit alphabet, else `ucs2`: one letter with a tone mark is enough. */
  readonly encoding: 'gsm7' | 'ucs2';
  /** Used positions. */
  readonly places: number;
  /** Positions of a single message in this encoding. */
  readonly placesOfOne: number;
  /** Number of billed messages; an empty text is one. */
  readonly parts: number;
}

/** The length of a text as networks count it. */
export function measureSms(text: string): SmsLength {
  const letters = [...text];
  const isPlain = letters.every((letter) => BASIC.has(letter) || EXTENDED.has(letter));
  const places = isPlain
    ? letters.reduce((sum, letter) => sum + (EXTENDED.has(letter) ? 2 : 1), 0)
    : // UCS-2 counts characters beyond the basic plane as two.
      text.length;
  const encoding = isPlain ? 'gsm7' : 'ucs2';
  const { alone, joined } = PLACES[encoding];
  return { encoding, places, placesOfOne: alone, parts: places <= alone ? 1 : Math.ceil(places / joined) };
}

const MARKS = /\p{M}+/gu;
/** Characters of alerts, and their plain replacements. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/đ/g, 'd'],
  [/Đ/g, 'D'],
  [/[–—]/g, '-'],
  [/[“”„]/g, '"'],
  [/[‘’]/g, "'"],
  [/…/g, '...'],
  [/[\u00a0\u202f]/g, ' '],
  [/°/g, ''],
];

/**
 * A Vietnamese text without tone marks, preserving case: `Ở Đà Lạt – mưa` → `O Da Lat - mua`. Drops characters of other
 * alphabets.
 */
export function toPlainLetters(text: string): string {
  const bare = text.normalize('NFD').replace(MARKS, '').normalize('NFC');
  const plain = PLAIN.reduce((result, [letter, instead]) => result.replace(letter, instead), bare);
  // A user's name for a place may contain anything: one character beyond the alphabet would cost a second part.
  return [...plain].filter((letter) => BASIC.has(letter) || EXTENDED.has(letter)).join('');
}

/**
 * The sentences of an alert that fit into one message, in plain letters: always the first and the last, and of those
 * between as many as fit, in order. Longer than one part only if first and last alone are.
 */
export function composeSms(first: string, between: readonly string[], last: string): string {
  const join = (sentences: readonly string[]): string => toPlainLetters([first, ...sentences, last].join(' '));
  const fitting: string[] = [];
  for (const sentence of between) {
    if (measureSms(join([...fitting, sentence])).parts === 1) fitting.push(sentence);
  }
  return join(fitting);
}
