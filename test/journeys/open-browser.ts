import { type Browser, chromium, type Page } from 'playwright-core';

/** Path of the browser found by the test command; tests skip without one. */
export const CHROME_PATH = process.env.CHROME_PATH ?? '';

export const BROWSER_ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // A process per page was a quarter of the time of a page.
  '--renderer-process-limit=1',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** Stops only what hangs: a page on a busy machine takes time. */
const MOST_WAITED_MS = 240_000;

/** Processors draw the pages, and maps most of all: they draw a quarter of the pixels unless a test looks at them. */
const COARSE = { deviceScaleFactor: 0.5 };

const PROBE = '/is-this-caught';

/** Requests an address that no page uses until the request is caught, or until the document may request nothing. */
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
 * Chromium reports that it catches requests before a busy document knows: the next ones pass by. A route set on such a
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
 * A separate Chromium for a test file, without the portal's service worker unless a journey asks for it: some seconds
 * after its load the worker controls a page, and its requests bypass the routes of a journey.
 */
export async function openBrowser(
  extraHTTPHeaders: Readonly<Record<string, string>> = {},
  { textPercent = 100 }: { readonly textPercent?: number } = {},
): Promise<Browser> {
  const textSize = `--blink-settings=defaultFontSize=${Math.round(0.16 * textPercent)}`;
  const browser = await chromium.launch({ executablePath: CHROME_PATH, args: [...BROWSER_ARGUMENTS, textSize] });
  const openContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await openContext({ serviceWorkers: 'block', extraHTTPHeaders, ...COARSE, ...options });
    context.setDefaultTimeout(MOST_WAITED_MS);
    const openPage = context.newPage.bind(context);
    context.newPage = async () => catchAtOnce(await openPage());
    return context;
  };
  return browser;
}
