interface RepeatOptions {
  readonly everyMs: number;
  /** A turn of it. One that takes longer than `everyMs` has the next one left out: turns never overlap. */
  readonly work: () => unknown;
  /** Called with what a turn threw, once as long as it stays the same trouble. */
  readonly onError: (problem: string) => void;
}

/** Work that a process repeats for itself alone: what must happen once for all processes is a job of the worker role. */
export interface Repetition {
  /** Lets no further turn begin; resolves when the one under way is over. */
  readonly stop: () => Promise<void>;
}

/** Repeats a work until it is stopped, first after `everyMs`. It does not hold the process back from ending. */
export function repeat({ everyMs, work, onError }: RepeatOptions): Repetition {
  let turn: Promise<void> | null = null;
  let reported = '';

  function report(error: unknown): void {
    const problem = error instanceof Error ? error.message : String(error);
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
