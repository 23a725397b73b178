import type { Browser } from 'playwright-core';
import type { Variant } from './capture-variants.ts';

const SCALE = 0.4;
const STYLE =
  'body{margin:16px;width:max-content;background:#888;font:14px sans-serif}div{display:flex;gap:16px;margin-bottom:24px;align-items:start}figure{margin:0}img{display:block}';

function toFigure({ language, width, scheme, png }: Variant): string {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  return `<figure><figcaption>${language} ${width} ${scheme}</figcaption><img src="${source}" width="${width * SCALE}"></figure>`;
}

/** All variants of a page on one picture, one row per language. */
export async function composeSheet(browser: Browser, variants: readonly Variant[]): Promise<Buffer> {
  const rows = (['vi', 'en'] as const).map((language) => {
    const figures = variants.filter((variant) => variant.language === language).map(toFigure);
    return `<div>${figures.join('')}</div>`;
  });
  const sheet = await browser.newPage({ viewport: { width: 2400, height: 800 } });
  await sheet.setContent(`<style>${STYLE}</style>${rows.join('')}`, { waitUntil: 'load' });
  const png = await sheet.screenshot({ fullPage: true });
  await sheet.close();
  return png;
}
