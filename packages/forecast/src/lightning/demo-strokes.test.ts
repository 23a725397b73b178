import { expect, it } from 'vitest';
import { DemoRadar } from '#radar/demo-radar.ts';
import { makeDemoStrokes } from './demo-strokes.ts';

const SPAN = 600;
const radar = new DemoRadar();

/** Strokes of half an hour, as the map shows them. */
function listStrokes(moment: string) {
  const from = Date.parse(moment) / 1000;
  return [0, SPAN, 2 * SPAN].flatMap((later) =>
    makeDemoStrokes(radar.makeFrame(from + later).rainMmh, from + later, SPAN),
  );
}

it('flashes as often as thunderstorms do: now and then on a usual afternoon, some hundred times on the worst', () => {
  const usual = listStrokes('2026-08-03T16:00:00+07:00');
  const worst = listStrokes('2026-08-14T16:00:00+07:00');
  expect(usual.length).toBeGreaterThan(10);
  expect(usual.length).toBeLessThan(300);
  expect(worst.length).toBeGreaterThan(usual.length);
  expect(worst.length).toBeLessThan(1500);
});

it('gives the same strokes of the same moment, each within its ten minutes', () => {
  const moment = '2026-08-14T16:00:00+07:00';
  const from = Date.parse(moment) / 1000;
  const strokes = listStrokes(moment);
  expect(strokes).toEqual(listStrokes(moment));
  expect(strokes.every(({ at }) => at >= from && at < from + 3 * SPAN)).toBe(true);
});
