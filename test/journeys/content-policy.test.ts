import { chooseSample } from '@portal/testing/sample/choose-sample';
import { describe, expect, it } from 'vitest';
import { listenForComplaints, listenForStrangers } from './listen-for-complaints.ts';
import { listTablePages } from './table-pages.ts';
import { untilQuiet } from './until-quiet.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';

const OTHER_PATHS = [
  '/weather-ha-noi/now?lite=1',
  '/weather-ha-noi/hourly?view=table',
  '/khong-co-trang-nay',
  '/search?q=da',
];

const journey = useSharedPortal();

describe.runIf(CAN_BROWSE)('the policy of every page', () => {
  it('is obeyed by the page itself, which asks nothing of anybody else', async () => {
    const page = await journey.browser.newPage({ serviceWorkers: 'allow' });
    const complaints = listenForComplaints(page, (message) =>
      /Content.Security.Policy|Trusted|Permissions.Policy|Refused|violates/i.test(message.text()),
    );
    const strangers = listenForStrangers(page, journey.portal.origin);
    // Pages of words are held to it where they are held to axe.
    const pages = chooseSample(
      listTablePages().filter(({ row, language }) => language === 'vi' && row.kind !== 'words'),
      6,
    );
    for (const path of [...pages.map((known) => known.path), ...OTHER_PATHS]) {
      await page.goto(journey.portal.origin + path);
      const row = pages.find((known) => known.path === path)?.row;
      // A guest is led on from there.
      if (row?.access === 'USER') await page.waitForURL('**/login?redirect=*');
      if (row?.id === 'logout') await page.waitForURL(`${journey.portal.origin}/`);
      // Islands wake when they are seen or touched.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      if ((await page.locator('main [data-island]').count()) > 0) await untilQuiet(page);
    }
    expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
  });

  it('stops script that somebody brought in', async () => {
    const page = await journey.browser.newPage();
    await page.goto(`${journey.portal.origin}/`);
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
