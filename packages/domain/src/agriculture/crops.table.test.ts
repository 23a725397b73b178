import { expect, test } from 'vitest';
import { CROPS } from './crops.table.ts';

// domain.md §4.1.9, FAO-56 Table 12; for a range at the end of the season its middle.
test.each([
  ['rice', 1.05, 1.2, 0.75],
  ['maize', 0.3, 1.2, 0.475],
  ['vegetables', 0.7, 1.05, 0.95],
] as const)('%s drinks by its coefficients', (id, initial, mid, end) => {
  const { coefficients } = CROPS[id];
  expect([coefficients.initial.value, coefficients.mid.value]).toEqual([initial, mid]);
  expect(Math.abs(coefficients.end.value - end)).toBeLessThan(0.03);
});

test('every figure says how it is founded and where it is from', () => {
  const figures: unknown[] = [];
  JSON.stringify(CROPS, (_key, value) => {
    if (typeof value === 'object' && value !== null && 'basis' in value) figures.push(value);
    return value;
  });
  expect(figures.length).toBeGreaterThan(200);
  for (const figure of figures) {
    expect(figure).toMatchObject({
      value: expect.any(Number),
      basis: expect.stringMatching(/^(found|known|proposed)$/),
      source: expect.stringMatching(/\S{3}/),
    });
  }
});

test('every crop stands under its own name', () => {
  for (const [id, crop] of Object.entries(CROPS)) expect(crop.id).toBe(id);
});
