import type { EpochSeconds } from '@portal/domain/time/epoch';

/** Parts of a moment in UTC as an address may have them. */
const PARTS: Readonly<Record<string, (date: Date) => string>> = {
  yyyy: (date) => String(date.getUTCFullYear()),
  MM: (date) => pad(date.getUTCMonth() + 1),
  dd: (date) => pad(date.getUTCDate()),
  HH: (date) => pad(date.getUTCHours()),
  mm: (date) => pad(date.getUTCMinutes()),
};
const PLACEHOLDER = /\{(\w*)\}/g;
const NAMED_TIME = /(?:^|\D)(\d{4})-?(\d{2})-?(\d{2})[-_T.]?(\d{2}):?(\d{2})(?:\d{2})?Z?(?:\D|$)/;

const pad = (value: number): string => String(value).padStart(2, '0');

/** What is wrong with an address that may hold `{yyyy}{MM}{dd}{HH}{mm}`; null where nothing is: all of them, or none. */
export function findAddressTrouble(address: string): string | null {
  const names = new Set([...address.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
  const unknown = [...names].find((name) => PARTS[name] === undefined);
  if (unknown !== undefined) return `holds {${unknown}}, which is none of {yyyy} {MM} {dd} {HH} {mm}`;
  const missing = Object.keys(PARTS).find((name) => names.size > 0 && !names.has(name));
  return missing === undefined ? null : `lacks {${missing}}`;
}

/** Whether an address names moments, or always the newest frame. */
export function isTimed(address: string): boolean {
  return address.search(PLACEHOLDER) >= 0;
}

/** The address of a moment, in UTC. */
export function toTimedAddress(address: string, at: EpochSeconds): string {
  const date = new Date(at * 1000);
  return address.replace(PLACEHOLDER, (whole, name: string) => PARTS[name]?.(date) ?? whole);
}

/** The moment that a file's name tells in UTC, such as `b13_20260803_0710.png` or `2026-08-03T07:10Z.jpg`; null where it tells none. */
export function findNamedTime(name: string): EpochSeconds | null {
  const [, ...parts] = NAMED_TIME.exec(name) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map(Number);
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const isReal =
    year >= 2000 &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    minute < 60;
  return isReal ? date.getTime() / 1000 : null;
}
