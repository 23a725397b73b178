import type { Page } from 'playwright-core';

const QUIET_MS = 700;

/**
 * Resolves when a page has loaded nothing for a while, by its own list of resources: the browser's count of open
 * requests loses some that a service worker answers, and then never reaches zero.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quietMs);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quietMs);
        }).observe({ type: 'resource' });
      }),
    QUIET_MS,
  );
}
