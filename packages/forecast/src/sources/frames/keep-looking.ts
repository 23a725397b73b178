import { setTimeout as sleep } from 'node:timers/promises';

/** How somebody looks for what has come. */
export interface Looking {
  /** Default 5 s. */
  readonly everyMs?: number;
  readonly signal: AbortSignal;
  /** One line about trouble. */
  readonly tell: (problem: string) => void;
}

const EVERY_MS = 5000;

/** Looks again and again until it is stopped; resolves then. What goes wrong is told once as long as it stays the same. */
export async function keepLooking(
  { everyMs = EVERY_MS, signal, tell }: Looking,
  look: () => Promise<void>,
): Promise<void> {
  let told = '';
  while (!signal.aborted) {
    try {
      await look();
      told = '';
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== told) tell(problem);
      told = problem;
    }
    await sleep(everyMs, undefined, { signal }).catch(() => {});
  }
}
