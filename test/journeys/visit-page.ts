import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { listViolations } from './list-violations.ts';
import { listenForComplaints } from './listen-for-complaints.ts';

/** By how many pixels a page is wider than its screen. */
export function measureSideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

export interface Visit {
  readonly url: string;
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
  /** Whether what is folded away is held to the same rules. */
  readonly opensFolds: boolean;
  /** Whether header, menu and footer are held to the rules too: they are the same on every page. */
  readonly withFrame?: boolean;
  /** Messages that count as complaints: errors and warnings where it is left out. */
  readonly isMeant?: (message: ConsoleMessage) => boolean;
}

/** A visit without a fault. */
export const FAULTLESS = { complaints: [], violations: [], sideways: 0 };

/** What is wrong with a page on a screen: by day by all rules, in the dark, where nothing but colours differs, by theirs. */
export async function visitPage(browser: Browser, visit: Visit) {
  const { url, colorScheme, viewport, opensFolds, withFrame = false, isMeant } = visit;
  const page = await browser.newPage({ colorScheme, viewport, reducedMotion: 'reduce' });
  const complaints = listenForComplaints(page, isMeant ?? ((message) => /^(error|warning)$/.test(message.type())));
  await page.goto(url);
  if (opensFolds)
    await page.$$eval('main details', (all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true;
    });
  const sideways = await measureSideways(page);
  const violations = await listViolations(page, {
    skipsFrame: !withFrame,
    ...(colorScheme === 'dark' && { rule: 'color-contrast' }),
  });
  await page.close();
  return { complaints, violations, sideways };
}
