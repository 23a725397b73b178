import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** What a block of a decision may add to a page of a place: px at 360, bytes after gzip, and such blocks on one page. */
const MOST_OF_BLOCK = { height: 250, bytes: 4096, blocks: 2 };
/** Those blocks: each answers whether to go, work, dry or protect, and has a page, form or call of its own. */
const IDS = ['storm', 'rain-tide', 'ride', 'heat', 'drying', 'worth'];

type BlockSize = Record<keyof typeof MOST_OF_BLOCK, number>;

/** What a block adds to an open page, and how many such blocks the page has. */
export async function measureBlock(page: Page, id: string): Promise<BlockSize> {
  await page.evaluate(() => document.fonts.ready.then(() => null));
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

/** Measures of a block beyond their limits, or of nothing. */
export const findExcess = (block: BlockSize): Partial<BlockSize> =>
  Object.fromEntries(
    Object.entries(MOST_OF_BLOCK).flatMap(([name, most]) => {
      const value = block[name as keyof BlockSize];
      return value > 0 && value <= most ? [] : [[name, value]];
    }),
  );
