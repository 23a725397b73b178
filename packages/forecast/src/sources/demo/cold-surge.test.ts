import { describe, expect, it } from 'vitest';
import { coldSurge } from './cold-surge.ts';

describe('cold surges', () => {
  const strengths = Array.from({ length: 60_000 }, (_, hour) => coldSurge(hour - 5000));

  it('leave the mean alone', () => {
    const mean = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length;
    expect(Math.abs(mean)).toBeLessThan(0.03);
  });

  it('come fast and go slowly', () => {
    const changes = strengths.slice(1).map((strength, index) => strength - (strengths[index] ?? 0));
    const fastestRise = Math.max(...changes);
    const fastestFall = Math.min(...changes);
    expect(fastestRise).toBeGreaterThan(3 * -fastestFall);
    expect(fastestRise).toBeLessThan(0.3);
  });

  it('reach well beyond one at their strongest', () => {
    expect(Math.max(...strengths)).toBeGreaterThan(1.5);
    expect(Math.min(...strengths)).toBeGreaterThan(-0.6);
  });
});
