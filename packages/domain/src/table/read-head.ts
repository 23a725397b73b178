import { removeUnseen } from '#language/unseen-characters.ts';
import type { UnitTable } from './units.table.ts';

/** Words of a heading: no tone marks and signs, lower case; `m³` is `m3`. */
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

/** A heading that begins with a known name, and the words after it. */
export interface NamedHead<Key extends string> {
  readonly key: Key;
  /** Words after the name, usually its unit; empty if there are none. */
  readonly rest: string;
}

/** The key of the name that a heading begins with, longest name first; null for an unknown heading. */
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

/** The unit at the end of a heading: in brackets, else known words after its name. Empty if there is none. */
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
