import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { untilQuiet } from '../../test/journeys/until-quiet.ts';
import type { ShownPage } from './shown-pages.table.ts';

const WIDTHS = [320, 360, 768, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;
const LANGUAGES = ['vi', 'en'] as const;
/** Height of the first screen at each width. */
const HEIGHT = 900;

export interface Variant {
  readonly language: 'vi' | 'en';
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly png: Buffer;
  /** Pixels by which the page exceeds the screen's width. */
  readonly sideways: number;
  /** Errors and warnings of the browser. */
  readonly complaints: readonly string[];
}

/** How long a map plays before it is captured: a few frames. */
const PLAYING_MS = 2500;

/** Loads and draws pictures and skies below the first screen as if the reader had scrolled there. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

/** Waits until a map is drawn by WebGL and its frames have loaded. */
async function wakeMap(page: Page, map: NonNullable<ShownPage['map']>): Promise<void> {
  await page.waitForSelector('[data-part="map"][data-live]', { timeout: 60_000 });
  await page.waitForFunction(() => document.querySelector('[data-part="status"]')?.textContent === '');
  // The card that offers to locate the reader covers a map until it is answered.
  if (map === 'playing') {
    await page.getByRole('button', { name: /^(Để sau|Not now)$/ }).click();
    await page.click('[data-part="play"]');
  }
  await sleep(PLAYING_MS);
}

async function captureVariant(
  browser: Browser,
  url: string,
  map: ShownPage['map'],
  size: Pick<Variant, 'language' | 'width' | 'scheme'>,
): Promise<Variant> {
  const { width, scheme } = size;
  const page = await browser.newPage({
    viewport: { width, height: HEIGHT },
    colorScheme: scheme,
    serviceWorkers: 'block',
  });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 404')) complaints.push(message.text());
  });
  await page.goto(url);
  await untilQuiet(page);
  await loadPictures(page);
  if (map !== undefined) await wakeMap(page, map);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const png = await page.screenshot({ fullPage: map === undefined });
  await page.close();
  return { ...size, png, sideways, complaints };
}

/** A page in both languages, both themes and four widths. */
export async function captureVariants(browser: Browser, origin: string, page: ShownPage): Promise<Variant[]> {
  const variants: Variant[] = [];
  for (const language of LANGUAGES) {
    for (const width of WIDTHS) {
      for (const scheme of SCHEMES) {
        variants.push(await captureVariant(browser, origin + page[language], page.map, { language, width, scheme }));
      }
    }
  }
  return variants;
}
