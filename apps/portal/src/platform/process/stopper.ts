import { setFlagsFromString } from 'node:v8';
import type { Log } from '#platform/log/create-log.ts';

/** Logs an error that nothing caught, then ends the process: its state cannot be trusted any more. */
export function logCrash(log: Log): void {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'the process ends because of a bug');
    process.exit(1);
  });
}
interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const TENTHS = 10;

/** Tells how far a work is: one line that counts up on a terminal, a line for every tenth anywhere else. */
export function createProgress(screen: Screen, title: string): (share: number) => void {
  let told = -1;
  return (share) => {
    const step = Math.floor(share * (screen.isTTY === true ? 100 : TENTHS));
    if (step <= told) return;
    told = step;
    const percent = Math.floor(share * 100);
    if (screen.isTTY === true) screen.write(`\r${title}… ${percent} %${percent === 100 ? '\n' : ''}`);
    else screen.write(`${title}… ${percent} %\n`);
  };
}
type Stop = () => unknown;

export interface Stopper {
  /** What to stop when the process is told to: the latest first. */
  readonly onStop: (stop: Stop) => void;
  /** True from the first signal on: what fails now fails because of it. */
  readonly isStopping: () => boolean;
  /** Stops the process in order by itself, with this exit code. */
  readonly stop: (code: number) => Promise<void>;
}

/** Longest that all of it may take; a part that hangs does not keep the process alive. */
const LONGEST_MS = 15_000;

/** Stops the process in order when it gets SIGTERM or SIGINT; a second signal ends it at once. */
export function createStopper(): Stopper {
  const stops: Stop[] = [];
  let stopping = false;

  async function stopAll(code: number): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), LONGEST_MS).unref();
    for (const stop of stops.toReversed()) {
      try {
        await stop();
      } catch (error) {
        process.stderr.write(`while stopping: ${error instanceof Error ? error.message : error}\n`);
      }
    }
    process.exit(code);
  }

  process.on('SIGTERM', () => void stopAll(0));
  process.on('SIGINT', () => void stopAll(0));
  return { onStop: (stop) => void stops.push(stop), isStopping: () => stopping, stop: stopAll };
}

/**
 * Two settings of V8 for a process that makes pages all day, each seen in the CPU of a page. Call it before anything is rendered.
 *
 * Objects made at one place of the code are never guessed to live long. While a portal starts, everything that its first
 * pages are made of is still alive at each small collection, so V8 puts such objects among the old ones from then on,
 * where only a full collection frees them: two starts of three then spent a third more on every page.
 *
 * Old objects may grow to three times what the last full collection left. V8 asks for the next one as soon as less room
 * is left than new objects take at most, which by its own reckoning was at once: one every 300 pages, a fourth of their cost.
 */
export function tuneMemory(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString('--heap-growing-percent=200');
}
