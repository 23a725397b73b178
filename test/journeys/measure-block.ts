import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** What a block of a decision may add to a page of a place: px at 360, bytes after gzip, and such blocks on one page. */
export const MOST_OF_BLOCK = { height: 250, bytes: 4096, blocks: 2 };
/** Those blocks. */
const IDS = ['storm', 'rain-tide', 'worth'];

/** What a block adds to an open page, and how many such blocks the page has. */
export async function measureBlock(page: Page, id: string) {
  const html = await page.content();
  const section = page.locator(`section[aria-labelledby="${id}"]`);
  const own = await section.evaluate((element) => element.outerHTML);
  const counts = await Promise.all(IDS.map((one) => page.locator(`section[aria-labelledby="${one}"]`).count()));
  return {
    height: (await section.boundingBox())?.height ?? Number.POSITIVE_INFINITY,
    bytes: gzipSync(html).length - gzipSync(html.replace(own, '')).length,
    blocks: counts.filter((count) => count > 0).length,
  };
}
