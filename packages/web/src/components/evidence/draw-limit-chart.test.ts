import { expect, it } from 'vitest';
import {
  CHART_HEIGHT,
  drawChartBand,
  drawChartBars,
  drawChartLine,
  findChartScale,
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
