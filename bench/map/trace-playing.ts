import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { Figure } from '../measure/figure.ts';
import { countWebgl } from './count-webgl.ts';
import { PHONE, SLOWER } from './phone.ts';

/** An event of Chromium's tracing; times in µs. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** A task of the main thread: start and end (µs), working time and time of its WebGL calls, ms. */
interface Task {
  readonly from: number;
  readonly until: number;
  readonly workedMs: number;
  readonly webglMs: number;
}

const PLAYED_MS = 20_000;
const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'];

/** Tasks of the page's main thread: the one with the marks of its WebGL calls. */
function listTasks(events: readonly TraceEvent[]): Task[] {
  const marks = events.filter(({ name }) => name.startsWith('webgl '));
  const [first] = marks;
  if (first === undefined) throw new Error('the map drew nothing while it played');
  const isOwn = ({ pid, tid }: TraceEvent): boolean => pid === first.pid && tid === first.tid;
  return events
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && isOwn(event))
    .map(({ ts, dur = 0, tdur = dur }) => {
      const within = marks.filter((mark) => isOwn(mark) && mark.ts >= ts && mark.ts <= ts + dur);
      const webglMs = within.reduce((sum, { name }) => sum + Number(name.split(' ')[1]), 0);
      return { from: ts, until: ts + dur, workedMs: tdur / 1000, webglMs };
    });
}

async function openPlaying(page: Page, address: string): Promise<void> {
  await page.addInitScript(countWebgl);
  await page.goto(address);
  await page.waitForSelector('[data-part="map"][data-live]', { timeout: 120_000 });
  await page.waitForFunction(() => document.querySelector('[data-part="status"]')?.textContent === '');
  await page.getByRole('button', { name: 'Để sau' }).click();
  // The first round compiles the shaders, which takes seconds in software WebGL.
  await page.click('[data-part="play"]');
  await sleep(PLAYED_MS);
}

/** The longest tasks of the main thread while a layer plays, on a slowed CPU, after its frames are loaded. */
async function traceLayer(browser: Browser, address: string, name: string): Promise<Figure[]> {
  const page = await browser.newPage(PHONE);
  await openPlaying(page, address);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, { categories: CATEGORIES });
  await sleep(PLAYED_MS);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: TraceEvent[] };
  await page.close();
  const tasks = listTasks(trace.traceEvents);
  const worked = tasks.map(({ workedMs }) => workedMs);
  const ownScript = tasks.map(({ workedMs, webglMs }) => Math.max(workedMs - webglMs, 0));
  const byClock = tasks.map(({ from, until }) => (until - from) / 1000);
  const note = `${tasks.length} tasks of ${PLAYED_MS / 1000} s at ${SLOWER} × slow-down`;
  return [
    { name: `${name}.longest.ms`, value: Math.max(...ownScript), unit: 'ms', budget: { most: 100 }, note },
    { name: `${name}.withWebgl.ms`, value: Math.max(...worked), unit: 'ms', note: 'calls of WebGL counted in' },
    { name: `${name}.byClock.ms`, value: Math.max(...byClock), unit: 'ms', note: 'with what other programs took' },
    { name: `${name}.over50`, value: worked.filter((ms) => ms > 50).length, unit: 'tasks over 50 ms' },
  ];
}

/** Rain while playing, and wind while playing with moving streaks. */
export async function tracePlaying(browser: Browser, origin: string): Promise<Figure[]> {
  const rain = await traceLayer(browser, `${origin}/map`, 'map.task');
  return [...rain, ...(await traceLayer(browser, `${origin}/map?layer=wind`, 'map.wind.task'))];
}
