import type { NameToken } from './name-token.ts';
import { listNameTokens } from './name-token.ts';

const SHORT_UNITS: Readonly<Record<string, string>> = {
  tp: 'thành phố',
  q: 'quận',
  h: 'huyện',
  tx: 'thị xã',
  tt: 'thị trấn',
  p: 'phường',
  x: 'xã',
  sb: 'sân bay',
};
const SHORT_WITH_NUMBER = /^([qp])(\d{1,2})$/;
const LONGEST_QUERY_WORDS = 12;

/** Words of what somebody typed, short forms written out: `tp vinh` → thành phố vinh, `q1`, `Q.1` → quận 1, `sb` → sân bay. At most 12 words are read. */
export function parsePlaceText(text: string): NameToken[] {
  const typed = listNameTokens(text).slice(0, LONGEST_QUERY_WORDS);
  return typed.flatMap((token, at) => writeOut(token, at < typed.length - 1));
}

function writeOut(token: NameToken, isFollowed: boolean): NameToken[] {
  const [, letter, number] = SHORT_WITH_NUMBER.exec(token.plain) ?? [];
  if (letter !== undefined && number !== undefined) return listNameTokens(`${SHORT_UNITS[letter]} ${number}`);
  const unit = Object.hasOwn(SHORT_UNITS, token.plain) ? SHORT_UNITS[token.plain] : undefined;
  return isFollowed && unit !== undefined ? listNameTokens(unit) : [token];
}

const HEADS = [
  ['thanh', 'pho'],
  ['thi', 'xa'],
  ['thi', 'tran'],
  ['dac', 'khu'],
  ['tinh'],
  ['quan'],
  ['huyen'],
  ['phuong'],
  ['xa'],
];

/** The query without a type word at its head, null where it has none or nothing would be left: units changed type, the names stayed. */
export function findWithoutUnitWord(tokens: readonly NameToken[]): NameToken[] | null {
  const head = HEADS.find((words) => words.every((word, at) => tokens[at]?.plain === word));
  return head === undefined || head.length === tokens.length ? null : tokens.slice(head.length);
}
