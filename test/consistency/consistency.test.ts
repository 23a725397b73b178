import { describe, expect, it } from 'vitest';
import { PAGES_ARE_BUILT } from '../journeys/start-portal.ts';
import { chooseCases } from './cases/choose-cases.ts';
import { checkClock } from './check-clock.ts';
import { openClock } from './open-clock.ts';

describe.skipIf(!PAGES_ARE_BUILT)('what the portal says of a place', () => {
  it.each(chooseCases(process.env.CONSISTENCY_SEED))(
    'agrees with itself at $clock.name',
    async ({ clock, places }) => {
      const open = await openClock(clock);
      try {
        const { findings } = await checkClock(open, places);
        expect(findings).toEqual([]);
      } finally {
        await open.stop();
      }
    },
    180_000,
  );
});
