import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { placesNearest, placesSearch } from '@portal/contract/endpoints/places';
import { matchPath } from '@portal/web/routes/match-path';
import { callSampleApi } from './sample-api.ts';

type ServerDoor = typeof import('@portal/web/server');

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'";
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

async function sendAsset(door: ServerDoor, path: string, response: ServerResponse): Promise<void> {
  const body = await readFile(new URL(`.${path}`, door.clientFolder)).catch(() => null);
  response.writeHead(body === null ? 404 : 200, {
    'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain',
  });
  response.end(body);
}

async function sendApi(url: URL, response: ServerResponse): Promise<void> {
  const endpoint = [placesSearch, placesNearest].find((known) => known.path === url.pathname) ?? placesSearch;
  const result = await callSampleApi(endpoint, { query: Object.fromEntries(url.searchParams) as never });
  response.writeHead(result.ok ? 200 : 503, { 'content-type': 'application/json' });
  response.end(JSON.stringify(result.ok ? result.reply : result.problem));
}

async function sendPage(door: ServerDoor, origin: string, url: URL, response: ServerResponse): Promise<void> {
  const match = matchPath(url.pathname);
  if (match.kind === 'redirect') {
    response.writeHead(301, { location: match.to + url.search }).end();
    return;
  }
  const asked = url.searchParams.get('lang') === 'en' ? 'en' : 'vi';
  const route = match.kind === 'route' ? match : { id: 'not-found', language: 'both' as const, parameters: {} };
  const reply = await door.renderPage(
    {
      routeId: route.id,
      language: route.language === 'both' ? asked : route.language,
      path: url.pathname,
      parameters: route.parameters,
      query: Object.fromEntries(url.searchParams),
      settings: { temperatureUnit: 'C', windUnit: 'kmh', forecastView: 'table' },
      now: 1_795_244_400,
      publicUrl: origin,
      requestId: 'r1',
    },
    callSampleApi,
  );
  if (reply.kind === 'redirect') response.writeHead(reply.status, { location: reply.location }).end();
  else {
    response.writeHead(reply.status, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY });
    response.end(reply.html);
  }
}

/** Serves the built pages on a free local port, under the policy that the portal sends, with fixed answers of the API. */
export async function startPageServer(): Promise<{ readonly origin: string; readonly stop: () => void }> {
  const door = await import('@portal/web/server');
  let origin = '';
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname.startsWith('/assets/')) void sendAsset(door, url.pathname, response);
    else if (url.pathname.startsWith('/api/v1/')) void sendApi(url, response);
    else void sendPage(door, origin, url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
