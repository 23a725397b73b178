import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listViolations } from './list-violations.ts';
import { CHROME_PATH, openBrowser } from './open-browser.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };
/** The posts that the editors wrote, by their addresses. */
const WRITTEN = {
  'thoi-tiet-doi-som': 'date: 2026-11-21 06:00\ncategory: tin-thoi-tiet\nplaces: [ha-noi]',
  'bao-vua-tan': 'date: 2026-11-20 18:00\ncategory: tin-bao\ntitleEn: The storm is over',
  'ngay-mai-moi-dang': 'date: 2026-11-22 06:00\ncategory: tin-bao',
  // The same address as a sample: the editors' post takes its place.
  'doc-ban-tin-bao': 'date: 2026-11-19 06:00\ncategory: tin-bao',
} as const;

let portal: RunningPortal;
let browser: Browser;
let folder = '';

async function read(path: string) {
  const response = await fetch(portal.origin + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const findCanonical = (html: string) =>
  /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
const listTitles = (html: string) => [...html.matchAll(/<h[23][^>]*><a href="\/([^"?]+)/g)].map(([, url]) => url);

function writePosts(): void {
  for (const [url, lines] of Object.entries(WRITTEN)) {
    const english = lines.includes('titleEn') ? '\n<!-- english -->\n\nIt is over.\n' : '';
    writeFileSync(
      join(folder, `${url}.md`),
      `---\ntitle: Bài ${url}\nurl: ${url}\n${lines}\n---\nMưa sương.\n${english}`,
    );
  }
  for (let count = 10; count < 32; count += 1) {
    const lines = `title: Chuyện hồ ${count}\nurl: chuyen-ho-${count}\ncategory: tin-thuy-dien\ndate: 2026-10-${count}`;
    writeFileSync(join(folder, `ho-${count}.md`), `---\n${lines}\n---\nHồ Krông Búk đang tích nước.\n`);
  }
}

describe.skipIf(!PAGES_ARE_BUILT)('the news', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'news-journey-'));
    writePosts();
    portal = await startPortal({ NEWS_DIR: folder });
  });
  afterAll(async () => {
    await portal.stop();
    rmSync(folder, { recursive: true });
  });

  it('are listed ten a page, each page under an address of its own, and no further than there are', async () => {
    const first = await read('/tin-thuy-dien');
    const second = await read('/tin-thuy-dien?page=2');
    expect([listTitles(first.text).length, listTitles(second.text).length]).toEqual([10, 10]);
    // Bundled samples are dated by the clock: some stand between the editors' posts.
    const own = [first, second].flatMap(({ text }) => listTitles(text)).filter((url) => url?.startsWith('chuyen-ho-'));
    expect(own).toEqual(own.map((_, index) => `chuyen-ho-${31 - index}`));
    expect(own.length).toBeGreaterThan(10);
    expect(findCanonical(second.text)).toBe(`${portal.origin}/tin-thuy-dien?page=2`);
    expect(first.text).toContain('href="/tin-thuy-dien?page=2"');
    for (const page of ['4', '0', '-1', 'x', '1e3', '999999999']) {
      expect([page, (await read(`/tin-thuy-dien?page=${page}`)).status]).toEqual([page, 404]);
    }
  });

  it('show a post at its time, not before, and the editors’ post instead of a sample', async () => {
    expect((await read('/ngay-mai-moi-dang')).status).toBe(404);
    expect((await read('/tin-bao')).text).not.toContain('ngay-mai-moi-dang');
    const { text } = await read('/doc-ban-tin-bao');
    expect(text).toContain('Bài doc-ban-tin-bao</h1>');
    expect(text).not.toContain('Bài mẫu đi kèm trang');
  });

  it('try an address like that of a place as a post, and a place stays a place', async () => {
    const { status, text } = await read('/thoi-tiet-doi-som');
    expect([status, findCanonical(text)]).toEqual([200, `${portal.origin}/thoi-tiet-doi-som`]);
    expect(text).toContain('Bài thoi-tiet-doi-som</h1>');
    expect((await read('/thoi-tiet-ha-noi')).headers.get('location')).toBe('/thoi-tiet-ha-noi/hien-tai');
    expect((await read('/thoi-tiet-khong-co-that')).status).toBe(404);
    expect((await read('/weather-nowhere-at-all')).status).toBe(404);
  });

  it('give English readers what is written in English, and say of the rest that it is Vietnamese', async () => {
    const whole = await read('/bao-vua-tan?lang=en');
    expect(whole.text).toContain('The storm is over</h1>');
    expect(whole.text).toContain('hrefLang="en"');
    const summary = await read('/quy-trinh-van-hanh-lien-ho-chua?lang=en');
    expect(summary.text).toContain('This article is in Vietnamese');
    expect(summary.text).not.toContain('hrefLang="en"');
    expect(findCanonical(summary.text)).toBe(`${portal.origin}/quy-trinh-van-hanh-lien-ho-chua`);
    const list = await read('/hurricane-news');
    expect(list.text).toContain('<html lang="en"');
    expect(list.text).toMatch(/lang="vi"><a href="\/doc-ban-tin-bao\?lang=en"/);
    expect(list.text).toContain('20 November 2026');
  });

  it('are found with and without tone marks, page by page', async () => {
    for (const words of ['hồ krông búk', 'HO KRONG BUK']) {
      const first = await read(`/tim-kiem?q=${encodeURIComponent(words)}`);
      expect(first.text).toContain('22 bài có');
      expect(first.text).toContain(`page=2#posts"`);
      const last = await read(`/tim-kiem?q=${encodeURIComponent(words)}&page=3`);
      expect(listTitles(last.text)).toHaveLength(2);
      expect((await read(`/tim-kiem?q=${encodeURIComponent(words)}&page=4`)).status).toBe(404);
    }
  });

  it('name their feeds for people and for programs', async () => {
    for (const [page, feed] of [
      ['/tin-bao', '/rss/tin-bao'],
      ['/news', '/rss/tin-tuc'],
    ] as const) {
      const { text } = await read(page);
      for (const [end, type] of [
        ['xml', 'application/rss+xml'],
        ['atom', 'application/atom+xml'],
      ] as const) {
        expect(text).toContain(`<a href="${feed}.${end}" type="${type}"`);
        expect(text).toMatch(
          new RegExp(`<link rel="alternate" type="${type.replace('+', '\\+')}" href="[^"]*${feed}.${end}"`),
        );
        const shown = await read(`${feed}.${end}`);
        expect([shown.status, shown.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
        expect(shown.text).toContain(`${portal.origin}/bao-vua-tan`);
        expect(shown.text).not.toContain('ngay-mai-moi-dang');
      }
    }
    expect((await read('/rss/khong-co.xml')).status).toBe(404);
  });

  it('name posts to search engines, and of the last two days what is no sample', async () => {
    const posts = await read('/sitemap-posts.xml');
    const listed = [...posts.text.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address);
    expect(listed).toContain(`${portal.origin}/bao-vua-tan?lang=en`);
    expect(listed).not.toContain(`${portal.origin}/doc-ban-tin-bao?lang=en`);
    const news = await read('/sitemap-news.xml');
    expect([...news.text.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address)).toEqual([
      `${portal.origin}/thoi-tiet-doi-som`,
      `${portal.origin}/bao-vua-tan`,
    ]);
  });

  it('stand on the home page, beside the weather and below the page of a trade', async () => {
    expect((await read('/')).text).toContain('<a href="/thoi-tiet-doi-som">');
    expect((await read('/weather-hue/now')).text).toContain('<a href="/bao-vua-tan?lang=en">The storm is over</a>');
    expect((await read('/giai-phap/giai-phap-thuy-dien')).text).toContain('<a href="/chuyen-ho-31">');
    expect((await read('/thoi-tiet-nha-nong-hue/hien-tai')).text).toContain('href="/phoi-lua-trong-mua-mua"');
  });

  it('ask below storm news for a call, and show the form again with what is wrong where no script runs', async () => {
    expect((await read('/tin-bao')).text).toContain('action="/api/guest/stormInform"');
    expect((await read('/tin-thoi-tiet')).text).not.toContain('stormInform');
    const reply = await fetch(`${portal.origin}/api/guest/stormInform`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Nguyễn Thu Hà', numberPhone: '12' }),
      headers: { origin: portal.origin },
    });
    const text = await reply.text();
    expect(reply.status).toBe(400);
    expect(text).toContain('Vui lòng nhập số điện thoại hợp lệ');
    expect(text).toContain('value="Nguyễn Thu Hà"');
  });

  it('count a reader of an article', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile' };
    await fetch(`${portal.origin}/bao-vua-tan`, { headers });
    await fetch(`${portal.origin}/bao-vua-tan`, { headers });
    const most = await read('/api/v1/post/recent?type=mostViewed');
    expect(JSON.parse(most.text).posts).toEqual([expect.objectContaining({ url: 'bao-vua-tan', views: 1 })]);
  });

  describe.skipIf(CHROME_PATH === '')('in a browser', () => {
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(() => browser.close());

    it('lead from a list to an article and on to a related one', async () => {
      const page = await browser.newPage({ viewport: PHONE });
      await page.goto(`${portal.origin}/tin-bao`);
      await page.locator('#main article a').first().click();
      await page.waitForURL(`${portal.origin}/bao-vua-tan`);
      expect(await page.locator('h1').textContent()).toBe('Bài bao-vua-tan');
      await page.locator('section[aria-labelledby=related] article a').first().click();
      await page.waitForURL((url) => url.pathname !== '/bao-vua-tan');
      expect(await page.locator('#main article h1').count()).toBe(1);
      await page.goBack();
      expect(await page.locator('h1').textContent()).toBe('Bài bao-vua-tan');
      await page.close();
    });

    it.each([
      ['/tin-tuc', '/news'],
      ['/doc-muc-nuoc-ho-mua-can', '/doc-muc-nuoc-ho-mua-can?lang=en'],
      ['/tin-bao', '/hurricane-news'],
      ['/cuoc-song-troi-viet', '/newspapers-write-about-us'],
      ['/du-bao-thoi-tiet', '/du-bao-thoi-tiet?lang=en'],
      ['/du-bao-khi-tuong-thuy-van', '/du-bao-thoi-tiet-2026-11-21-07?lang=en'],
      ['/info_landingpage', '/info-landingpage'],
      ['/tim-kiem?q=mưa', '/search?q=mua&page=2'],
    ])('break no rule of axe on %s by day and %s in the dark', async (vi, en) => {
      for (const [path, colorScheme, viewport] of [
        [vi, 'light', PHONE],
        [en, 'dark', DESK],
      ] as const) {
        const page = await browser.newPage({ colorScheme, viewport, reducedMotion: 'reduce' });
        await page.goto(portal.origin + path);
        expect([path, await listViolations(page)]).toEqual([path, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        await page.close();
      }
    });
  });
});
