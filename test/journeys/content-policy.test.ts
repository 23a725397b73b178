import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROME_PATH, openBrowser } from './open-browser.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';
import { listTablePages } from './table-pages.ts';

const OTHER_PATHS = [
  '/weather-ha-noi/now?lite=1',
  '/weather-ha-noi/hourly?view=table',
  '/khong-co-trang-nay',
  '/search?q=da',
];

let browser: Browser;
let portal: RunningPortal;

describe.skipIf(CHROME_PATH === '' || !PAGES_ARE_BUILT)('the policy of every page', () => {
  beforeAll(async () => {
    [browser, portal] = await Promise.all([openBrowser(), startPortal()]);
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    portal?.stop();
  });

  it('is kept by the page itself, which asks nothing of anybody else', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    const strangers: string[] = [];
    page.on('console', (message) => {
      const isPolicy = /Content.Security.Policy|Trusted|Permissions.Policy|Refused|violates/i.test(message.text());
      if (isPolicy) complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('request', (request) => {
      const own = request.url().startsWith(portal.origin) || /^(?:data|blob):/.test(request.url());
      if (!own) strangers.push(`${page.url()}: ${request.url()}`);
    });
    const paths = [
      ...listTablePages()
        .filter(({ language }) => language === 'vi')
        .map(({ path }) => path),
      ...OTHER_PATHS,
    ];
    for (const path of paths) {
      await page.goto(portal.origin + path);
      // Islands wake when they are seen or touched.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      if ((await page.locator('main [data-island]').count()) > 0) await page.waitForLoadState('networkidle');
    }
    expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
  }, 300_000);

  it('stops script that somebody brought in', async () => {
    const page = await browser.newPage();
    await page.goto(`${portal.origin}/`);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.textContent = 'window.broughtIn = true';
        document.body.append(script);
        document.body.innerHTML = '<img src="x" onerror="window.broughtIn = true">';
      } catch {
        return 'refused';
      }
      return 'broughtIn' in window;
    });
    expect(ran).toBe('refused');
    await page.close();
  });
});
