import { describe, expect, it } from 'vitest';
import { computeDifference, mixOver, simulateVision } from './color-vision.fixture.ts';

describe('a colour seen without a kind of cones', () => {
  it('stays as it is with all of them, and grey stays grey without any', () => {
    expect(simulateVision('#d8372f', 'usual')).toBe('#d8372f');
    for (const vision of ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const) {
      expect(computeDifference(simulateVision('#808080', vision), '#808080')).toBeLessThan(1);
    }
  });

  it('loses red against green, or blue against yellow, and not the other', () => {
    const difference = (vision: 'deuteranopia' | 'tritanopia', one: string, other: string) =>
      computeDifference(simulateVision(one, vision), simulateVision(other, vision));
    expect(difference('deuteranopia', '#b8860b', '#6b8e23')).toBeLessThan(
      difference('tritanopia', '#b8860b', '#6b8e23') / 2,
    );
    expect(difference('deuteranopia', '#5ba3ea', '#f2d43d')).toBeGreaterThan(40);
  });

  it('is a grey of its luminance without cones', () => {
    expect(simulateVision('#ff0000', 'achromatopsia')).toBe('#7f7f7f');
  });
});

describe('the difference of two colours', () => {
  it('is that of the published pairs of Sharma, Wu and Dalal, as far as a display has them', () => {
    expect(computeDifference('#000000', '#ffffff')).toBeCloseTo(100, 1);
    expect(computeDifference('#ff0000', '#00ff00')).toBeCloseTo(86.61, 1);
    expect(computeDifference('#336699', '#336699')).toBe(0);
  });
});

describe('a colour over a ground', () => {
  it('is the ground where it is clear, and itself where it is not', () => {
    expect([mixOver('#ffffff', '#102030', 0), mixOver('#ffffff', '#102030', 1)]).toEqual(['#102030', '#ffffff']);
    expect(mixOver('#ffffff', '#000000', 0.5)).toBe('#808080');
  });
});
