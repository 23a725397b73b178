import { brotliDecompressSync } from 'node:zlib';
import { NOW, NOW_PATH, startTestServer } from '@portal/testing/http/test-server';
import { describe, expect, it } from 'vitest';

describe('cached replies', () => {
  it('answers again from memory, with validators and the time left', async () => {
    const { get, world } = await startTestServer();
    const first = await get(NOW_PATH);
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=2700, stale-while-revalidate=60, stale-if-error=3600',
    );
    expect(first.headers.get('last-modified')).toBe(new Date(NOW * 1000).toUTCString());
    expect(first.headers.get('vary')).toBe('Accept-Encoding, Origin');
    world.now += 60;
    const second = await get(NOW_PATH);
    expect(second.headers.get('cache-control')).toBe(
      'public, max-age=2640, stale-while-revalidate=60, stale-if-error=3600',
    );
    expect(await second.text()).toBe(await first.text());
    await get(NOW_PATH);
    expect(world.made).toBe(2);
  });

  it('never caches a reply that lacks a part', async () => {
    const { get, world } = await startTestServer();
    world.streets = 'unavailable';
    for (let time = 1; time <= 3; time += 1) {
      expect((await get('/api/v1/places/search?q=hue')).headers.get('cache-control')).toBe('no-store');
      expect(world.made).toBe(time);
    }
    world.streets = 'on';
    expect((await get('/api/v1/places/search?q=hue')).headers.get('cache-control')).toMatch(/max-age/);
  });

  it('answers 304 to a known tag or date, until the hour or the run changes', async () => {
    const { get, world } = await startTestServer();
    const { headers } = await get(NOW_PATH);
    const etag = headers.get('etag') ?? '';
    const ask = async () => get(NOW_PATH, { headers: { 'if-none-match': etag } });
    const unchanged = await ask();
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('etag')).toBe(etag);
    expect(await unchanged.text()).toBe('');
    const dated = { 'if-modified-since': headers.get('last-modified') ?? '' };
    expect((await get(NOW_PATH, { headers: dated })).status).toBe(304);
    expect((await get(NOW_PATH, { headers: { ...dated, 'if-none-match': '"other"' } })).status).toBe(200);
    world.now = NOW + 45 * 60 - 1;
    expect((await ask()).status).toBe(304);
    world.now += 1;
    expect((await ask()).status).toBe(200);
    world.now = NOW;
    world.version = 'run2';
    expect((await ask()).status).toBe(200);
  });

  it('never answers with another hour, run, language or place', async () => {
    const { get, world } = await startTestServer();
    const ask = async (query: string) =>
      (await (await get(`/api/v1/weather/now?${query}`)).json()) as Record<string, unknown>;
    const queries = [
      'location=da-lat',
      'location=da-lat-1',
      'location=da-la',
      'location=da-lat&lang=en',
      'location=da-lat&lang=vi',
      'province=da-lat',
      'province=da&district=lat',
      'province=da&district=lat&location=da-lat',
      'location=8%3Ada-lat',
    ];
    for (const hour of [0, 1, 24]) {
      for (const version of ['run1', 'run2']) {
        Object.assign(world, { now: NOW + hour * 3600, version });
        for (const query of [...queries, ...queries, ...queries]) {
          expect(await ask(query)).toMatchObject({
            query: Object.fromEntries(new URLSearchParams(query)),
            hour: Math.floor(world.now / 3600),
            version,
          });
        }
      }
    }
    expect(world.made).toBe(queries.length * 2 * 6);
  });

  it('takes the order of parameters and unknown ones for no difference', async () => {
    const { get, world } = await startTestServer();
    await get('/api/v1/weather/now?province=a&district=b&lang=en');
    await get('/api/v1/weather/now?lang=en&district=b&utm_source=x&province=a');
    await get('/api/v1/weather/now?district=b&lang=en&province=a');
    expect(world.made).toBe(2);
  });

  it('lets calls at the same time share one making, and errors be asked anew', async () => {
    const { get, world } = await startTestServer();
    let release = () => {};
    world.wait = new Promise((resolve) => {
      release = resolve;
    });
    const calls = Promise.all([1, 2, 3, 4].map(() => get(NOW_PATH)));
    await expect.poll(() => world.arrived).toBe(4);
    release();
    expect((await calls).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(world.made).toBe(1);
    await get('/api/v1/weather/now?location=unknown');
    await get('/api/v1/weather/now?location=unknown');
    expect(world.made).toBe(3);
  });

  it('makes a reply of ten minutes anew after them, though no radar frame came', async () => {
    const { get, world } = await startTestServer({ changes: 'tenMinutely' });
    const ask = async () => (await get(NOW_PATH)).text();
    for (const [seconds, made] of [
      [0, 1],
      [0, 2],
      [299, 2],
      [300, 3],
    ] as const) {
      world.now = NOW + seconds;
      await ask();
      expect(world.made).toBe(made);
    }
  });

  it('files a reply that was made while the hour turned under the hour that is over', async () => {
    const { get, world } = await startTestServer();
    let release = () => {};
    world.wait = new Promise((resolve) => {
      release = resolve;
    });
    const call = get(NOW_PATH);
    await expect.poll(() => world.arrived).toBe(1);
    world.now = NOW + 3600;
    release();
    await call;
    const later = (await (await get(NOW_PATH)).json()) as { hour: number };
    expect(later.hour).toBe(Math.floor(world.now / 3600));
    expect(world.made).toBe(2);
  });

  it('ends with the next run or the day where the endpoint says so', async () => {
    const { get, world } = await startTestServer();
    const maxAge = async (path: string) =>
      /max-age=(\d+)/.exec((await get(path)).headers.get('cache-control') ?? '')?.[1];
    expect(await maxAge('/api/v1/places/search?q=a')).toBe(String(13 * 3600 + 45 * 60));
    world.nextRunAt = NOW + 600;
    expect(await maxAge('/api/v1/places/search?q=b')).toBe('600');
    expect(await maxAge(NOW_PATH)).toBe('600');
  });

  it('encodes as the caller wishes', async () => {
    const { url, world, get } = await startTestServer();
    await get(NOW_PATH);
    const bodies = await Promise.all(
      ['zstd', 'br', 'gzip', 'identity'].map(async (encoding) => {
        const response = await fetch(`${url}${NOW_PATH}`, { headers: { 'accept-encoding': encoding } });
        expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
        return response.text();
      }),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(world.made).toBe(2);
  });

  it('answers HEAD with the headers of GET', async () => {
    const { app } = await startTestServer();
    const headers = { 'accept-encoding': 'br' };
    await app.inject({ url: NOW_PATH });
    const get = await app.inject({ url: NOW_PATH, headers });
    const head = await app.inject({ method: 'HEAD', url: NOW_PATH, headers });
    expect(head.body).toBe('');
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(get.rawPayload).toString())).toHaveProperty('version', 'run1');
  });
});
