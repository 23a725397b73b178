import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpCallApi } from './client.ts';

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function listen(status: number, body: string) {
  const seen: { method: string | undefined; url: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, body: text });
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

describe('createHttpCallApi', () => {
  it('asks with the query escaped and hands back the reply', async () => {
    const { origin, seen } = await listen(200, '{"places":[]}');
    const result = await createHttpCallApi(origin)('placesSearch', { query: { q: 'Đà Lạt & Huế', limit: 5 } });
    expect(result).toEqual({ ok: true, reply: { places: [] } });
    expect(new URL(`http://x${seen[0]?.url}`).searchParams.get('q')).toBe('Đà Lạt & Huế');
  });

  it('sends a body as JSON', async () => {
    const { origin, seen } = await listen(200, '{}');
    await createHttpCallApi(origin)('weatherHistory', { query: {}, body: { locations: [{ lat: 1, lng: 2 }] } });
    expect(seen).toEqual([
      { method: 'POST', url: '/api/v1/weather/history', body: '{"locations":[{"lat":1,"lng":2}]}' },
    ]);
  });

  it('hands back the problem that the server states', async () => {
    const { origin } = await listen(404, '{"errorCode":"unknownPlace","status":404}');
    const result = await createHttpCallApi(origin)('weatherNow', { query: { location: 'x' } });
    expect(result).toMatchObject({ ok: false, problem: { errorCode: 'unknownPlace' } });
  });

  it('says that there was no answer instead of throwing', async () => {
    const { origin } = await listen(200, 'not JSON');
    const result = await createHttpCallApi(origin)('placesResolve', { query: { location: 'hue' } });
    expect(result).toMatchObject({ ok: false, problem: { errorCode: 'noAnswer', status: 0 } });
  });

  it('imports nothing that carries schemas', () => {
    const text = readFileSync(new URL('./client.ts', import.meta.url), 'utf8');
    const runtime = [...text.matchAll(/^import (?!type).*from '(.*)'/gm)].map((match) => match[1]);
    expect(runtime).toEqual(['./endpoint-addresses.table.ts']);
  });
});
