import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { sendTrial, type TrialCall, toTrialAddress } from './send-trial.ts';

const call: TrialCall = {
  id: 'placesSearch',
  method: 'GET',
  path: '/api/v1/places/search',
  parameters: [
    { name: 'q', example: 'hue' },
    { name: 'limit', example: '' },
  ],
  body: null,
};

describe('the trial of a call', () => {
  it('leaves empty parameters out and escapes the others', () => {
    expect(toTrialAddress(call, { q: 'Đà Lạt&', limit: '' })).toBe(
      '/api/v1/places/search?q=%C4%90%C3%A0+L%E1%BA%A1t%26',
    );
    expect(toTrialAddress(call, {})).toBe('/api/v1/places/search');
  });

  it('shows status, headers and the reply laid out', async () => {
    const server = createServer((_, response) => {
      response.writeHead(404, { 'content-type': 'application/problem+json', etag: '"x"' }).end('{"status":404}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await sendTrial('GET', origin, null)).toEqual({
      status: '404 Not Found',
      headers: ['etag: "x"'],
      body: '{\n  "status": 404\n}',
    });
    server.close();
    server.closeAllConnections();
    expect(await sendTrial('GET', origin, null)).toBeNull();
  });
});
