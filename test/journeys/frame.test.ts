import { describe, expect, it, onTestFinished } from 'vitest';
import { CAN_BROWSE, usePortal } from './use-portal.ts';

const HUE = { latitude: 16.46, longitude: 107.59 };
/** Longer than the loader waits, which are 400 ms. */
const LONG_MS = 700;

const journey = usePortal();

/** What a page showed over itself until the next one came, which was late. */
async function followLateLink(reducedMotion: 'reduce' | 'no-preference'): Promise<string[]> {
  const page = await journey.browser.newPage({
    reducedMotion,
    viewport: { width: 1280, height: 800 },
  });
  await page.goto(`${journey.portal.origin}/khong-tim-thay`);
  // Stored for the next page: a page that is being left answers no calls.
  await page.evaluate(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const loader = document.querySelector('body > [role="status"]');
      if (loader !== null) {
        seen.push(`${loader.textContent} ${loader.querySelectorAll('svg').length}`);
        // biome-ignore lint/suspicious/noConsole: a page that is being left answers no calls, but this is heard.
        console.info('loader seen');
      }
      sessionStorage.setItem('seen', JSON.stringify(seen));
    }).observe(document.body, { childList: true });
    document.body.append(document.createElement('i'));
  });
  const loaderSeen = page.waitForEvent('console', (message) => message.text() === 'loader seen').catch(() => null);
  onTestFinished(() => journey.portal.resume());
  journey.portal.pause();
  void page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/chinh-sach-bao-mat"]');
    setTimeout(() => link?.click());
  });
  // Without a loader nothing may happen meanwhile.
  await (reducedMotion === 'reduce' ? loaderSeen : page.waitForTimeout(LONG_MS));
  journey.portal.resume();
  await page.waitForURL('**/chinh-sach-bao-mat');
  const seen = await page.evaluate(() => sessionStorage.getItem('seen'));
  const left = await page.locator('body > [role="status"]').count();
  await page.close();
  return [...JSON.parse(seen ?? '["nothing was kept"]'), ...(left === 0 ? [] : ['left over'])];
}

describe.runIf(CAN_BROWSE)('the frame of every page', () => {
  it('shows the logo over a page whose successor is slow, and never over a first one', async () => {
    expect(await followLateLink('reduce')).toEqual(['Đang tải trang… 1']);
  });

  it('shows none where the browser leads over from page to page by itself', async () => {
    expect(await followLateLink('no-preference')).toEqual([]);
  });

  it('asks on a map in its own words, asks the browser only after a tap, and leads to the place', async () => {
    const context = await journey.browser.newContext({ geolocation: HUE, permissions: ['geolocation'] });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (...asked) => {
        document.documentElement.dataset.asked = 'yes';
        ask(...asked);
      };
    });
    await page.goto(`${journey.portal.origin}/radar-map?lang=en`);
    const card = page.getByRole('complementary', { name: 'Weather where you are?' });
    await expect.poll(() => card.isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined();
    await card.getByRole('button', { name: 'Use my location' }).click();
    await page.waitForURL(/\/weather-.*hue.*\/now$/);
    await context.close();
  });

  it('opens the weather map on the place', async () => {
    const context = await journey.browser.newContext({ geolocation: HUE, permissions: ['geolocation'] });
    const page = await context.newPage();
    await page.goto(`${journey.portal.origin}/map`);
    const card = page.locator('[data-island="location-card"]');
    await expect.poll(() => card.isVisible()).toBe(true);
    const moved = page.waitForRequest(
      (request) => request.isNavigationRequest() && /\/map\?place=/.test(request.url()),
    );
    await card.getByRole('button', { name: 'Dùng vị trí của tôi' }).click();
    expect(new URL((await moved).url()).searchParams.get('place')).toContain('hue');
    await context.close();
  });

  it('remembers that the card was put away, and shows it on maps only', async () => {
    const context = await journey.browser.newContext({ geolocation: HUE });
    const page = await context.newPage();
    await page.goto(`${journey.portal.origin}/map`);
    const card = page.locator('[data-island="location-card"]');
    await expect.poll(() => card.isVisible()).toBe(true);
    await card.getByRole('button', { name: 'Để sau' }).click();
    expect(await card.isVisible()).toBe(false);
    const mounted = page.waitForResponse(/mount-location-card/);
    await page.goto(`${journey.portal.origin}/radar-map`);
    await mounted;
    // Nothing may happen: the card is shown as soon as its script has come.
    await page.waitForTimeout(300);
    expect(await card.isVisible()).toBe(false);
    await page.goto(`${journey.portal.origin}/`);
    expect(await card.count()).toBe(0);
    await context.close();
  });

  it.each([
    ['/thoi-tiet-ha-noi/hien-tai', 'with fonts'],
    ['/thoi-tiet-ha-noi/hien-tai', 'without fonts'],
    ['/weather-ha-noi/now', 'with fonts'],
    ['/weather-ha-noi/now', 'without fonts'],
  ])('has on %s %s a header of 68 px, a sidebar of 260 px and content of 1200 px', async (path, fonts) => {
    const page = await journey.browser.newPage();
    if (fonts === 'without fonts') await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto(journey.portal.origin + path);
    for (const width of [360, 1023, 1024, 1279, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { header, aside, content } = await page.evaluate(() => {
        const [bar, side] = [document.querySelector('header'), document.querySelector('main aside')];
        const wrap = document.querySelector<HTMLElement>('footer .wrap');
        const { paddingLeft = '', paddingRight = '' } = wrap === null ? {} : getComputedStyle(wrap);
        return {
          header: bar?.getBoundingClientRect().height,
          aside: side?.getBoundingClientRect().width,
          content: (wrap?.clientWidth ?? 0) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        };
      });
      expect(header, `header at ${width}`).toBe(68);
      if (width >= 1024) expect(aside, `sidebar at ${width}`).toBe(260);
      else expect(aside ?? width, `sidebar at ${width}`).toBeGreaterThan(260);
      if (width >= 1280) expect(content, `content at ${width}`).toBe(1200);
    }
    await page.close();
  });

  it('folds the lists of the footer on phones, where keys open them without script, and shows them all on wide screens', async () => {
    const page = await journey.browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.goto(`${journey.portal.origin}/thoi-tiet-ha-noi/hien-tai`);
    const [control, contact] = [page.locator('footer summary'), page.locator('footer a[href="/ve-chung-toi/lien-he"]')];
    const shown = async () => [await control.first().isVisible(), await contact.isVisible()];
    expect(await shown()).toEqual([true, false]);
    const box = await page.locator('footer').boundingBox();
    expect(box?.height ?? 999).toBeLessThan(340);
    await control.first().focus();
    await page.keyboard.press('Enter');
    expect(await shown()).toEqual([true, true]);
    await page.keyboard.press('Enter');
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await shown()).toEqual([false, true]);
    expect(await page.locator('footer nav h2').first().isVisible()).toBe(true);
    await page.close();
  });

  it('ends a page of a place on phones with a strip that leads to the map and one line of news', async () => {
    const page = await journey.browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(`${journey.portal.origin}/thoi-tiet-ha-noi/hien-tai`);
    const strip = page.locator('main aside a[href*="place=ha-noi"]');
    expect((await strip.boundingBox())?.height).toBe(72);
    expect(await strip.innerText()).toMatch(/Mưa lúc này\s+(Hà Nội: |Mở bản đồ)/u);
    expect(
      await page.locator('main aside ol li').evaluateAll((all) => all.filter((li) => li.clientHeight > 0).length),
    ).toBe(1);
    expect(await page.locator('main aside > div:has(h2:text-is("Quanh đây")) li').count()).toBe(4);
    await page.close();
  });

  it('leaves out what the route table leaves out, and offers no app while none is set', async () => {
    const page = await journey.browser.newPage();
    const read = async (path: string) => {
      await page.goto(journey.portal.origin + path);
      return page.evaluate(() =>
        ['header', 'footer', '[data-island="app-offer"]'].map(
          (name) => document.querySelectorAll(`body > ${name}`).length,
        ),
      );
    };
    expect(await read('/')).toEqual([1, 1, 0]);
    expect(await read('/anh-may-ve-tinh')).toEqual([1, 0, 0]);
    expect(await read('/radar-map')).toEqual([1, 0, 0]);
    expect(await read('/api/docs')).toEqual([0, 0, 0]);
    await page.close();
  });
});
