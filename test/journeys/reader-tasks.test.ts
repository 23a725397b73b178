import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { countSteps, type Step, type StepCount } from './count-steps.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';

interface Task {
  readonly task: string;
  readonly steps: readonly Step[];
  /** What it cost before the design of weather pages and map was redone: none may cost more. */
  readonly before: StepCount;
  /** Scrolls more than before, with the reason. */
  readonly more?: readonly [scrolls: number, reason: string];
}

const openDay: Step = {
  tap: (page) => page.locator('#last-place').getByRole('link', { name: 'Xem cả ngày' }),
};
const openSpan = (name: string): Step => ({
  tap: (page: Page) => page.locator('nav a').filter({ hasText: name }).locator('visible=true'),
});

const TASKS: readonly Task[] = [
  {
    task: 'whether it rains on the way home at six',
    steps: [{ read: (page) => page.locator('#last-place li').filter({ hasText: '18:00' }) }],
    before: { taps: 1, scrolls: 4 },
  },
  {
    task: 'the wind at Côn Đảo on Saturday',
    steps: [
      { tap: (page) => page.locator('[role=combobox], input[type=search]') },
      { type: 'con dao' },
      { tap: (page) => page.locator('[role=option]') },
      openSpan('Nhiều ngày'),
      { tap: (page) => page.locator('main ol a').filter({ hasText: 'Thứ Bảy' }) },
      { read: (page) => page.locator('details[open] dt').filter({ hasText: /^Gió/ }).locator('visible=true') },
    ],
    before: { taps: 4, scrolls: 4 },
    more: [1, 'the tab of the sea, second on coasts, moves the tab of days aside'],
  },
  {
    task: 'when to spray',
    steps: [
      openDay,
      openSpan('Nhà nông'),
      { read: (page) => page.locator('li').filter({ has: page.locator('h3').filter({ hasText: 'Phun thuốc' }) }) },
    ],
    before: { taps: 2, scrolls: 4 },
  },
  {
    task: 'whether a warning is in force',
    steps: [
      { tap: (page) => page.locator('[popovertarget=menu][popovertargetaction=show]') },
      { tap: (page) => page.locator('#menu summary').filter({ hasText: 'Thời tiết' }) },
      { tap: (page) => page.locator('#menu a').filter({ hasText: 'Cảnh báo thiên tai' }) },
      { read: (page) => page.locator('main h1') },
    ],
    before: { taps: 3, scrolls: 0 },
  },
  {
    task: 'how warm it was yesterday',
    steps: [openDay, { read: (page) => page.locator('p').filter({ hasText: 'hôm qua cao nhất' }) }],
    before: { taps: 1, scrolls: 1 },
  },
];

/** What no page answered before: each on the first screen of the page that it leads to. */
const FIRST_SCREEN: readonly { readonly task: string; readonly steps: readonly Step[] }[] = [
  {
    task: 'the waves at Phú Quý',
    steps: [
      { tap: (page) => page.locator('[role=combobox], input[type=search]') },
      { type: 'phu quy' },
      { tap: (page) => page.locator('[role=option]') },
      openSpan('Biển'),
      { read: (page) => page.locator('main p').filter({ hasText: /^Sóng \d[^|]*m/ }) },
    ],
  },
  {
    task: 'whether outdoor workers can work this week',
    steps: [
      openDay,
      openSpan('Ngoài trời'),
      { read: (page) => page.locator('p').filter({ hasText: /^Hôm nay.*việc nặng/ }) },
      { read: (page) => page.locator('main').getByText(/^Nóng nhất 7\sngày: /) },
    ],
  },
];
const MOST_TAPS = 3;

const sum = ({ taps, scrolls }: StepCount): number => taps + scrolls;

describe.runIf(CAN_BROWSE)('a reader with a phone, from the home page', () => {
  // A Wednesday: Saturday is ahead.
  const journey = useSharedPortal({ CLOCK: '2026-08-03T14:10:00+07:00!' });

  it('needs no more taps and scrolls than before for any of five tasks, and fewer for three', async () => {
    const saved: number[] = [];
    for (const { task, steps, before, more = [0] } of TASKS) {
      const page = await journey.browser.newPage({
        viewport: { width: 360, height: 740 },
        locale: 'vi-VN',
        serviceWorkers: 'block',
      });
      await page.goto(journey.portal.origin);
      const count = await countSteps(page, steps);
      expect(sum(count), `${task}: ${count.taps} taps, ${count.scrolls} scrolls`).toBeLessThanOrEqual(
        sum(before) + more[0],
      );
      saved.push(sum(before) - sum(count));
      await page.close();
    }
    expect(saved.filter((steps) => steps > 0).length).toBeGreaterThanOrEqual(3);
  });

  it.each(FIRST_SCREEN)('finds $task on a first screen, at most three taps away', async ({ steps }) => {
    const page = await journey.browser.newPage({
      viewport: { width: 360, height: 740 },
      locale: 'vi-VN',
      serviceWorkers: 'block',
    });
    await page.goto(journey.portal.origin);
    const { taps, scrolls } = await countSteps(page, steps);
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    expect(scrolls).toBe(0);
    await page.close();
  });
});
