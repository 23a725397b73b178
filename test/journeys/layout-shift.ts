import type { Page } from 'playwright-core';

/** Nothing, in the two decimals that shifts are reported with: the rest of a word may come after its beginning. */
export const MOST_SHIFT = 0.005;

/** How much of what was seen has moved since the page was opened. */
export function readShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        const add = (entries: PerformanceEntryList): void => {
          for (const entry of entries) total += (entry as PerformanceEntry & { value: number }).value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        const report = (): void => {
          add(observer.takeRecords());
          resolve(total);
        };
        requestAnimationFrame(() => requestAnimationFrame(report));
      }),
  );
}
