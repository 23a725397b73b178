import { TOO_MANY_AT_ONCE } from '@portal/content/messages/call-refusal-messages';
import { AppError } from '@portal/contract/errors';

interface MakingLimitOptions {
  /** Concurrent replies per caller. */
  readonly atOnce: number;
  /** Queue length per caller. */
  readonly mostWaiting: number;
  readonly longestWaitMs: number;
}

/** Limits concurrent computation per caller, so that one cannot take the whole server. */
export interface MakingLimit {
  /**
   * Resolves when it is the request's turn, with the function that ends it. Throws `AppError` `unavailable` if the
   * queue is full or the wait too long.
   */
  enter(caller: string): Promise<() => void>;
  /** Requests of all callers that wait now. */
  countWaiting(): number;
  /** Requests refused since the start. */
  countShed(): number;
}

interface Queue {
  making: number;
  readonly waiting: Set<() => void>;
}

const RETRY_SECONDS = 10;
const toRefusal = () => new AppError('unavailable', { detail: TOO_MANY_AT_ONCE, retryAfterSeconds: RETRY_SECONDS });

export function createMakingLimit({ atOnce, mostWaiting, longestWaitMs }: MakingLimitOptions): MakingLimit {
  const queues = new Map<string, Queue>();
  let shed = 0;

  function refuse(): AppError {
    shed += 1;
    return toRefusal();
  }

  function leave(caller: string, queue: Queue): void {
    queue.making -= 1;
    const [next] = queue.waiting;
    if (next !== undefined) next();
    else if (queue.making === 0) queues.delete(caller);
  }

  function begin(caller: string, queue: Queue): () => void {
    queue.making += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      // Lets other callers' waiting requests run first.
      setImmediate(leave, caller, queue);
    };
  }

  function waitForTurn(caller: string, queue: Queue): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.waiting.delete(go);
        reject(refuse());
      }, longestWaitMs);
      function go(): void {
        clearTimeout(timer);
        queue.waiting.delete(go);
        resolve(begin(caller, queue));
      }
      queue.waiting.add(go);
    });
  }

  return {
    async enter(caller) {
      const queue: Queue = queues.get(caller) ?? { making: 0, waiting: new Set() };
      queues.set(caller, queue);
      if (queue.making < atOnce) return begin(caller, queue);
      if (queue.waiting.size >= mostWaiting) throw refuse();
      return waitForTurn(caller, queue);
    },
    countWaiting: () => [...queues.values()].reduce((sum, { waiting }) => sum + waiting.size, 0),
    countShed: () => shed,
  };
}
