const VNI_MARKS: Readonly<Record<string, string>> = {
  1: '\u0301',
  2: '\u0300',
  3: '\u0309',
  4: '\u0303',
  5: '\u0323',
  6: '\u0302',
  7: '\u031b',
  8: '\u0306',
};
const TELEX_TONES: Readonly<Record<string, string>> = {
  s: '\u0301',
  f: '\u0300',
  r: '\u0309',
  x: '\u0303',
  j: '\u0323',
};
const TELEX_WORD = /^[a-z]*?[aeiouy][a-z]*$/;
/** A tone is a consonant that no Vietnamese word has after its vowels; it is typed there or at the end. */
const TELEX_TONE = /^([^aeiouy]*[aeiouy][^sfrxj]*)([sfrxj])(.*)$/;
const VNI_WORD = /^[a-z]+\d[a-z\d]*$/;

/**
 * Text typed while the keyboard did not put the marks together, as it was meant: Telex `haf nooij` and VNI `ha2 no65i` →
 * `hà nội`, a tone perhaps on another vowel than it is written on. Words that follow neither way of typing stay. Null where nothing changes.
 */
export function undoTypingMethod(text: string): string | null {
  const typed = text.toLowerCase();
  const meant = typed
    .split(/\s+/)
    .map((word) => (VNI_WORD.test(word) ? undoVni(word) : TELEX_WORD.test(word) ? undoTelex(word) : word))
    .join(' ')
    .normalize('NFC');
  return meant === typed ? null : meant;
}

/** The digits name marks, wherever in the word they stand: they are put on the letter before. */
function undoVni(word: string): string {
  let meant = '';
  for (const letter of word) {
    if (letter === '9' && meant.includes('d')) meant = meant.replace('d', 'đ');
    else if (VNI_MARKS[letter] === undefined) meant += letter;
    else meant = putMark(meant, VNI_MARKS[letter]);
  }
  return meant;
}

function undoTelex(word: string): string {
  const [, start, tone, end] = TELEX_TONE.exec(word) ?? [];
  const letters = (tone === undefined ? word : `${start}${end}`)
    .replace(/dd/, 'đ')
    .replace(/([aeo])\1/, '$1\u0302')
    .replace(/uow/, 'u\u031bo\u031b')
    .replace(/aw/, 'a\u0306')
    .replace(/([ou])w/, '$1\u031b');
  return tone === undefined ? letters : putMark(letters, TELEX_TONES[tone] ?? '');
}

/** Puts a mark on the last vowel; search does not mind which of several has it (`toToneKey`). */
function putMark(word: string, mark: string): string {
  return word.replace(/([aeiouy]\p{M}*)([^aeiouy\p{M}]*)$/u, `$1${mark}$2`);
}
