import { describe, expect, it } from 'vitest';
import { findHeroSky } from './home-hero.tsx';

const at = (moment: string) => findHeroSky(Date.parse(`${moment}:00+07:00`) / 1000);

describe('findHeroSky', () => {
  it('goes with the sun of the day, to the minute', () => {
    // Sunrise 06:11, sunset 17:14.
    const skies = ['00:00', '06:09', '06:13', '09:00', '17:12', '17:16', '23:00'].map(
      (clock) => at(`2026-11-23T${clock}`).name,
    );
    expect(skies).toEqual(['clear-night', 'clear-night', 'dawn', 'clear-day', 'dusk', 'clear-night', 'clear-night']);
    expect(at('2026-06-21T18:20').name).toBe('dusk');
  });

  it('has no moon on the night of Tết, a full one at rằm, and none by day', () => {
    expect(at('2026-02-17T00:05').moonPhase).toBeNull();
    expect(at('2026-02-17T20:00').moonPhase).toBeNull();
    expect(at('2026-11-24T22:00').moonPhase).toBeCloseTo(0.5, 1);
    expect(at('2026-11-24T12:00').moonPhase).toBeNull();
  });

  it('shows no moon that is below the horizon', () => {
    expect(at('2026-12-01T20:00').moonPhase).toBeNull();
  });
});
