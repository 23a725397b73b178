import { describe, expect, it } from 'vitest';
import { createKindChoice } from './evaluation-job.ts';

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
