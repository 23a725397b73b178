import type { RadarState } from '@portal/forecast/radar/store/open-radar-store';
import { describe, expect, it } from 'vitest';
import { createKindChoice, hasOldFrames } from './evaluation-job.ts';

describe('rain rules while the radar is stale', () => {
  it('wait two minutes for the frames that an outage left unread', () => {
    let elapsedMs = 0;
    const choose = createKindChoice(() => elapsedMs);
    const listRain = (isStale: boolean): boolean[] => {
      const kinds = choose(isStale);
      return (['rain', 'rainChance', 'thunder', 'gust'] as const).map((kind) => kinds.has(kind));
    };
    const waiting = [false, false, false, true];
    const all = [true, true, true, true];

    expect(listRain(true)).toEqual(waiting);
    elapsedMs = 119_000;
    expect(listRain(true)).toEqual(waiting);
    elapsedMs = 120_000;
    expect(listRain(true)).toEqual(all);
    // Frames arrive; the next gap waits again.
    expect(listRain(false)).toEqual(all);
    expect(listRain(true)).toEqual(waiting);
  });
});

describe('frames are too old', () => {
  const NOW = 100_000;
  const seen = (origin: RadarState['origin'], age: number): RadarState => ({
    origin,
    frameAt: NOW - age,
    observed: [NOW - age],
    fullWeightMinutes: 90,
  });
  const isOld = (radar: RadarState | null, satellite: RadarState | null): boolean =>
    hasOldFrames({
      radar: { findState: () => radar, findSatellite: () => satellite },
      findSatellite: () => (satellite !== null && NOW - satellite.frameAt < 3600 ? satellite : null),
      clock: () => NOW,
      demo: () => false,
    } as unknown as Parameters<typeof hasOldFrames>[0]);

  it.each([
    ['where nothing ever came', null, null, false],
    ['of a radar that is silent', seen('radar', 1201), null, true],
    ['of satellites that are silent', null, seen('satellite', 3600), true],
    ['of neither while a radar is fresh', seen('radar', 600), seen('satellite', 7200), false],
    ['of neither while satellites are fresh', null, seen('satellite', 1800), false],
  ] as const)('%s', (_, radar, satellite, expected) => {
    expect(isOld(radar, satellite)).toBe(expected);
  });
});
