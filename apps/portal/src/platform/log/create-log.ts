import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { toReadableLine } from './readable-line.ts';

export type Log = Logger;

interface LogOptions {
  /** Lines for people instead of JSON. */
  readonly readable: boolean;
  /** Where lines go instead of standard output. */
  readonly write?: (line: string) => void;
}

/** Structured log: one JSON object a line, or readable lines. Times are the machine's. */
export function createLog({ readable, write }: LogOptions): Log {
  const options = { base: null, level: 'info' };
  if (!readable && write === undefined) return pino(options, destination({ fd: 1, sync: true }));
  const print = write ?? ((line: string) => process.stdout.write(line));
  const stream: DestinationStream = { write: (line) => void print(readable ? toReadableLine(line) : line) };
  return pino(options, stream);
}
