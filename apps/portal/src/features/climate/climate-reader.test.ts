import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';
import { describe, expect, it } from 'vitest';
import { createClimateReader } from './climate-reader.ts';
import type { RegionDay, RegionDaysQuery } from './needs.ts';

const TODAY = Date.parse('2026-11-21T00:00:00+07:00') / 1000;
const ORDER = { kind: '30-days', area: 'country', month: TODAY } as const;

interface Played {
  readonly demo: boolean;
  /** Earlier days are in no archive. */
  readonly knownFrom: number;
}

/** A reader with simulated weather and table. */
function play({ demo, knownFrom }: Played) {
  const asked: RegionDaysQuery[] = [];
  const stored: unknown[][] = [];
  const world = { now: TODAY + 14 * 3600, version: 'a' };
  const reader = createClimateReader({
    database: {
      async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
        if (text.startsWith('insert')) {
          const [days = [], regions = [], warmth = [], rain = []] = values as unknown[][];
          stored.push(...days.map((day, at) => [day, regions[at], warmth[at], rain[at]]));
          return [];
        }
        return stored
          .filter(([day]) => (day as number) >= (values[0] as number))
          .map(([dayAt, region, temperatureC, rainMm]) => ({ dayAt, region, temperatureC, rainMm }) as unknown as Row);
      },
      inTransaction: () => Promise.reject(new Error('not used')),
    },
    clock: () => world.now,
    demo: () => demo,
    version: () => world.version,
    readOutlook: () => null,
    async readRegionDays(query) {
      asked.push(query);
      return query.regions.flatMap(({ region }) =>
        Array.from({ length: query.days }, (_, day): RegionDay => {
          const dayAt = query.from + day * DAY_SECONDS;
          return { region, dayAt, temperatureC: 25, rainMm: 3, isDemo: query.demo };
        }).filter(({ dayAt }) => query.demo || dayAt >= knownFrom),
      );
    },
  });
  return { reader, asked, stored, world };
}

describe('days of a real source', () => {
  it('are stored once they are over, and again only what is missing', async () => {
    const { reader, asked, stored, world } = play({ demo: false, knownFrom: TODAY - 25 * DAY_SECONDS });
    await reader.closeDays();
    expect(stored).toHaveLength(25 * 7);
    expect(asked.every(({ demo }) => !demo)).toBe(true);
    await reader.closeDays();
    expect(stored).toHaveLength(25 * 7);
    world.now = TODAY + DAY_SECONDS + 2 * 3600;
    await reader.closeDays();
    expect(stored).toHaveLength(25 * 7);
    world.now += 3600;
    await reader.closeDays();
    expect(stored).toHaveLength(26 * 7);
    const bulletin = await reader.makeBulletin(ORDER);
    expect(bulletin.past).toMatchObject({ days: 26, analysisDays: 26 });
    expect(bulletin.isDemo).toBe(false);
  });

  it('are not invented where nothing is known', async () => {
    const { reader, stored } = play({ demo: false, knownFrom: TODAY + 100 * DAY_SECONDS });
    await reader.closeDays();
    expect(stored).toEqual([]);
    expect(await reader.makeBulletin(ORDER)).toMatchObject({ past: null, forecast: null, isDemo: false });
  });
});

describe('demonstration', () => {
  it('is computed once a day, never stored, and named', async () => {
    const { reader, asked, stored } = play({ demo: true, knownFrom: TODAY + 100 * DAY_SECONDS });
    const bulletins = await Promise.all([reader.makeBulletin(ORDER), reader.makeBulletin({ ...ORDER, area: 'south' })]);
    expect(bulletins.every(({ isDemo, past }) => isDemo && past?.days === 30)).toBe(true);
    expect(asked).toHaveLength(2);
    await reader.closeDays();
    expect(stored).toEqual([]);
  });

  it('follows a new run', async () => {
    const { reader, asked, world } = play({ demo: true, knownFrom: TODAY });
    await reader.makeBulletin(ORDER);
    world.version = 'b';
    await reader.makeBulletin(ORDER);
    expect(asked.map(({ days }) => days)).toEqual([15, 30, 15]);
  });
});
