import type { Language } from '@portal/domain/language/language';

const VI = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const;

/** The ones after tens: `mốt`, `tư`, `lăm`. */
const VI_AFTER_TENS: Readonly<Record<number, string>> = { 1: 'mốt', 4: 'tư', 5: 'lăm' };

const at = (words: readonly string[], index: number): string => words[index] ?? '';

function spellTensVi(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  if (tens === 0) return at(VI, ones);
  if (tens === 1) return ones === 0 ? 'mười' : `mười ${ones === 5 ? 'lăm' : at(VI, ones)}`;
  return `${at(VI, tens)} mươi${ones === 0 ? '' : ` ${VI_AFTER_TENS[ones] ?? at(VI, ones)}`}`;
}

function spellHundredsVi(value: number, isPart: boolean): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  if (hundreds === 0 && !isPart) return spellTensVi(rest);
  const head = `${at(VI, hundreds)} trăm`;
  if (rest === 0) return head;
  return rest < 10 ? `${head} linh ${at(VI, rest)}` : `${head} ${spellTensVi(rest)}`;
}

function spellVi(value: number): string {
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
  if (thousands === 0) return spellHundredsVi(rest, false);
  return `${spellHundredsVi(thousands, false)} nghìn${rest === 0 ? '' : ` ${spellHundredsVi(rest, true)}`}`;
}

const EN = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
] as const;
const EN_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

function spellHundredsEn(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const ones = rest % 10;
  const tail =
    rest < 20 ? at(EN, rest) : `${at(EN_TENS, Math.floor(rest / 10))}${ones === 0 ? '' : `-${at(EN, ones)}`}`;
  if (hundreds === 0) return tail;
  return `${at(EN, hundreds)} hundred${rest === 0 ? '' : ` and ${tail}`}`;
}

function spellEn(value: number): string {
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
  if (thousands === 0) return spellHundredsEn(rest);
  const tail = rest === 0 ? '' : rest < 100 ? ` and ${spellHundredsEn(rest)}` : ` ${spellHundredsEn(rest)}`;
  return `${spellHundredsEn(thousands)} thousand${tail}`;
}

/** A whole number below a million in words: `hai mươi mốt`, `twenty-one`; longer ones digit by digit. */
export function spellNumber(digits: string, language: Language): string {
  const names: readonly string[] = language === 'vi' ? VI : EN;
  if (digits.length > 6) return [...digits].map((digit) => at(names, Number(digit))).join(' ');
  return language === 'vi' ? spellVi(Number(digits)) : spellEn(Number(digits));
}

const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
  twenty: 'twentieth',
  thirty: 'thirtieth',
};

/** The English ordinal of a day of the month: `twenty-first`. */
export function spellOrdinal(day: number): string {
  return spellHundredsEn(day).replace(/[a-z]+$/, (last) => ORDINALS[last] ?? `${last}th`);
}
