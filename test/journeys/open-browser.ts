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

/** Ends only what hangs: a page on a busy machine takes its time. */
const MOST_WAITED_MS = 240_000;

/**
 * A Chromium of its own for a test file, without the portal's service worker unless a journey asks for it: some seconds after
 * its load a page is the worker's, and what a journey catches on the way to the server then passes it by.
 */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: CHROME_PATH, args: BROWSER_ARGUMENTS });
  const openContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await openContext({ serviceWorkers: 'block', ...options });
    context.setDefaultTimeout(MOST_WAITED_MS);
    return context;
  };
  return browser;
}
