import type { Page } from 'playwright-core';

/** A line of text and the lowest contrast between its letters and what is painted behind them. */
export interface LineContrast {
  readonly text: string;
  /** WCAG 2 ratio, 1–21. */
  readonly ratio: number;
}

interface Line {
  readonly text: string;
  readonly colour: readonly [number, number, number];
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Lines of text within a part of the page, with their computed colours. */
async function listLines(page: Page, selector: string): Promise<Line[]> {
  return page.evaluate((within) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const toRgb = (colour: string): [number, number, number] => {
      if (canvas === null) throw new Error('no canvas');
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };
    const lines: Line[] = [];
    for (const part of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (parent === null || text === '' || !parent.checkVisibility({ visibilityProperty: true })) continue;
        // Text for screen readers only is one pixel large.
        if (parent.closest('.visually-hidden, nav') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { x, y, width, height } of range.getClientRects()) {
          if (width < 2 || height < 2) continue;
          const box = { x: x + scrollX, y: y + scrollY, width, height };
          lines.push({ text: text.slice(0, 60), colour: toRgb(getComputedStyle(parent).color), box });
        }
      }
    }
    return lines;
  }, selector);
}

/** Stops all motion and shows or hides the text. As a constructed sheet, because pages forbid style elements. */
function paintText(isPainted: boolean): void {
  const sheet = new CSSStyleSheet();
  const colour = isPainted ? '' : 'color:transparent!important;';
  sheet.replaceSync(`*,*::before,*::after{${colour}animation:none!important;transition:none!important}`);
  document.adoptedStyleSheets = [sheet];
}

async function capture(page: Page, isPainted: boolean): Promise<string> {
  await page.evaluate(paintText, isPainted);
  return (await page.screenshot({ scale: 'css' })).toString('base64');
}

/**
 * The lowest contrast of every line of text within a part of the page, measured on pixels: letters against the same
 * pixels without them. Leaves out lines that are cut off or below the screen, and navigation, which fades where it
 * continues.
 */
export async function measureContrast(page: Page, selector: string): Promise<LineContrast[]> {
  const lines = await listLines(page, selector);
  const [shown, bare] = [await capture(page, true), await capture(page, false)];
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  const reader = await browser.newPage();
  try {
    return await reader.evaluate(readRatios, { shown, bare, lines });
  } finally {
    await reader.close();
  }
}

interface Captured {
  readonly shown: string;
  readonly bare: string;
  readonly lines: readonly Line[];
}

/** Runs in a separate page: only browsers decode pictures here. */
async function readRatios({ shown, bare, lines }: Captured): Promise<LineContrast[]> {
  const open = async (source: string) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
    if (canvas === null) throw new Error('no canvas');
    canvas.drawImage(picture, 0, 0);
    return canvas;
  };
  const [withText, without] = [await open(shown), await open(bare)];
  const toLinear = (value: number): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const toLuminance = (red = 0, green = 0, blue = 0): number =>
    0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
  /** At least half of the ink: the edge of a letter mixes with its neighbours. */
  const isLetter = (a: Uint8ClampedArray, b: Uint8ClampedArray, at: number): boolean =>
    [0, 1, 2].some((channel) => Math.abs((a[at + channel] as number) - (b[at + channel] as number)) > 60);
  // The box of large letters overlaps the lines around it.
  const isOfAnother = (line: Line, x: number, y: number): boolean =>
    lines.some(
      (other) =>
        other !== line &&
        other.box.height < line.box.height &&
        x >= other.box.x - 1 &&
        x <= other.box.x + other.box.width + 1 &&
        y >= other.box.y - 1 &&
        y <= other.box.y + other.box.height + 1,
    );
  return lines.flatMap((line) => {
    const { text, colour, box } = line;
    const ink = toLuminance(...colour);
    const area = [Math.floor(box.x), Math.floor(box.y), Math.ceil(box.width), Math.ceil(box.height)] as const;
    const [letters, ground] = [withText.getImageData(...area).data, without.getImageData(...area).data];
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < ground.length; at += 4) {
      if (!isLetter(letters, ground, at)) continue;
      const pixel = at / 4;
      if (isOfAnother(line, area[0] + (pixel % area[2]), area[1] + Math.floor(pixel / area[2]))) continue;
      const behind = toLuminance(ground[at], ground[at + 1], ground[at + 2]);
      least = Math.min(least, (Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05));
    }
    return Number.isFinite(least) ? [{ text, ratio: Math.round(least * 100) / 100 }] : [];
  });
}
