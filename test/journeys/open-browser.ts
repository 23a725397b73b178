import { type Browser, chromium } from 'playwright-core';

/** Path of the browser that the test command found; tests skip without one. */
export const CHROME_PATH = process.env.CHROME_PATH ?? '';

/** How a browser is started for tests. */
export const BROWSER_ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** A Chromium of its own for a test file. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROME_PATH, args: BROWSER_ARGUMENTS });
}
