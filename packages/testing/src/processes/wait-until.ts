import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 240_000;

/** Resolves once a condition holds; throws what was waited for where it does not come. For code that also runs without vitest. */
export async function waitUntil(
  awaited: string,
  holds: () => boolean | Promise<boolean>,
  everyMs = 20,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > until) throw new Error(`${awaited}: not within ${timeoutMs / 1000} s`);
    await sleep(everyMs);
  }
}
