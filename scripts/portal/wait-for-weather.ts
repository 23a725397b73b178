import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 120_000;
const PAUSE_MS = 500;

/** Requests as a page of the portal: programs have a smaller quota. */
async function ask(url: string): Promise<{ readonly basis?: string; readonly items?: readonly unknown[] } | null> {
  const response = await fetch(url, { headers: { 'sec-fetch-site': 'same-origin' } });
  return response.ok ? ((await response.json()) as { basis?: string; items?: unknown[] }) : null;
}

/** Waits until a portal has its first nowcast and has read this many warnings; throws after two minutes. */
export async function waitForWeather(origin: string, warningCount: number): Promise<void> {
  const nowcast = `${origin}/api/v1/weather/map/nowcasting-10minutes?location=ha-noi`;
  for (const since = performance.now(); performance.now() - since < PATIENCE_MS; await sleep(PAUSE_MS)) {
    const hasNowcast = (await ask(nowcast))?.basis === 'radar';
    if (hasNowcast && (await ask(`${origin}/api/v1/warnings`))?.items?.length === warningCount) return;
  }
  throw new Error(`no nowcast or not ${warningCount} warnings within ${PATIENCE_MS / 1000} s`);
}
