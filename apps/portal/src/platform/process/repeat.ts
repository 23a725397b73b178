interface RepeatOptions {
  readonly everyMs: number;
  /** What is done; the next turn begins `everyMs` after its end, so that turns never overlap. */
  readonly work: () => unknown;
  /** Called with what a turn threw, once as long as it stays the same trouble. */
  readonly onError: (problem: string) => void;
}

/** Work that a process repeats for itself alone: what must happen once for all processes is a job of the worker role. */
export interface Repetition {
  /** Lets no further turn begin and resolves when the one under way is over. */
  readonly stop: () => Promise<void>;
}

/** Repeats a work until it is stopped, first after `everyMs`. It does not hold the process back from ending. */
export function repeat({ everyMs, work, onError }: RepeatOptions): Repetition {
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();
  let isStopped = false;
  let reported = '';

  async function doTurn(): Promise<void> {
    try {
      await work();
      reported = '';
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== reported) onError(problem);
      reported = problem;
    }
  }

  function schedule(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      turn = doTurn().finally(schedule);
    }, everyMs).unref();
  }
  schedule();

  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await turn;
    },
  };
}
