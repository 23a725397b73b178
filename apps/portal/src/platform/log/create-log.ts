import { isRecord } from '@portal/domain/data/is-record';
import { maskSecrets } from '@portal/forecast/sources/fetching/fetching';
import { type DestinationStream, type Logger, pino } from 'pino';
import { openBatchedOutput } from './batched-output.ts';

const FINER_THAN_TWO_DECIMALS = /(\d\.\d{2})\d+/g;
const LOGGED_PARAMETERS = new Set(['lat', 'lng', 'lang', 'location', 'province', 'district', 'limit', 'page']);
const PLAIN_VALUE = /^[a-z0-9.-]{1,80}$/i;
const LONGEST_PATH = 200;

function toLoggableParameter(parameter: string): string {
  const [name = '', value = ''] = parameter.split('=', 2);
  if (!LOGGED_PARAMETERS.has(name)) return PLAIN_VALUE.test(name) ? `${name}=*` : '*';
  return `${name}=${PLAIN_VALUE.test(value) ? value : '*'}`;
}

/** A URL for the log: coordinates cut to two decimals, typed values (searches, addresses, names) removed. */
export function toLoggableUrl(url: string): string {
  const mark = url.indexOf('?');
  const path = (mark < 0 ? url : url.slice(0, mark)).slice(0, LONGEST_PATH);
  const shownPath = /@|%40/.test(path) ? '/*' : path;
  if (mark < 0) return shownPath.replace(FINER_THAN_TWO_DECIMALS, '$1');
  const query = url
    .slice(mark + 1)
    .split('&', 12)
    .map(toLoggableParameter)
    .join('&');
  return `${shownPath}?${query}`.replace(FINER_THAN_TWO_DECIMALS, '$1');
}

const NAMES: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'ERROR',
  60: 'FATAL',
};
const SHOWN_APART = new Set(['level', 'time', 'msg', 'err']);

function parseLine(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** A JSON log line for people: time, level, message, fields; stacks on further lines. */
function toReadableLine(line: string): string {
  const entry = parseLine(line);
  if (entry === null) return line;
  const time = new Date(Number(entry.time)).toTimeString().slice(0, 8);
  const fields = Object.entries(entry)
    .filter(([name]) => !SHOWN_APART.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const head = [time, (NAMES[Number(entry.level)] ?? 'log').padEnd(5), entry.msg ?? '', ...fields].join(' ').trimEnd();
  const stack = isRecord(entry.err) ? `\n${String(entry.err.stack ?? entry.err.message)}` : '';
  return `${head}${stack}\n`;
}

/** Limits texts from files and providers; stacks are much shorter. */
const LONGEST_TEXT = 4000;

function cutTexts(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= LONGEST_TEXT) return value;
  return `${value.slice(0, LONGEST_TEXT)}… (${value.length} characters)`;
}

/** A JSON line without passwords and keys in URLs, with long texts cut. */
function toSafeLine(line: string): string {
  const masked = maskSecrets(line);
  return masked.length <= LONGEST_TEXT ? masked : `${JSON.stringify(JSON.parse(masked), cutTexts)}\n`;
}

export type Log = Logger;

/** Fields of every line, which tell apart the lines of many processes. */
export interface LogOrigin {
  readonly host: string;
  readonly role: string;
  readonly version: string;
}

interface LogOptions {
  /** Absent: lines have no origin. */
  readonly origin?: LogOrigin;
  /** Readable lines instead of JSON. */
  readonly readable: boolean;
  /** Replaces standard output. */
  readonly write?: (line: string) => void;
}

/** Structured log: one JSON object per line, or readable lines. Machine time. */
export function createLog({ readable, write, origin }: LogOptions): Log {
  // People at a terminal know where they are.
  const base = readable || origin === undefined ? null : { ...origin };
  const options = { base, level: 'info', hooks: { streamWrite: toSafeLine } };
  if (!readable && write === undefined) return pino(options, openBatchedOutput());
  if (write === undefined) process.stdout.on('error', () => {});
  const print = write ?? ((line: string) => process.stdout.write(line));
  const stream: DestinationStream = { write: (line) => void print(readable ? toReadableLine(line) : line) };
  return pino(options, stream);
}
