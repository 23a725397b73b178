import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layoutBulletinChart } from './bulletin-chart.ts';
import { CHART_QUANTITIES } from './bulletin-document.ts';

const FRAME = { width: 720, height: 190, left: 40, top: 20, bottom: 26, labelWidth: 34 };
const FROM = Date.parse('2026-11-21T20:00:00+07:00') / 1000;

it('stays within its frame with at most six ticks, whatever the values', () => {
  const value = fc.option(fc.double({ min: 0, max: 400, noNaN: true }), { nil: null });
  fc.assert(
    fc.property(
      fc.constantFrom(...CHART_QUANTITIES),
      fc.array(value, { minLength: 3, maxLength: 360 }),
      (quantity, values) => {
        const { ticks, bars, lines, hours, foot } = layoutBulletinChart({ quantity, fromAt: FROM, values }, FRAME);
        const ys = [...bars.map(({ y }) => y), ...lines.flat().map(([, y]) => y), ...ticks.map(({ y }) => y)];
        expect(ys.every((y) => y >= FRAME.top - 0.001 && y <= foot + 0.001)).toBe(true);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(hours.length * FRAME.labelWidth).toBeLessThanOrEqual(FRAME.width + FRAME.labelWidth);
      },
    ),
  );
});

it('has a gap where a value is not known, and no bar where no rain falls', () => {
  const values = [1, 2, null, 3, 4, 5];
  expect(
    layoutBulletinChart({ quantity: 'gust', fromAt: FROM, values }, FRAME).lines.map((line) => line.length),
  ).toEqual([2, 3]);
  const rain = layoutBulletinChart({ quantity: 'rain', fromAt: FROM, values: [0, 1, null, 2] }, FRAME);
  expect([rain.bars.length, rain.lines.length, rain.ticks[0]?.value]).toEqual([2, 0, 0]);
  expect(rain.bars[1]?.height).toBeCloseTo((rain.bars[0]?.height ?? 0) * 2);
});

it('marks midnights and begins temperatures near the lowest', () => {
  const values = Array.from({ length: 30 }, (_, hour) => 20 + (hour % 5));
  const { days, ticks } = layoutBulletinChart({ quantity: 'temperature', fromAt: FROM, values }, FRAME);
  expect(days.map(({ at }) => new Date(at * 1000).toISOString())).toEqual([
    '2026-11-21T17:00:00.000Z',
    '2026-11-22T17:00:00.000Z',
  ]);
  expect([ticks[0]?.value, ticks.at(-1)?.value]).toEqual([20, 24]);
});
