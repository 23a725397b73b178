import { expect, it } from 'vitest';
import {
  CHART_HEIGHT,
  drawChartBand,
  drawChartBars,
  drawChartLine,
  findChartScale,
  findSpanScale,
  toChartY,
} from './draw-limit-chart.ts';

it('has round marks that reach above the highest value and at most six of them', () => {
  for (const most of [0.2, 1.7, 9.9, 12, 24, 61, 180]) {
    const { top, ticks } = findChartScale([most, null]);
    expect(top).toBeGreaterThan(most);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(ticks.at(-1)).toBe(top);
  }
});

it('keeps limit and peak inside the drawing', () => {
  const scale = findChartScale([20, 10]);
  expect(toChartY(20, scale)).toBeGreaterThan(0);
  expect(toChartY(0, scale)).toBe(CHART_HEIGHT);
});

it('breaks line and band where an hour is unknown', () => {
  const scale = findChartScale([2]);
  expect(drawChartLine([1, 1, null, 1], scale).match(/M/g)).toHaveLength(2);
  expect(drawChartLine([null, null], scale)).toBe('');
  expect(drawChartBand([1, 1, null, 1], [2, 2, 2, 2], scale).match(/M/g)).toHaveLength(2);
});

it('draws no bar for a dry or unknown hour', () => {
  expect(drawChartBars([0, null, 3], findChartScale([3])).match(/M/g)).toHaveLength(1);
});

it('begins at nought where values come near it, and below them where they do not', () => {
  expect(findSpanScale([0, 12, null])).toEqual(findChartScale([0, 12]));
  expect(findSpanScale([4, 8.1])).toEqual(findChartScale([4, 8.1]));
  expect(findSpanScale([1004, 1011])).toEqual({ bottom: 1004, top: 1012, ticks: [1004, 1006, 1008, 1010, 1012] });
  expect(findSpanScale([22.4, 33.1])).toEqual({ bottom: 20, top: 35, ticks: [20, 25, 30, 35] });
  const cold = findSpanScale([-3, 6]);
  expect(cold).toMatchObject({ bottom: -5, top: 10 });
  expect(toChartY(-5, cold)).toBe(CHART_HEIGHT);
  expect(toChartY(10, cold)).toBe(0);
  expect(findSpanScale([null])).toEqual(findChartScale([]));
});
