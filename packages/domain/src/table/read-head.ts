import { removeUnseen } from '#language/unseen-characters.ts';
import type { UnitTable } from './units.table.ts';

/** Words of a head: no tone marks and signs, lower case; `m³` is `m3`. */
export function toHeadWords(head: string): string {
  return removeUnseen(head)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đð]/g, 'd')
    .replaceAll('%', ' percent ')
    .replaceAll('°', ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A head that begins with a known name, and the words behind it. */
export interface NamedHead<Key extends string> {
  readonly key: Key;
  /** Words after the name: its unit, as a rule; empty where there are none. */
  readonly rest: string;
}

/** The key whose name a head begins with, the longest name first; null for a head that says nothing to us. */
export function readNamedHead<Key extends string>(
  head: string,
  names: Readonly<Record<Key, readonly string[]>>,
): NamedHead<Key> | null {
  const words = toHeadWords(head).split(' ');
  const keys = Object.keys(names) as Key[];
  for (let end = words.length; end > 0; end--) {
    const name = words.slice(0, end).join(' ');
    const key = keys.find((candidate) => names[candidate].includes(name));
    if (key !== undefined) return { key, rest: words.slice(end).join(' ') };
  }
  return null;
}

const IN_BRACKETS = /[([]([^()[\]]*)[)\]]\s*$/;

/** The unit that a head names at its end: what stands in brackets, else known words behind its name. Empty: it names none. */
export function readHeadUnit(head: string, rest: string, units: UnitTable): string {
  const bracket = IN_BRACKETS.exec(head.trim())?.[1];
  if (bracket !== undefined) return toHeadWords(bracket);
  const words = rest.split(' ');
  for (let from = 0; from < words.length; from++) {
    const unit = words.slice(from).join(' ');
    if (units[unit] !== undefined) return unit;
  }
  return '';
}
