/** Letters of the GSM 7-bit alphabet (3GPP TS 23.038) that take one place. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Letters behind an escape: they take two places. */
const EXTENDED = new Set('\f^{}\\[~]|€');

/** Places in a message of one part, and in each part of a longer one (domain.md §8.6.2). */
const PLACES = { gsm7: { alone: 160, joined: 153 }, ucs2: { alone: 70, joined: 67 } } as const;

/** How much room a text takes in short messages. */
export interface SmsLength {
  /** `gsm7` where every letter is one of the 7-bit alphabet, else `ucs2`: one letter with a tone mark is enough. */
  readonly encoding: 'gsm7' | 'ucs2';
  /** Places that it takes. */
  readonly places: number;
  /** Places of a message of one part in this encoding. */
  readonly placesOfOne: number;
  /** Messages that are paid for; an empty text is one. */
  readonly parts: number;
}

/** The length of a text as networks count it. */
export function measureSms(text: string): SmsLength {
  const letters = [...text];
  const isPlain = letters.every((letter) => BASIC.has(letter) || EXTENDED.has(letter));
  const places = isPlain
    ? letters.reduce((sum, letter) => sum + (EXTENDED.has(letter) ? 2 : 1), 0)
    : // UCS-2 counts what lies beyond the basic plane as two.
      text.length;
  const encoding = isPlain ? 'gsm7' : 'ucs2';
  const { alone, joined } = PLACES[encoding];
  return { encoding, places, placesOfOne: alone, parts: places <= alone ? 1 : Math.ceil(places / joined) };
}

const MARKS = /\p{M}+/gu;
/** What alerts are written with, and what stands for it among plain letters. */
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

/** A Vietnamese text without tone marks, capitals as they are: `Ở Đà Lạt – mưa` → `O Da Lat - mua`. Signs of no alphabet here are left out. */
export function toPlainLetters(text: string): string {
  const bare = text.normalize('NFD').replace(MARKS, '').normalize('NFC');
  const plain = PLAIN.reduce((result, [letter, instead]) => result.replace(letter, instead), bare);
  // A user's name of a place may hold anything: one sign beyond the alphabet would cost a second part.
  return [...plain].filter((letter) => BASIC.has(letter) || EXTENDED.has(letter)).join('');
}

/**
 * The sentences of an alert that fit into one message, in plain letters: the first and the last always stand, of those
 * between as many as have room, in their order. Longer than one part only where first and last alone are.
 */
export function composeSms(first: string, between: readonly string[], last: string): string {
  const join = (sentences: readonly string[]): string => toPlainLetters([first, ...sentences, last].join(' '));
  const fitting: string[] = [];
  for (const sentence of between) {
    if (measureSms(join([...fitting, sentence])).parts === 1) fitting.push(sentence);
  }
  return join(fitting);
}
