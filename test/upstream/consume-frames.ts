import { createHttpFetching } from '../../packages/forecast/src/sources/fetching/http-fetching.ts';
import type { FramePull } from '../../packages/forecast/src/sources/frames/frame-pull.ts';
import { type Consumer, PLAYED_NOW, type TrialOptions } from './played-provider.ts';

/** Clocks and callbacks of a pull. */
interface PullParts {
  readonly dataDir: string;
  readonly fetching: ReturnType<typeof createHttpFetching>;
  readonly now: () => number;
  readonly readTimer: () => number;
  readonly chance: () => number;
  readonly onProblem: (line: string) => void;
}

/** Longer than any pause after failures; the portal's clock stands still. */
const PATIENCE_MS = 25 * 3_600_000;

/** A pull that is polled twice per attempt: what a list names is asked for with the next poll. */
export function consumeFrames(
  { dataDir, signal, silenceMs }: TrialOptions,
  open: (parts: PullParts) => FramePull,
  read: Consumer['read'],
): Consumer {
  const lines: string[] = [];
  let timerMs = 0;
  const pull = open({
    dataDir,
    fetching: createHttpFetching({ signal, silenceMs }),
    now: () => PLAYED_NOW,
    readTimer: () => timerMs,
    chance: () => 0.5,
    onProblem: (line) => lines.push(line),
  });
  return {
    async pull() {
      timerMs += PATIENCE_MS;
      await pull.poll();
      await pull.poll();
    },
    read,
    drainLines: () => lines.splice(0),
  };
}
