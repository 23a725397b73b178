import type { Log } from '#platform/log/create-log.ts';

type Stop = () => void | Promise<void>;

export interface Stopper {
  /** What to stop when the process is told to: the latest first. */
  onStop(stop: Stop): void;
}

/** Longest that all of it may take; a part that hangs does not keep the process alive. */
const LONGEST_MS = 15_000;

/** Stops the process in order when it gets SIGTERM or SIGINT; a second signal ends it at once. */
export function createStopper(log: Log): Stopper {
  const stops: Stop[] = [];
  let stopping = false;

  async function stopAll(signal: string): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), LONGEST_MS).unref();
    for (const stop of stops.toReversed()) {
      try {
        await stop();
      } catch (err) {
        log.error({ err }, 'stopping failed');
      }
    }
    log.info('stopped');
    process.exit(0);
  }

  process.on('SIGTERM', (signal) => void stopAll(signal));
  process.on('SIGINT', (signal) => void stopAll(signal));
  return { onStop: (stop) => void stops.push(stop) };
}
