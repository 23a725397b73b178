import { execFile, execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as client from '../../clients/dist/typescript/troi-viet.ts';
import { buildClients } from '../../scripts/build/build-clients.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

await buildClients();
const {
  BadInputError,
  InvalidKeyError,
  NoAnswerError,
  NotFoundError,
  TooManyRequestsError,
  TroiViet,
  UnavailableError,
} = await import('../../clients/dist/typescript/troi-viet.ts');

const run = promisify(execFile);
const PYTHON = 'python3';
const PYTHON_FOLDER = join(import.meta.dirname, '..', '..', 'clients', 'dist', 'python');

function hasPython(): boolean {
  try {
    execFileSync(PYTHON, ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A server that refuses as often as the test wants, then answers; it notes what it was asked. */
async function startRefusing(status: number, retryAfter: string, refusals: number) {
  const asked: { readonly headers: Readonly<Record<string, unknown>>; readonly url: string }[] = [];
  const server: Server = createServer((request, response) => {
    asked.push({ headers: request.headers, url: request.url ?? '' });
    const isRefused = asked.length <= refusals;
    response.writeHead(isRefused ? status : 200, { 'content-type': 'application/json', 'retry-after': retryAfter });
    const problem = { type: '/problems/too-many-requests', title: 'Too many', status, detail: 'Later', requestId: 'r' };
    response.end(JSON.stringify(isRefused ? { ...problem, errorCode: 'tooManyRequests' } : { provinces: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Python statements with the client at hand; what they print as JSON. */
async function runPython(origin: string, statements: string): Promise<unknown> {
  const program = `import json\nfrom troi_viet import *\nweather = TroiViet(base_url=${JSON.stringify(origin)}, language="en")\n${statements}`;
  const env = { ...process.env, PYTHONPATH: PYTHON_FOLDER, PYTHONDONTWRITEBYTECODE: '1' };
  const { stdout } = await run(PYTHON, ['-W', 'error', '-c', program], { env });
  return JSON.parse(stdout);
}

describe.skipIf(!PAGES_ARE_BUILT)('the clients', () => {
  let portal: RunningPortal;
  let weather: client.TroiViet;

  beforeAll(async () => {
    portal = await startPortal();
    weather = new TroiViet({ baseUrl: portal.origin, language: 'en' });
  });
  afterAll(() => portal?.stop());

  it('in TypeScript answers calls of every kind with types', async () => {
    const { place, now } = await weather.weatherNow({ location: 'ha-noi' });
    expect([place.displayName.main, typeof now.temperature]).toEqual(['Hanoi', 'number']);
    const { hours } = await weather.weatherHours({ lat: 11.94, lng: 108.46, hours: 30, variables: 'temperature,rain' });
    expect([hours.length, Object.keys(hours[0] ?? {})]).toEqual([30, ['at', 'temperature', 'rain']]);
    const { items } = await weather.weatherHistory({ locations: [{ lat: 21.03, lng: 105.85 }] });
    expect(items).toHaveLength(1);
    const { places } = await weather.placesSearch({ q: 'đà lạt', limit: 1 });
    expect(places[0]?.slug).toMatch(/^da-lat/);
    expect(await weather.weatherDays15File('csv', { location: 'ha-noi' })).toMatch(/^date,.*\r\n2026-11-21,/);
  });

  it('in TypeScript throws what the API refuses, by kind, with its problem', async () => {
    const wrong = await weather.weatherNow({ lat: 120, lng: 105 }).catch((error: unknown) => error);
    expect(wrong).toBeInstanceOf(BadInputError);
    expect((wrong as client.TroiVietError).problem).toMatchObject({ errorCode: 'badInput', errors: [{ path: 'lat' }] });
    const lost = weather.weatherNow({ location: 'khong-co-noi-nay' });
    await expect(lost).rejects.toBeInstanceOf(NotFoundError);
    await expect(
      weather.weatherPast({ lat: 21, lng: 105.8, from: '2026-11-20', to: '2026-11-21' }),
    ).rejects.toBeInstanceOf(InvalidKeyError);
    const stranger = new TroiViet({ baseUrl: portal.origin, key: 'tv_live_unknown' });
    await expect(stranger.weatherNow({ location: 'ha-noi' })).rejects.toMatchObject({
      status: 401,
      problem: { errorCode: 'invalidKey' },
    });
  });

  it('in TypeScript waits as Retry-After says, within bounds, and says who it is', async () => {
    const patient = await startRefusing(429, '0', 2);
    const client = new TroiViet({ baseUrl: patient.origin, key: 'k', userAgent: 'my-farm/1.2' });
    expect(await client.placesProvinces()).toEqual({ provinces: [] });
    expect(patient.asked).toHaveLength(3);
    expect(patient.asked[0]?.headers).toMatchObject({
      'x-api-key': 'k',
      'user-agent': expect.stringMatching(/^my-farm\/1\.2 troi-viet-client\/\d/),
    });
    patient.close();
    const busy = await startRefusing(503, '0', 9);
    await expect(new TroiViet({ baseUrl: busy.origin }).placesProvinces()).rejects.toBeInstanceOf(UnavailableError);
    expect(busy.asked).toHaveLength(3);
    busy.close();
    const full = await startRefusing(429, '3600', 9);
    const refused = new TroiViet({ baseUrl: full.origin }).placesProvinces();
    await expect(refused).rejects.toMatchObject({ name: 'TooManyRequestsError', retryAfterSeconds: 3600 });
    await expect(refused).rejects.toBeInstanceOf(TooManyRequestsError);
    expect(full.asked).toHaveLength(1);
    full.close();
    await expect(new TroiViet({ baseUrl: full.origin, retries: 0 }).placesProvinces()).rejects.toBeInstanceOf(
      NoAnswerError,
    );
  });

  it.skipIf(!hasPython())('in Python (3.9 or later is needed here) answers, refuses and waits alike', async () => {
    const replies = await runPython(
      portal.origin,
      `now = weather.weather_now(location="ha-noi")
hours = weather.weather_hours(lat=11.94, lng=108.46, hours=30, variables="temperature,rain")["hours"]
items = weather.weather_history({"locations": [{"lat": 21.03, "lng": 105.85}]})["items"]
csv = weather.weather_days15_file("csv", location="ha-noi")
refused = []
for call in (
    lambda: weather.weather_now(lat=120, lng=105),
    lambda: weather.weather_now(location="khong-co-noi-nay"),
    lambda: weather.weather_past(lat=21, lng=105.8, from_="2026-11-20", to="2026-11-21"),
):
    try:
        call()
    except TroiVietError as error:
        refused.append([type(error).__name__, error.problem["errorCode"]])
print(json.dumps([now["place"]["displayName"]["main"], len(hours), list(hours[0]), len(items), csv[:5], refused]))`,
    );
    expect(replies).toEqual([
      'Hanoi',
      30,
      ['at', 'temperature', 'rain'],
      1,
      'date,',
      [
        ['BadInputError', 'badInput'],
        ['NotFoundError', 'unknownPlace'],
        ['InvalidKeyError', 'notSignedIn'],
      ],
    ]);
    const [patient, full] = [await startRefusing(503, '0', 2), await startRefusing(429, '3600', 9)];
    const waited = await runPython(
      patient.origin,
      `found = weather.places_provinces()
try:
    TroiViet(base_url=${JSON.stringify(full.origin)}).places_provinces()
except TooManyRequestsError as error:
    print(json.dumps([found, error.retry_after]))`,
    );
    expect([waited, patient.asked.length, full.asked.length]).toEqual([[{ provinces: [] }, 3600], 3, 1]);
    expect(patient.asked[0]?.headers['user-agent']).toMatch(/^troi-viet-client\/\d\S* \(python\)$/);
    patient.close();
    full.close();
  });

  it('are served with the address of the portal in them', async () => {
    for (const [path, type] of [
      ['/api/clients/troi-viet.ts', 'application/typescript'],
      ['/api/clients/troi_viet.py', 'text/x-python'],
    ]) {
      const reply = await fetch(portal.origin + path);
      expect(reply.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(reply.headers.get('cache-control')).toMatch(/^public, max-age=/);
      expect(await reply.text()).toContain(portal.origin);
      const tag = reply.headers.get('etag') ?? '';
      expect((await fetch(portal.origin + path, { headers: { 'if-none-match': tag } })).status).toBe(304);
    }
  });

  it('have a sister that needs no program: a widget of less than 15 KB that says what the API says', async () => {
    const read = async (path: string) => (await fetch(portal.origin + path)).text();
    const script = await read('/api/widget.js');
    for (const place of ['place=ha-noi', 'place=da-lat-lam-dong', 'lat=10.03&lng=105.78']) {
      const html = await read(`/embed/weather?${place}&size=large&lang=en`);
      expect(gzipSync(script).length + gzipSync(html).length).toBeLessThan(15 * 1024);
      expect(html.match(/<script|<link|<img|url\(|\son\w+=|undefined/g)).toBeNull();
      expect(html).toMatch(/Forecast by <a href="\/weather-[\w-]+\/now"/);
      expect(html).toContain('Demo data');
    }
    const { now } = await weather.weatherNow({ location: 'ha-noi' });
    const { days } = await weather.weatherDays15({ location: 'ha-noi' });
    const html = await read('/embed/weather?place=ha-noi&size=large&lang=en');
    expect(html).toContain(`<b>${Math.round(now.temperature ?? 0)}°</b>`);
    expect(html).toContain(
      `${Math.round(days[1]?.temperatureMin ?? 0)}° – ${Math.round(days[1]?.temperatureMax ?? 0)}°`,
    );
    expect(await read('/embed/weather?place=nowhere-at-all&lang=en')).toContain('This place could not be found');
  });

  it('and oEmbed, which pages of places name, give it to other sites', async () => {
    const page = await (await fetch(`${portal.origin}/thoi-tiet-ha-noi/hien-tai`)).text();
    const [, link = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(page) ?? [];
    const ask = async (more: string) => (await fetch(link.replaceAll('&amp;', '&') + more)).json();
    const rich = (await ask('')) as { html: string; width: number; height: number };
    expect(rich).toMatchObject({ type: 'rich', version: '1.0', title: 'Thời tiết Hà Nội', width: 480, height: 272 });
    expect(rich.html).toContain(`src="${portal.origin}/embed/weather?place=ha-noi&amp;size=medium`);
    expect(await ask('&maxwidth=300&maxheight=200')).toMatchObject({ type: 'rich', width: 300, height: 132 });
    expect(await ask('&maxheight=100')).toMatchObject({ type: 'link' });
    const unknown = `${portal.origin}/api/oembed?url=${encodeURIComponent(`${portal.origin}/thoi-tiet-khong-co-noi-nay/hien-tai`)}`;
    expect((await fetch(unknown)).status).toBe(404);
  });
});
