import { type Browser, chromium, type Page } from 'playwright-core';

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

const PROBE = '/is-this-caught';

/** Asks for an address that no page asks for until that is caught, or until the document may ask for nothing. */
async function waitUntilCaught(page: Page, route: Page['route']): Promise<void> {
  let isCaught = false;
  await route(`**${PROBE}`, (probe) => {
    isCaught = true;
    return probe.fulfill();
  });
  const ask = (address: string): Promise<boolean> =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while ((await page.evaluate(ask, PROBE)) && !isCaught);
}

/**
 * Chromium says that it catches requests before a busy document knows: the next ones pass by. A route that is set on such a
 * document answers once it catches. The next document knows from the beginning.
 */
function catchAtOnce(page: Page): Page {
  const route = page.route.bind(page);
  page.route = async (...wanted) => {
    const isDocument = page.url().startsWith('http');
    if (isDocument) await waitUntilCaught(page, route);
    const caught = await route(...wanted);
    if (isDocument) await page.unroute(`**${PROBE}`);
    return caught;
  };
  return page;
}

/**
 * A Chromium of its own for a test file, without the portal's service worker unless a journey asks for it: some seconds after
 * its load a page is the worker's, and what a journey catches on the way to the server then passes it by.
 */
export async function openBrowser(extraHTTPHeaders: Readonly<Record<string, string>> = {}): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: CHROME_PATH, args: BROWSER_ARGUMENTS });
  const openContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await openContext({ serviceWorkers: 'block', extraHTTPHeaders, ...options });
    context.setDefaultTimeout(MOST_WAITED_MS);
    const openPage = context.newPage.bind(context);
    context.newPage = async () => catchAtOnce(await openPage());
    return context;
  };
  return browser;
}
