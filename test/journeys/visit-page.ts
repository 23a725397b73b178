import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listViolations } from './list-violations.ts';
import { listenForComplaints } from './listen-for-complaints.ts';

/** How many pixels a page is wider than its screen. */
export function measureSideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

export interface Visit {
  readonly url: string;
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
  /** Whether folded content is checked too. */
  readonly opensFolds: boolean;
  /** Whether header, menu and footer, which are the same on every page, are checked too. */
  readonly withFrame?: boolean;
  /** Messages that count as complaints: by default errors and warnings. */
  readonly isMeant?: (message: ConsoleMessage) => boolean;
}

/** A visit without a fault. */
export const FAULTLESS = { complaints: [], violations: [], sideways: 0 };

/**
 * Faults of a page on a screen: in light mode by all rules, in dark mode, where only colours differ, by the rules of
 * colours.
 */
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

/** Tests that a page has no fault on a phone in light mode, and on a desk in dark mode. */
export function testVisits(
  journey: { readonly browser: Browser; readonly portal: { readonly origin: string } },
  path: string,
) {
  it.each([
    ['light', { width: 360, height: 740 }],
    ['dark', { width: 1280, height: 800 }],
  ] as const)('breaks no rule of axe, no policy and no width (%s, %j)', async (colorScheme, viewport) => {
    const visit = { url: journey.portal.origin + path, colorScheme, viewport, opensFolds: true };
    expect(await visitPage(journey.browser, visit)).toEqual(FAULTLESS);
  });
}
