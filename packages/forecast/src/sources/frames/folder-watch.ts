import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from '@portal/domain/error/describe-error';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Polls a folder for incoming frames. */
export interface FolderWatch {
  /** Paths of complete files that are new since the last check, by name. Throws if the folder is missing. */
  poll(): string[];
}

/** Names that programs give to unfinished files. */
const UNFINISHED = /^\.|\.(?:part|partial|filepart|tmp|temp|new)$/i;
const OLDEST_MS = 3 * 3_600_000;

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((entry) => !UNFINISHED.test(entry))
      .sort();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Error(`there is no folder ${JSON.stringify(folder)} yet; it is polled again`, { cause: error });
  }
}

/**
 * Watches a folder: a file is complete when its size and time are unchanged for `settleMs`, and new if it was not
 * returned in this state before. Ignores files that neither arrived nor changed in the last three hours, by the file
 * system's own change time, because copies may preserve the producer's. `wallMs` is the machine's clock.
 */
export function createFolderWatch(folder: string, settleMs: number, wallMs: () => number): FolderWatch {
  let seen = new Map<string, { readonly mark: string; readonly sinceMs: number; readonly isAccepted: boolean }>();
  return {
    poll() {
      const now = wallMs();
      const next: typeof seen = new Map();
      const accepted: string[] = [];
      for (const name of listNames(folder)) {
        const facts = statSync(join(folder, name), { throwIfNoEntry: false });
        if (!facts?.isFile() || now - Math.max(facts.mtimeMs, facts.ctimeMs) > OLDEST_MS) continue;
        const mark = `${facts.size} ${facts.mtimeMs}`;
        const before = seen.get(name);
        const sinceMs = before?.mark === mark ? before.sinceMs : now;
        const wasAccepted = before?.mark === mark && before.isAccepted;
        const isWhole = now - facts.mtimeMs >= settleMs || now - sinceMs >= settleMs;
        if (isWhole && !wasAccepted) accepted.push(join(folder, name));
        next.set(name, { mark, sinceMs, isAccepted: wasAccepted || isWhole });
      }
      seen = next;
      return accepted;
    },
  };
}

/** How a folder is polled. */
interface Polling {
  /** Default 5 s. */
  readonly everyMs?: number;
  readonly signal: AbortSignal;
  /** Receives one line per problem. */
  readonly onProblem: (problem: string) => void;
}

const EVERY_MS = 5000;

/** Polls until stopped, then resolves. Reports an unchanged error only once. */
export async function pollUntilStopped(
  { everyMs = EVERY_MS, signal, onProblem }: Polling,
  poll: () => Promise<void>,
): Promise<void> {
  let reported = '';
  while (!signal.aborted) {
    try {
      await poll();
      reported = '';
    } catch (error) {
      const problem = describeError(error);
      if (problem !== reported) onProblem(problem);
      reported = problem;
    }
    await sleep(everyMs, undefined, { signal }).catch(() => {});
  }
}

/** Date parts of an address, in UTC. */
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

/** The fault of an address that may contain `{yyyy}{MM}{dd}{HH}{mm}`; null if it has all of them, or none. */
export function findAddressTrouble(address: string): string | null {
  const names = new Set([...address.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
  const unknown = [...names].find((name) => PARTS[name] === undefined);
  if (unknown !== undefined) return `holds {${unknown}}, which is none of {yyyy} {MM} {dd} {HH} {mm}`;
  const missing = Object.keys(PARTS).find((name) => names.size > 0 && !names.has(name));
  return missing === undefined ? null : `lacks {${missing}}`;
}

/** Whether an address contains a moment, or always returns the newest frame. */
export function isTimed(address: string): boolean {
  return address.search(PLACEHOLDER) >= 0;
}

/** The address of a moment, in UTC. */
export function toTimedAddress(address: string, at: EpochSeconds): string {
  const date = new Date(at * 1000);
  return address.replace(PLACEHOLDER, (whole, name: string) => PARTS[name]?.(date) ?? whole);
}

/**
 * The moment (UTC) in a file name, such as `b13_20260803_0710.png` or `2026-08-03T07:10Z.jpg`; null if there is none.
 */
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
