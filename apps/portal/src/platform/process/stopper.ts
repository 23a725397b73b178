import { describeError } from '@portal/domain/error/describe-error';

type Stop = () => unknown;

export interface Stopper {
  /** Registers a stop function; the latest runs first. */
  readonly onStop: (stop: Stop) => void;
  /** Registers what a stop without an error waits for first, without a time limit; a second signal ends it. */
  readonly onDrain: (drain: Stop) => void;
  /** True after the first signal: later failures follow from the stop. */
  readonly isStopping: () => boolean;
  readonly stop: (code: number) => Promise<void>;
}

/** Time limit for all stop functions together; a part that hangs does not keep the process alive. */
const LONGEST_MS = 15_000;

/** Stops the process on SIGTERM or SIGINT; a second signal ends it at once. */
export function createStopper(): Stopper {
  const drains: Stop[] = [];
  const stops: Stop[] = [];
  let stopping = false;

  async function stopAll(code: number): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    if (code === 0) for (const drain of drains) await drain();
    setTimeout(() => process.exit(1), LONGEST_MS).unref();
    for (const stop of stops.toReversed()) {
      try {
        await stop();
      } catch (error) {
        process.stderr.write(`while stopping: ${describeError(error)}\n`);
      }
    }
    process.exit(code);
  }

  process.on('SIGTERM', () => void stopAll(0));
  process.on('SIGINT', () => void stopAll(0));
  return {
    onStop: (stop) => void stops.push(stop),
    onDrain: (drain) => void drains.push(drain),
    isStopping: () => stopping,
    stop: stopAll,
  };
}
