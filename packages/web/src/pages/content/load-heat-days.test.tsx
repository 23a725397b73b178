import type { CallApi } from '@portal/contract/call-api';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { loadHeatDays } from './load-heat-days.tsx';

const request = makeSampleRequest({ routeId: 'industry:dien-tu-dien-lanh', path: '/weathercareer/dien-tu-dien-lanh' });

const issued = { source: 'gfs', runAt: null, updatedAt: null, demo: false, sources: {}, estimated: [], credits: [] };

/** Text of the example; per city, high and mean of its days, °C. */
async function format(...days: readonly (readonly [number, number])[]): Promise<string> {
  const call = async (_: unknown, { query }: { query: { location: string } }) => {
    const own = query.location === 'ha-noi' ? days : [[30, 26] as const];
    const reply = {
      issued,
      days: own.map(([temperatureMax, temperatureMean], index) => ({
        date: `2026-08-0${index + 3}`,
        temperatureMax,
        temperatureMean,
      })),
    };
    return { ok: true, reply };
  };
  const { block } = await loadHeatDays(request, call as unknown as CallApi);
  return renderToStaticMarkup(block).replaceAll(/<[^>]+>/g, ' ');
}

it('names the hot days from 35 degrees on', async () => {
  expect(await format([34.9, 30], [35, 31])).toContain('Hanoi: 1 hot day in the next 15, the first on 4 Aug.');
});

it('turns to the cold days, from a mean of 20 degrees down, where none is hot', async () => {
  expect(await format([24, 20.1], [22, 20], [19, 15])).toContain(
    'No hot days anywhere; Hanoi has 2 cold days in the next 15, the first on 4 Aug.',
  );
});

it('says so where it is neither', async () => {
  expect(await format([34.9, 20.1])).toContain('No hot or cold days in the three cities');
});
