import type { CallApi } from '@portal/contract/call-api';
import { type ClimateOrder, makeClimateBulletin } from '@portal/domain/climate/climate-bulletin';
import { CLIMATE_REGION_IDS } from '@portal/domain/climate/climate-region';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { loadClimate } from './load-climate.tsx';

const NO_CALLS = (async () => ({ ok: false, problem: { errorCode: 'noData' } })) as unknown as CallApi;

/** The section for a query, and the orders it caused. */
async function show(query: Readonly<Record<string, string>>, isKnown = true) {
  const orders: ClimateOrder[] = [];
  const request = makeSampleRequest({ routeId: 'forecast', path: '/forecast', query });
  const climates = CLIMATE_REGION_IDS.map((region) => ({
    region,
    areaKm2: 100,
    normalOf: () => ({ temperatureC: 20, rainMm: 4 }),
    days: new Map(),
  }));
  const { block } = await loadClimate(
    {
      ...request,
      makeClimateBulletin: async (order) => {
        orders.push(order);
        return isKnown ? makeClimateBulletin(order, climates, { now: request.now, isDemo: true }) : null;
      },
    },
    NO_CALLS,
  );
  return { html: renderToStaticMarkup(block), orders };
}

it('shows the bulletin that the query names, and its form says so', async () => {
  const { html, orders } = await show({ kind: '3-months', region: 'south' });
  expect(orders).toMatchObject([{ kind: '3-months', area: 'south' }]);
  expect(html).toContain('Climate bulletin, 3 months');
  expect(html).toContain('<option value="south" selected="">South</option>');
  expect(html).toContain('<option value="3-months" selected="">3 months</option>');
  expect(html).toContain('are not real');
  expect(html).toContain('no forecast for this period');
  expect(html).toContain('Truong Sa');
});

it('shows the usual one for a query that names none, and keeps strange text out of the page', async () => {
  const { html, orders } = await show({ kind: '<script>alert(1)</script>', region: '"><b>', month: '9999-99' });
  expect(orders).toMatchObject([{ kind: '30-days', area: 'country' }]);
  expect(html).not.toContain('alert(1)');
});

it('says so where no bulletin can be made, and still has its form', async () => {
  const { html } = await show({}, false);
  expect(html).toContain('cannot be generated now');
  expect(html).toContain('<select name="kind">');
});
