import type { Language } from '@portal/domain/language/language';
import { spellNumber } from './spell-number.ts';

type Rule = readonly [pattern: RegExp, spoken: (...parts: string[]) => string];

const DIGIT_LETTERS: readonly Rule[] = [[/(\d)(?=[a-zà-ỹđ])/giu, (_, digit = '') => `${digit} `]];

/** Signs and units before numerals become words; the order counts. */
const SIGNS_VI: readonly Rule[] = [
  [/[“”"]/g, () => ''],
  [/ ?\(([^)]*)\)/g, (_, inside = '') => `, ${inside}`],
  [/(\d{1,2}):(\d{2})/g, (_, hour = '', minute = '') => (minute === '00' ? `${hour} giờ` : `${hour} giờ ${minute}`)],
  [/ giờ (\d{2})(?!\d| giờ| độ| mm| tháng)/g, (_, minute = '') => ` giờ ${minute} phút`],
  [/(\d°?)\s*[–-]\s*(?=[−-]?\d)/g, (_, from = '') => `${from} đến `],
  [/[−-](\d+)°/g, (_, degrees = '') => `âm ${degrees} độ`],
  [/−(?=\d)/g, () => 'âm '],
  [/ [–-] /g, () => ', '],
  [/°C?/g, () => ' độ'],
  [/(\d{1,2})\/(\d{1,2})\/(\d{4})/g, (_, day = '', month = '', year = '') => `${day} tháng ${month} năm ${year}`],
  [/(\d{1,2})\/(\d{1,2})(?![\d/])/g, (_, day = '', month = '') => `${day} tháng ${month}`],
  [/(\d)[.](?=\d{3}(?!\d))/g, (_, digit = '') => digit],
  [/(\d),(?=\d)/g, (_, digit = '') => `${digit} phẩy `],
  [/ mm\b/g, () => ' mi-li-mét'],
  [/ km\/h\b/g, () => ' ki-lô-mét một giờ'],
  [/ km\b/g, () => ' ki-lô-mét'],
  [/%/g, () => ' phần trăm'],
  ...DIGIT_LETTERS,
];

/** A clock time of 24 hours as people say it: `3 p.m.`, `noon`. */
function sayClock(hour: string, minute: string): string {
  const value = Number(hour);
  const shown = value % 12 === 0 ? 12 : value % 12;
  const minutes = Number(minute);
  const past = minutes === 0 ? '' : minutes < 10 ? ` oh ${minutes}` : ` ${minutes}`;
  if (minutes === 0 && value === 12) return 'noon';
  return `${shown}${past} ${value < 12 ? 'a.m.' : 'p.m.'}`;
}

const SIGNS_EN: readonly Rule[] = [
  [/[“”"]/g, () => ''],
  [/ ?\(([^)]*)\)/g, (_, inside = '') => `, ${inside}`],
  [/(\d{1,2}):(\d{2})/g, (_, hour = '', minute = '') => sayClock(hour, minute)],
  [/(\d°?)\s*[–-]\s*(?=[−-]?\d)/g, (_, from = '') => `${from} to `],
  [/[−-](\d+)°/g, (_, degrees = '') => `minus ${degrees} degrees`],
  [/−(?=\d)/g, () => 'minus '],
  [/ [–-] /g, () => ', '],
  [/(?<![\d.])1°C?/g, () => '1 degree'],
  [/(?<![\d.])1 mm\b/g, () => '1 millimetre'],
  [/°C?/g, () => ' degrees'],
  [/(\d),(?=\d{3}(?!\d))/g, (_, digit = '') => digit],
  [/(\d)\.(?=\d)/g, (_, digit = '') => `${digit} point `],
  [/ mm\b/g, () => ' millimetres'],
  [/ km\/h\b/g, () => ' kilometres an hour'],
  [/ km\b/g, () => ' kilometres'],
  [/%/g, () => ' percent'],
  ...DIGIT_LETTERS,
];

const RULES: Readonly<Record<Language, readonly Rule[]>> = { vi: SIGNS_VI, en: SIGNS_EN };

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A text as it is read aloud: numerals, units and signs in words, for readers and for machine voices. */
export function speakText(text: string, language: Language): string {
  const plain = RULES[language].reduce((result, [pattern, spoken]) => result.replace(pattern, spoken), text);
  return plain
    .replace(/(^|(?<![ap]\.m)[.!?] )(\d+)/g, (_, before: string, digits: string) => {
      return before + capitalize(spellNumber(digits, language));
    })
    .replace(/\d+/g, (digits) => spellNumber(digits, language))
    .replace(/([ap]\.m\.)\./g, '$1');
}
