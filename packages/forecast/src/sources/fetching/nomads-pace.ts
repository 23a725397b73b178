import { setTimeout as sleep } from 'node:timers/promises';

/** NOMADS blocks an address that sends 120 requests a minute: half of that, whatever the sources and their replies. */
const EVERY_MS = 1000;
const PACED_HOST = 'nomads.ncep.noaa.gov';

let nextTurnAtMs = 0;

/**
 * Waits for the next turn of all requests to NOMADS; other hosts, such as an operator's own, set no pace. Rejects when the
 * signal aborts.
 */
export async function awaitTurn(url: string, signal: AbortSignal): Promise<void> {
  if (new URL(url).hostname !== PACED_HOST) return;
  const now = performance.now();
  const turnAtMs = Math.max(now, nextTurnAtMs);
  nextTurnAtMs = turnAtMs + EVERY_MS;
  await sleep(turnAtMs - now, undefined, { signal });
}
