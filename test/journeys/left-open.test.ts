import { describe, expect, it } from 'vitest';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';

const journey = useSharedPortal();

/** A page that was opened at ten past two and that its reader comes back to later. */
async function open(path: string) {
  const page = await journey.browser.newPage();
  await page.clock.setFixedTime('2026-11-21T14:10:00+07:00');
  await page.goto(journey.portal.origin + path);
  await page.evaluate(() => Object.assign(window, { mark: 1 }));
  const comeBack = async (time: string): Promise<void> => {
    await page.clock.setFixedTime(time);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  const isRenewed = (): Promise<boolean> => page.evaluate(() => !('mark' in window));
  /** Whether the page is the same still. Nothing may happen: one that is renewed begins at once. */
  const isLeft = async (): Promise<boolean> => {
    await page.waitForTimeout(500);
    return !(await isRenewed());
  };
  return { page, comeBack, isRenewed, isLeft };
}

describe.runIf(CAN_BROWSE)('a page that was left open', () => {
  it('is loaded anew in another clock hour, not in its own', async () => {
    const { page, comeBack, isRenewed, isLeft } = await open('/thoi-tiet-ha-noi/hien-tai');
    await comeBack('2026-11-21T14:59:59+07:00');
    expect(await isLeft()).toBe(true);
    await comeBack('2026-11-21T15:00:00+07:00');
    await expect.poll(isRenewed).toBe(true);
    await page.close();
  });

  it('is loaded once where the hour changes meanwhile, and again when it comes back from the cache of the browser', async () => {
    const { page, isRenewed, isLeft } = await open('/thoi-tiet-ha-noi/hien-tai');
    const show = (isBack: boolean) =>
      page.evaluate((persisted) => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted })), isBack);
    await page.clock.setFixedTime('2026-11-21T15:00:00+07:00');
    await show(false);
    expect(await isLeft()).toBe(true);
    await show(true);
    await expect.poll(isRenewed).toBe(true);
    await page.close();
  });

  it('is left alone while something is being typed', async () => {
    const { page, comeBack, isLeft } = await open('/');
    await page.getByRole('combobox').first().fill('đà l');
    await comeBack('2026-11-21T18:00:00+07:00');
    expect(await isLeft()).toBe(true);
    await page.close();
  });
});
