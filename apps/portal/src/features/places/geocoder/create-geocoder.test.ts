import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type PlayedService, playService } from '#platform/http/played-service.fixture.ts';
import { createGeocoder, type GeocoderOptions } from './create-geocoder.ts';
import { NOMINATIM_ANSWER, PHOTON_ANSWER } from './geocoder-answers.fixture.ts';

let played: PlayedService | null = null;
const START_MS = 1_000_000;
let nowMs = START_MS;
const problems: string[] = [];

afterEach(async () => {
  await played?.stop();
  played = null;
  nowMs = START_MS;
  problems.length = 0;
});

function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}

async function start(
  path: string,
  answer: (url: URL, response: ServerResponse) => void,
  options: Partial<GeocoderOptions> = {},
) {
  played = await playService(answer);
  const url = new URL(path, played.origin);
  const warn = (problem: string): number => problems.push(problem);
  return { geocoder: createGeocoder({ url, nowMs: () => nowMs, warn, ...options }), asked: played.asked };
}

describe('a geocoder over HTTP', () => {
  it('asks Photon within Vietnam and reads houses and streets, without what the portal knows itself', async () => {
    const { geocoder, asked } = await start('/api?key=k', (_, response) => sendJson(response, PHOTON_ANSWER));
    const found = await geocoder.find(' 12  Nguyễn Huệ', 'vi');
    expect(found?.map(({ lat, displayName: { main, secondary } }) => [lat, main, secondary])).toEqual([
      [10.7735, '12 Nguyễn Huệ', 'Phường Sài Gòn, Thành phố Hồ Chí Minh'],
      [16.4602, 'Nguyễn Huệ', 'Thành phố Huế'],
      [13.75, 'Bangkok Road', ''],
    ]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      key: 'k',
      q: '12 nguyễn huệ',
      limit: '5',
      bbox: '102.1,6.5,117.9,23.5',
      lang: 'default',
    });
  });

  it('asks Nominatim for Vietnam in the reader’s language and reads its list', async () => {
    const { geocoder, asked } = await start('/nominatim/search', (_, response) => sendJson(response, NOMINATIM_ANSWER));
    const found = await geocoder.find('12 Nguyễn Huệ', 'en');
    expect(found?.map(({ displayName: { main, secondary } }) => [main, secondary])).toEqual([
      ['12 Nguyễn Huệ', 'Phường Sài Gòn, Thành phố Hồ Chí Minh'],
      ['Khách sạn Rex Sài Gòn', '141 Nguyễn Huệ, Thành phố Hồ Chí Minh'],
    ]);
    expect(asked[0]?.searchParams.get('accept-language')).toBe('en');
    expect(asked[0]?.searchParams.get('countrycodes')).toBe('vn');
  });

  it('asks a question once, however often and at whatever time it comes, and again after a day', async () => {
    const { geocoder, asked } = await start('/api', (_, response) => sendJson(response, PHOTON_ANSWER));
    const [first, second] = await Promise.all([geocoder.find('phố Huế', 'vi'), geocoder.find('Phố  huế ', 'vi')]);
    expect(second).toEqual(first);
    nowMs = START_MS + 24 * 3600 * 1000 - 1;
    await geocoder.find('phố huế', 'vi');
    expect(asked).toHaveLength(1);
    nowMs += 2;
    await geocoder.find('phố huế', 'vi');
    expect(asked).toHaveLength(2);
  });

  it('keeps to its budget: what comes too fast is not asked', async () => {
    const { geocoder, asked } = await start('/api', (_, response) => sendJson(response, PHOTON_ANSWER));
    const answers = await Promise.all(Array.from({ length: 7 }, (_, n) => geocoder.find(`${n} Láng`, 'vi')));
    expect(answers.map((answer) => answer === null)).toEqual([false, false, false, false, false, true, true]);
    expect(asked).toHaveLength(5);
    nowMs = START_MS + 999;
    expect(await geocoder.find('8 Láng', 'vi')).toBeNull();
    nowMs = START_MS + 1001;
    expect(await geocoder.find('9 Láng', 'vi')).not.toBeNull();
    expect(problems).toEqual([]);
  });
});

const BAD: readonly (readonly [name: string, answer: (response: ServerResponse) => void, problem: RegExp])[] = [
  ['answers 503', (response) => response.writeHead(503).end('busy'), /status 503/],
  ['answers HTML', (response) => response.end('<html>welcome'), /not JSON/],
  ['answers nothing', (response) => response.end(), /not JSON/],
  ['answers another thing', (response) => response.end('{"error":"no"}'), /neither of Photon nor of Nominatim/],
  ['cuts off its answer', (response) => cutOff(response), /./],
  ['never answers', () => undefined, /no answer in time/],
  ['stalls within its answer', (response) => response.write('['), /./],
  ['answers too much', (response) => response.end(`[${'"x",'.repeat(100_000)}"x"]`), /more than 262144 bytes/],
  ['sends elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), /./],
];

function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('[{"lat":');
  setImmediate(() => response.destroy());
}

describe('a geocoder that fails', () => {
  it.each(BAD)(
    'finds nothing while it %s, says so once and leaves it alone for half a minute',
    async (name, answer, problem) => {
      let isWell = false;
      const { geocoder, asked } = await start(
        '/api',
        (_url, response) => (isWell ? sendJson(response, PHOTON_ANSWER) : answer(response)),
        { timeoutMs: name === 'never answers' || name === 'stalls within its answer' ? 1500 : 60_000 },
      );
      expect(await geocoder.find('12 Láng', 'vi')).toBeNull();
      expect(problems).toEqual([expect.stringMatching(problem)]);
      isWell = true;
      nowMs = START_MS + 29_999;
      expect(await geocoder.find('12 Láng', 'vi')).toBeNull();
      expect(asked).toHaveLength(1);
      nowMs = START_MS + 30_001;
      expect(await geocoder.find('12 Láng', 'vi')).toHaveLength(3);
      expect(problems).toHaveLength(1);
    },
  );

  it('is left alone for as long as it asks, up to an hour', async () => {
    const { geocoder, asked } = await start('/search', (_, response) =>
      response.writeHead(429, { 'retry-after': '600' }).end(),
    );
    await geocoder.find('12 Láng', 'vi');
    nowMs = START_MS + 599_000;
    await geocoder.find('12 Láng', 'vi');
    expect(asked).toHaveLength(1);
    nowMs = START_MS + 601_000;
    await geocoder.find('12 Láng', 'vi');
    expect(asked).toHaveLength(2);
  });

  it('finds nothing where nobody listens', async () => {
    const warn = (problem: string): number => problems.push(problem);
    const geocoder = createGeocoder({ url: new URL('http://127.0.0.1:1/api'), nowMs: () => 0, warn });
    expect(await geocoder.find('12 Láng', 'vi')).toBeNull();
    expect(problems).toHaveLength(1);
  });
});
