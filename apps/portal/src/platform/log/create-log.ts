import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { toReadableLine } from './readable-line.ts';
import { toSafeLine } from './safe-line.ts';

export type Log = Logger;

interface LogOptions {
  /** Lines for people instead of JSON. */
  readonly readable: boolean;
  /** Where lines go instead of standard output. */
  readonly write?: (line: string) => void;
}

/** Lines wait for each other up to this size or time, so that a request never waits for the pipe. */
const BATCH_BYTES = 8192;
const FLUSH_EVERY_MS = 500;

/** Standard output in batches; what waits is written when the process ends, be it by a bug. */
function openBatchedOutput(): DestinationStream {
  const output = destination({ fd: 1, sync: false, minLength: BATCH_BYTES });
  setInterval(() => output.flush(), FLUSH_EVERY_MS).unref();
  process.once('exit', () => output.flushSync());
  return output;
}

/** Structured log: one JSON object a line, or readable lines. Times are the machine's. */
export function createLog({ readable, write }: LogOptions): Log {
  const options = { base: null, level: 'info', hooks: { streamWrite: toSafeLine } };
  if (!readable && write === undefined) return pino(options, openBatchedOutput());
  const print = write ?? ((line: string) => process.stdout.write(line));
  const stream: DestinationStream = { write: (line) => void print(readable ? toReadableLine(line) : line) };
  return pino(options, stream);
}
