import type { Page } from 'playwright-core';

/** Zero at the two decimals of reported shifts: the rest of a word may arrive after its beginning. */
export const MOST_SHIFT = 0.005;

/** Layout shift since the page was opened. */
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
