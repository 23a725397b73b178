import type { Browser } from 'playwright-core';
import type { ShownPage } from './shown-pages.table.ts';

const WIDTHS = [360, 768, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;
const LANGUAGES = ['vi', 'en'] as const;
/** What fits a first screen on each width. */
const HEIGHT = 900;

export interface Variant {
  readonly language: 'vi' | 'en';
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly png: Buffer;
  /** Pixels by which the page is wider than the screen. */
  readonly sideways: number;
  /** What the browser complained of. */
  readonly complaints: readonly string[];
}

async function takeVariant(
  browser: Browser,
  url: string,
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
  await page.goto(url, { waitUntil: 'networkidle' });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return { ...size, png, sideways, complaints };
}

/** A page in both languages, both themes and three widths. */
export async function takeVariants(browser: Browser, origin: string, page: ShownPage): Promise<Variant[]> {
  const variants: Variant[] = [];
  for (const language of LANGUAGES) {
    for (const width of WIDTHS) {
      for (const scheme of SCHEMES) {
        variants.push(await takeVariant(browser, origin + page[language], { language, width, scheme }));
      }
    }
  }
  return variants;
}
