import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherDays15 } from '@portal/contract/endpoints/weather';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSharedPortal, type SharedPortal } from './share-portals.ts';
import { PAGES_ARE_BUILT } from './start-portal.ts';

let portal: SharedPortal;

/** Elevation of a place and the mean of its highs and lows over the forecast days. */
async function ask(location: string): Promise<{ elevation: number; temperature: number }> {
  const response = await fetch(`${portal.origin}/api/v1/weather/day/15?location=${location}`, {
    headers: portal.headers,
  });
  const { place, days } = (await response.json()) as EndpointReply<typeof weatherDays15>;
  const extremes = days.flatMap(({ temperatureMin, temperatureMax }) => [temperatureMin ?? NaN, temperatureMax ?? NaN]);
  return {
    elevation: place.elevation ?? Number.NaN,
    temperature: extremes.reduce((sum, value) => sum + value, 0) / extremes.length,
  };
}

describe.skipIf(!PAGES_ARE_BUILT)('the weather of mountains', () => {
  beforeAll(async () => {
    portal = await openSharedPortal();
  });

  it.each([
    ['sa-pa-lao-cai', 'lao-cai-lao-cai'],
    ['fansipan-lao-cai', 'sa-pa-lao-cai'],
    ['tam-dao-phu-tho', 'vinh-yen-phu-tho'],
    ['da-lat-lam-dong', 'phan-thiet-lam-dong'],
    ['ba-na-da-nang', 'hai-chau-da-nang'],
  ])('is as much colder in %s than in %s below as the height between them makes it', async (above, below) => {
    const [high, low] = [await ask(above), await ask(below)];
    const coolerC = low.temperature - high.temperature;
    const expectedC = 0.0065 * (high.elevation - low.elevation);
    expect(expectedC).toBeGreaterThan(4);
    expect(coolerC).toBeGreaterThan(expectedC - 3);
    expect(coolerC).toBeLessThan(expectedC + 3);
  });
});
