import type { Writable } from 'node:stream';
import type { DestinationStream } from 'pino';

/** Output is batched, so that a request costs no system call. */
const BATCH_CHARACTERS = 8192;
const FLUSH_EVERY_MS = 500;
/** Unread output that is held back before lines are dropped. */
const MOST_WAITING = 4 * 1024 * 1024;
const WARN = 40;

/** Standard output, as far as the log needs it. */
export type Output = Pick<Writable, 'write' | 'on' | 'writableLength'>;

/**
 * Batched output that never blocks: whoever reads the log may stall or end without stopping the portal. pino's own
 * destination writes to a pipe on a thread, and a full pipe keeps that thread, so that the process can never end. Lines
 * beyond `MOST_WAITING` are dropped; their number is logged when the reader is back.
 */
export function openBatchedOutput(output: Output = process.stdout): DestinationStream {
  let batch = '';
  let lines = 0;
  let dropped = 0;

  function flush(): void {
    if (batch === '') return;
    if (output.writableLength > MOST_WAITING) {
      dropped += lines;
    } else {
      if (dropped > 0)
        batch += `${JSON.stringify({ level: WARN, time: Date.now(), msg: 'log lines dropped', dropped })}\n`;
      dropped = 0;
      output.write(batch);
    }
    batch = '';
    lines = 0;
  }

  // Nobody reads any more (EPIPE): nobody can be told either.
  output.on('error', () => {});
  setInterval(flush, FLUSH_EVERY_MS).unref();
  process.once('exit', flush);
  return {
    write(line) {
      batch += line;
      lines += 1;
      if (batch.length >= BATCH_CHARACTERS) flush();
    },
  };
}
