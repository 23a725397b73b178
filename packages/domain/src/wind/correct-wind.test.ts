import { expect, test } from 'vitest';
import { correctWindMs, findWindBias } from './correct-wind.ts';

const BIASES = [-2, -0.5, -0.2, 0, 0.1, 0.4, 2];

test('an ordinary wind loses the bias that was found', () => {
  for (const observed of [3, 5, 6]) {
    for (const forecast of [0.8 * observed, 1.3 * observed])
      expect(correctWindMs(forecast, findWindBias(forecast, observed), 30)).toBeCloseTo(observed, 6);
  }
});

test('no wind becomes negative, passes a stronger one, or exceeds its gust', () => {
  for (const bias of BIASES) {
    let before = -1;
    for (let forecast = 0; forecast <= 40; forecast += 0.1) {
      const corrected = correctWindMs(forecast, bias, 60);
      expect(corrected).toBeGreaterThanOrEqual(before);
      expect(correctWindMs(forecast, bias, 1.2 * forecast)).toBeLessThanOrEqual(1.2 * forecast + 1e-9);
      before = corrected;
    }
  }
});

test('a wind is not raised without a gust, and storm winds stay as the model gives them', () => {
  for (const bias of BIASES) {
    expect(correctWindMs(6, bias, null)).toBeLessThanOrEqual(6);
    for (const storm of [17.2, 25, 60]) expect(correctWindMs(storm, bias, 80)).toBe(storm);
  }
});
