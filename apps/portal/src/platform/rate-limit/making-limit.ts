import { TOO_MANY_AT_ONCE } from '@portal/content/messages/call-refusal-messages';
import { AppError } from '@portal/contract/errors';

/**
 * What is made first when more is requested than can be made, and refused last: what people open in a storm, other
 * weather and what is paid for, the rest.
 */
export const RANKS = ['vital', 'weather', 'other'] as const;
export type Rank = (typeof RANKS)[number];

interface MakingLimitOptions {
  /** Concurrent replies per caller. */
  readonly atOnce: number;
  /** Queue length per caller. */
  readonly mostWaiting: number;
  /** Longest wait behind the caller's own requests, and behind others of the same and higher ranks. */
  readonly longestWaitMs: Readonly<Record<Rank, number>>;
}

/** A request that is to be made. */
export interface Asker {
  readonly caller: string;
  readonly rank: Rank;
  /** Whether the client has gone, so that nothing needs to be made any more. */
  readonly isGone?: () => boolean;
}

/**
 * Limits concurrent computation per caller, so that one cannot take the whole server, and begins one reply per turn of
 * the event loop, by rank: between two the loop reads what has arrived and sends what is cached.
 */
export interface MakingLimit {
  /**
   * Resolves when it is the request's turn, with the function that ends it. Throws `AppError` `unavailable` if the
   * queue is full or the wait too long.
   */
  enter(asker: Asker): Promise<() => void>;
  /** Requests of all callers that wait now, by rank. */
  countWaiting(): Readonly<Record<Rank, number>>;
  /** Requests refused since the start, by rank. */
  countShed(): Readonly<Record<Rank, number>>;
}

interface Waiting extends Asker {
  /** Ends the wait, with a refusal or without. */
  readonly settle: (refusal?: AppError) => void;
}

interface Queue {
  making: number;
  readonly waiting: Set<Waiting>;
}

const RETRY_SECONDS = 10;

const toRefusal = () => new AppError('unavailable', { detail: TOO_MANY_AT_ONCE, retryAfterSeconds: RETRY_SECONDS });
const countNone = (): Record<Rank, number> => ({ vital: 0, weather: 0, other: 0 });

type Wait = (waiting: Set<Waiting>, asker: Asker) => Promise<void>;

/** One beginning per turn of the event loop; the others wait, the highest rank first. */
function createLines(wait: Wait) {
  const lines = new Map(RANKS.map((rank) => [rank, new Set<Waiting>()]));
  let hasBegun = false;

  function beginNext(): void {
    const line = [...lines.values()].find(({ size }) => size > 0);
    const [next] = line ?? [];
    hasBegun = next !== undefined;
    if (next === undefined) return;
    setImmediate(beginNext);
    next.settle(next.isGone?.() === true ? toRefusal() : undefined);
  }

  return {
    lists: () => [...lines.values()],
    async enter(asker: Asker): Promise<void> {
      if (hasBegun) return wait(lines.get(asker.rank) ?? new Set(), asker);
      hasBegun = true;
      setImmediate(beginNext);
    },
  };
}

export function createMakingLimit({ atOnce, mostWaiting, longestWaitMs }: MakingLimitOptions): MakingLimit {
  const queues = new Map<string, Queue>();
  const shed = countNone();
  const lines = createLines(wait);

  function refuse({ rank }: Asker): AppError {
    shed[rank] += 1;
    return toRefusal();
  }

  function wait(waiting: Set<Waiting>, asker: Asker): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (refusal?: AppError): void => {
        clearTimeout(timer);
        waiting.delete(entry);
        if (refusal === undefined) resolve();
        else reject(refusal);
      };
      const entry: Waiting = { ...asker, settle };
      const timer = setTimeout(() => settle(refuse(asker)), longestWaitMs[asker.rank]);
      waiting.add(entry);
    });
  }

  function leave(caller: string, queue: Queue): void {
    const [next] = queue.waiting;
    if (next === undefined) queue.making -= 1;
    else next.settle();
    if (queue.making === 0) queues.delete(caller);
  }

  return {
    async enter(asker) {
      const queue: Queue = queues.get(asker.caller) ?? { making: 0, waiting: new Set() };
      queues.set(asker.caller, queue);
      if (queue.making < atOnce) queue.making += 1;
      else if (queue.waiting.size >= mostWaiting) throw refuse(asker);
      else await wait(queue.waiting, asker);
      let isOver = false;
      const end = (): void => {
        if (isOver) return;
        isOver = true;
        // Lets other callers' waiting requests run first.
        setImmediate(leave, asker.caller, queue);
      };
      try {
        await lines.enter(asker);
      } catch (error) {
        end();
        throw error;
      }
      return end;
    },
    countWaiting: () => {
      const counts = countNone();
      for (const waiting of [...lines.lists(), ...[...queues.values()].map((queue) => queue.waiting)])
        for (const { rank } of waiting) counts[rank] += 1;
      return counts;
    },
    countShed: () => ({ ...shed }),
  };
}
