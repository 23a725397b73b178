import { startTestWeb } from '@portal/testing/http/test-web';
import { describe, expect, it } from 'vitest';

const CALL = '/api/v1/weather/now?location=da-lat';
const OWN = { 'sec-fetch-site': 'same-origin' };

describe('the quota of calls without a key', () => {
  it('is 30 a minute for programs, 120 for the portal’s own pages, counted apart', async () => {
    const { get } = await startTestWeb();
    const statuses = async (count: number, headers?: Record<string, string>) =>
      (await Promise.all(Array.from({ length: count }, () => get(CALL, headers)))).map(({ status }) => status);
    expect((await statuses(31)).filter((status) => status === 200)).toHaveLength(30);
    expect((await statuses(121, OWN)).filter((status) => status === 200)).toHaveLength(120);
    const refused = await get(CALL);
    expect([refused.status, refused.headers.get('ratelimit-policy')]).toEqual([429, '30;w=60, 250;w=86400']);
    expect((await get(CALL, OWN)).headers.get('ratelimit-policy')).toBe('120;w=60, 2000;w=86400');
    expect((await get('/')).status).toBe(200);
  });

  it('is sent to its caller alone, and asking costs nothing', async () => {
    const { get } = await startTestWeb();
    for (const _ of [1, 2, 3]) await get(CALL);
    for (const _ of [1, 2]) {
      const reply = await get('/api/v1/limits');
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(await reply.json()).toEqual({
        caller: 'guest',
        minute: { used: 3, limit: 30, resetAt: '2024-08-03T10:16:00+07:00' },
        day: { used: 3, limit: 250, resetAt: '2024-08-04T00:00:00+07:00' },
      });
    }
    expect(await (await get('/api/v1/limits', OWN)).json()).toMatchObject({ caller: 'ownPages', minute: { used: 0 } });
    expect((await get(CALL)).headers.get('ratelimit-remaining')).toBeNull();
  });
});

describe('parameters', () => {
  it('that a call does not have are refused by name, also where the reply without them is cached', async () => {
    const { get } = await startTestWeb();
    for (const _ of [1, 2]) await get(CALL);
    const refused = await get(`${CALL}&units=imperial&lang=en`);
    expect(refused.status).toBe(400);
    const { errors } = (await refused.json()) as { errors: { path: string; message: string }[] };
    expect(errors).toEqual([
      { path: 'units', message: 'There is no such parameter; allowed: lat, lng, location, province, district, lang.' },
    ]);
    expect((await get(`${CALL}&displayName=x&ward=y&stationCode=7`)).status).toBe(200);
  });
});

describe('what pages of other sites post', () => {
  const post = (address: string, path: string, headers: Record<string, string>) =>
    fetch(`${address}${path}`, { method: 'POST', headers, body: new URLSearchParams({ to: '/' }), redirect: 'manual' });

  it.each(['/api/settings', '/api/trips', '/api/guest/consultation'])(
    'is refused, and that of the own pages is not: %s',
    async (path) => {
      const { web } = await startTestWeb();
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
        const refused = await post(web.address, path, headers as Record<string, string>);
        expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
        expect(await refused.json()).toMatchObject({ errorCode: 'forbidden' });
      }
      for (const headers of [{}, OWN, { origin: web.address }])
        expect((await post(web.address, path, headers as Record<string, string>)).status).toBe(303);
    },
  );
});
