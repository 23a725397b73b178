import { describe, expect, it } from 'vitest';
import { findNextLit, isLitAt } from './daylight.ts';

const toEpoch = (text: string): number => Date.parse(`${text}+07:00`) / 1000;

describe('the hours of images in true colour', () => {
  it.each([
    ['2026-06-21', '06:20', '17:40'],
    ['2026-12-21', '07:20', '16:30'],
    ['2026-03-20', '06:50', '17:20'],
  ])('on %s hold %s and %s, and neither the hour before nor the one after', (day, morning, evening) => {
    expect(isLitAt(toEpoch(`${day}T${morning}:00`))).toBe(true);
    expect(isLitAt(toEpoch(`${day}T${evening}:00`))).toBe(true);
    expect(isLitAt(toEpoch(`${day}T${morning}:00`) - 3600)).toBe(false);
    expect(isLitAt(toEpoch(`${day}T${evening}:00`) + 3600)).toBe(false);
  });

  it('begin again with the next ten minutes in which the whole country is lit', () => {
    const next = findNextLit(toEpoch('2026-11-28T20:03:00'));
    expect(next % 600).toBe(0);
    expect(isLitAt(next)).toBe(true);
    expect(isLitAt(next - 600)).toBe(false);
    expect(next).toBeGreaterThan(toEpoch('2026-11-29T06:30:00'));
    expect(next).toBeLessThan(toEpoch('2026-11-29T07:10:00'));
    const noon = toEpoch('2026-11-28T12:00:00');
    expect(findNextLit(noon)).toBe(noon);
  });
});
