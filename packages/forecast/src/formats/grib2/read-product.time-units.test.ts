import { describe, expect, it } from 'vitest';
import { addTimeUnits } from './read-product.ts';

const at = (text: string) => Date.parse(text) / 1000;

describe('units of the calendar', () => {
  it.each([
    [3, 1, '2024-01-31T06:00:00Z', '2024-02-29T06:00:00Z'],
    [3, 1, '2023-01-31T06:00:00Z', '2023-02-28T06:00:00Z'],
    [3, -2, '2024-01-15T06:00:00Z', '2023-11-15T06:00:00Z'],
    [4, 1, '2024-02-29T00:00:00Z', '2025-02-28T00:00:00Z'],
    [5, 1, '2026-11-21T00:00:00Z', '2036-11-21T00:00:00Z'],
    [6, 1, '2026-11-21T00:00:00Z', '2056-11-21T00:00:00Z'],
    [7, 1, '2026-11-21T00:00:00Z', '2126-11-21T00:00:00Z'],
  ])('unit %i, %i of them, from %s on end at %s', (unit, count, from, to) => {
    expect(addTimeUnits(at(from), unit, count)).toBe(at(to));
  });

  it('beyond every calendar are no time', () => {
    expect(addTimeUnits(0, 7, 2 ** 31)).toBeNull();
  });
});

it('a unit that the table does not have is no time', () => {
  expect(addTimeUnits(0, 8, 1)).toBeNull();
  expect(addTimeUnits(0, 255, 1)).toBeNull();
});
