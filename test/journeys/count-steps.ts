import type { Locator, Page } from 'playwright-core';

/** What a reader does to get an answer: touch, type, or look at something. */
export type Step =
  | { readonly tap: (page: Page) => Locator }
  | { readonly type: string }
  | { readonly read: (page: Page) => Locator };

export interface StepCount {
  readonly taps: number;
  /** Scrolls by most of a screen, down or sideways. */
  readonly scrolls: number;
}

/** A thumb scrolls by four fifths of the screen, so that the eye keeps its place. */
const SHARE_OF_SCREEN = 0.8;

/** Scrolls something into view as a thumb would; returns the number of scrolls. */
async function bringToSight(target: Locator): Promise<number> {
  await target.waitFor({ state: 'visible' });
  return target.evaluate((element, share) => {
    const countMoves = (hidden: number, length: number): number => Math.max(0, Math.ceil(hidden / (share * length)));
    let moves = 0;
    const scrollsSideways = (box: Element): boolean =>
      box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX);
    let scroller = element.parentElement;
    while (scroller !== null && !scrollsSideways(scroller)) scroller = scroller.parentElement;
    if (scroller !== null && scroller !== document.documentElement) {
      const [box, seen] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
      moves += countMoves(box.right - seen.right - 1, seen.width) + countMoves(seen.left - box.left - 1, seen.width);
      scroller.scrollLeft += box.right > seen.right ? box.right - seen.right : Math.min(0, box.left - seen.left);
    }
    const { top, bottom } = element.getBoundingClientRect();
    // For something taller than the screen its beginning is enough.
    const hidden = Math.min(bottom, top + innerHeight) - innerHeight;
    const down = countMoves(hidden - 1, innerHeight);
    if (down > 0) scrollBy({ top: hidden, behavior: 'instant' });
    return moves + down;
  }, SHARE_OF_SCREEN);
}

/** Follows a reader's way and counts the steps; throws if a step leads nowhere. */
export async function countSteps(page: Page, steps: readonly Step[]): Promise<StepCount> {
  let [taps, scrolls] = [0, 0];
  for (const step of steps) {
    if ('type' in step) {
      await page.keyboard.type(step.type);
      continue;
    }
    const target = ('tap' in step ? step.tap(page) : step.read(page)).first();
    scrolls += await bringToSight(target);
    if ('read' in step) continue;
    await target.click();
    taps += 1;
    await page.waitForLoadState('load');
  }
  return { taps, scrolls };
}
