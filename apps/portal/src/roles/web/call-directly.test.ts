import { GUEST_CONTEXT } from '@portal/contract/context';
import { toEndpointRoute } from '@portal/contract/endpoint';
import { weatherAqi, weatherMarine, weatherNow } from '@portal/contract/endpoints/weather';
import { AppError } from '@portal/contract/errors';
import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/create-log.ts';
import { createDirectCalls } from './call-directly.ts';

const log = createLog({ readable: false, write: () => undefined });
const query = { lat: 21.03, lng: 107.33 };

function callFailing(error: Error) {
  const fail = () => {
    throw error;
  };
  return createDirectCalls(
    [toEndpointRoute(weatherNow, fail), toEndpointRoute(weatherMarine, fail)],
    log,
  )(GUEST_CONTEXT);
}

describe('the calls of a page', () => {
  it('leave it whole where a place has no waves, and only then', async () => {
    const noWaves = callFailing(new AppError('noData'));
    expect((await noWaves.call(weatherMarine, { query })).ok).toBe(false);
    expect(noWaves.failed()).toBe(false);
    expect((await noWaves.call(weatherNow, { query })).ok).toBe(false);
    expect(noWaves.failed()).toBe(true);
    const broken = callFailing(new TypeError('a bug'));
    await broken.call(weatherMarine, { query });
    expect(broken.failed()).toBe(true);
  });

  it('leave it whole where no source at hand has what is missing', async () => {
    const fail = () => {
      throw new AppError('noData');
    };
    const routes = [toEndpointRoute(weatherAqi, fail), toEndpointRoute(weatherNow, fail)];
    const create = createDirectCalls(routes, log, (variables) => variables.includes('temperature2m'));
    const air = create(GUEST_CONTEXT);
    await air.call(weatherAqi, { query });
    expect(air.failed()).toBe(false);
    await air.call(weatherNow, { query });
    expect(air.failed()).toBe(true);
  });

  it('leave it whole where there is no such place', async () => {
    const { call, failed } = callFailing(new AppError('unknownPlace'));
    expect((await call(weatherNow, { query })).ok).toBe(false);
    expect(failed()).toBe(false);
  });

  it('are answered once for all pages with one stamp, anew with another, and for each page without one', async () => {
    let asked = 0;
    const answer = () => {
      asked += 1;
      return { asked } as never;
    };
    const create = createDirectCalls([toEndpointRoute(weatherNow, answer)], log);
    const ask = async (stamp?: string, lat = 21.03) => {
      await create(GUEST_CONTEXT, stamp).call(weatherNow, { query: { ...query, lat } });
      return asked;
    };
    expect(await ask('run 1')).toBe(1);
    expect(await ask('run 1')).toBe(1);
    expect(await ask('run 1', 16.05)).toBe(2);
    expect(await ask('run 2')).toBe(3);
    expect(await ask()).toBe(4);
    expect(await ask()).toBe(5);
  });

  it('that failed are not shared: each page is cached briefly, and the next one asks again', async () => {
    let asked = 0;
    const fail = () => {
      asked += 1;
      throw new AppError('noData');
    };
    const create = createDirectCalls([toEndpointRoute(weatherNow, fail)], log);
    for (const count of [1, 2]) {
      const page = create(GUEST_CONTEXT, 'run 1');
      await page.call(weatherNow, { query });
      expect([asked, page.failed()]).toEqual([count, true]);
    }
  });
});
