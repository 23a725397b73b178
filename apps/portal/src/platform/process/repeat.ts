import { describeError } from '@portal/domain/error/describe-error';

interface RepeatOptions {
  readonly everyMs: number;
  /** One turn. Turns never overlap: a late one skips the next. */
  readonly work: () => unknown;
  /** Called with a turn's error, once as long as it stays the same. */
  readonly onError: (problem: string) => void;
}

/** Periodic work of this process; work once for all processes is a job of the worker role. */
export interface Repetition {
  /** Resolves when the current turn is over. */
  readonly stop: () => Promise<void>;
}

/** Repeats work until stopped, first after `everyMs`. Does not keep the process alive. */
export function repeat({ everyMs, work, onError }: RepeatOptions): Repetition {
  let turn: Promise<void> | null = null;
  let reported = '';

  function report(error: unknown): void {
    const problem = describeError(error);
    if (problem !== reported) onError(problem);
    reported = problem;
  }
  function noteSuccess(): void {
    reported = '';
  }

  function doTurn(): void {
    if (turn !== null) return;
    try {
      const result = work();
      if (result instanceof Promise) {
        turn = result.then(noteSuccess, report).finally(() => {
          turn = null;
        });
      } else noteSuccess();
    } catch (error) {
      report(error);
    }
  }

  const timer = setInterval(doTurn, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await turn;
    },
  };
}
