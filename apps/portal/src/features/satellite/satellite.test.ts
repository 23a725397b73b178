import { mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { EndpointInput } from '@portal/contract/endpoint';
import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { satelliteFrames } from '@portal/contract/endpoints/satellite';
import { createCloudTopField } from '@portal/forecast/cloud-tops/cloud-top-field';
import { openCloudTopStore, saveCloudTops } from '@portal/forecast/cloud-tops/cloud-top-store';
import { DemoCloud } from '@portal/forecast/sources/demo/demo-cloud';
import { serveRawRoutes } from '@portal/testing/http/serve-raw-routes';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ingestImage } from './ingest-image.ts';
import { pollSatellite } from './poll-satellite.ts';
import { listImages, openSatelliteStore, saveImage } from './satellite-store.ts';
import { createSatellite } from './service.ts';
import { MAP_CANVAS, type SatelliteSource, toMapImage, toMercatorRow } from './to-map-image.ts';

/** A place by its point. */
const locate = ({ lat = 0, lng = 0 }: PlaceQuery): Place => ({
  ...{ slug: null, lat, lng, stationCode: null, elevation: null, elevationBasis: null, precisionKm: null },
  ...{ province: null, district: null, ward: null, displayName: { main: 'Huế', secondary: '' } },
});
const NOW = Date.parse('2026-08-03T14:10:00+07:00') / 1000;
const PLACE = { bounds: { south: 0, west: 95, north: 30, east: 125 }, projection: 'degrees' } as const;
const SOURCE: SatelliteSource = { ...PLACE, folder: null, address: null, everyMinutes: 10 };
const ANYWHERE = { query: {} };
const askFor = (query: EndpointInput<typeof satelliteFrames>['query']) => ({ query });
const HUE = { lat: 16.46, lng: 107.59 };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'satellite-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Half a degree per pixel; white south of the latitude, black north of it; `mark` makes the image differ. */
async function drawImage(lat: number, mark = 0): Promise<Buffer> {
  const pixels = Buffer.alloc(60 * 60 * 3);
  pixels.fill(255, Math.round((30 - lat) * 2) * 60 * 3);
  pixels.fill(mark, 30 * 60 * 3, 34 * 60 * 3);
  return sharp(pixels, { raw: { width: 60, height: 60, channels: 3 } })
    .png()
    .toBuffer();
}

async function readPixel(webp: Buffer, lat: number): Promise<number[]> {
  const { data } = await sharp(webp).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { bounds, width, height } = MAP_CANVAS;
  const top = toMercatorRow(bounds.north);
  const row = Math.floor(((top - toMercatorRow(lat)) / (top - toMercatorRow(bounds.south))) * height);
  const at = (row * width + 400) * 4;
  return [...data.subarray(at, at + 4)];
}

describe('an image on the map', () => {
  it('has its edges where they are on the earth, and nothing where it does not reach', async () => {
    const webp = await toMapImage(await drawImage(20), PLACE);
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 820, height: MAP_CANVAS.height });
    expect((await readPixel(webp, 20.7))[0]).toBeLessThan(20);
    expect((await readPixel(webp, 19.3))[0]).toBeGreaterThan(235);
    const north = { south: 15, west: 95, north: 30, east: 125 };
    const half = await toMapImage(await drawImage(20), { bounds: north, projection: 'mercator' });
    expect((await readPixel(half, 14.5))[3]).toBe(0);
    expect((await readPixel(half, 15.5))[3]).toBe(255);
  });

  it('is refused where all of it lies beside the map', async () => {
    const elsewhere = { south: 50, west: 95, north: 60, east: 125 };
    const reported = toMapImage(await drawImage(20), { bounds: elsewhere, projection: 'degrees' });
    await expect(reported).rejects.toThrow('shows nothing within the map');
  });

  it('is refused where it is damaged, cut off, tiny or of one colour', async () => {
    const whole = await drawImage(20);
    const blank = sharp({ create: { width: 60, height: 60, channels: 3, background: 'black' } });
    const tiny = sharp({ create: { width: 15, height: 60, channels: 3, background: 'black' } });
    await expect(toMapImage(whole.subarray(0, whole.length - 60), PLACE)).rejects.toThrow(/^is not a complete image/);
    await expect(toMapImage(Buffer.from('<html>'), PLACE)).rejects.toThrow(/^is not a complete image/);
    await expect(toMapImage(await blank.png().toBuffer(), PLACE)).rejects.toThrow('is of one colour only');
    await expect(toMapImage(await tiny.png().toBuffer(), PLACE)).rejects.toThrow('is an image of 15 × 60 pixels only');
  });
});

describe('an image that lies about its size', () => {
  /** A 60 × 60 PNG whose header claims another size; an interlaced image would be decoded as a whole. */
  async function claim(width: number, height: number, depth = 8): Promise<Buffer> {
    const bytes = Buffer.from(await drawImage(20));
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.writeUInt8(depth, 24);
    bytes.writeUInt8(1, 28);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  }

  it.each([
    [16_000, 16_000, 8],
    [6700, 6700, 8],
    [4800, 4800, 16],
    [32_001, 16, 8],
    [16, 32_001, 8],
  ])('of %i × %i pixels of %i bits is refused before it is unpacked', async (width, height, depth) => {
    const before = process.memoryUsage.rss();
    await expect(toMapImage(await claim(width, height, depth), PLACE)).rejects.toThrow(
      new RegExp(`^says that it has ${width} × ${height} pixels, \\d+ MB unpacked`),
    );
    expect(process.memoryUsage.rss() - before).toBeLessThan(2 ** 25);
  });

  it('is unpacked and found to be cut off where it claims less', async () => {
    await expect(toMapImage(await claim(6600, 6600), PLACE)).rejects.toThrow(/^is not a complete image/);
    await expect(toMapImage(await claim(32_000, 16), PLACE)).rejects.toThrow(/^is not a complete image/);
  });
});

describe('images that are taken in', () => {
  const take = async (at: number, mark: number) =>
    ingestImage(folder, { origin: 'satellite', place: PLACE, bytes: await drawImage(20, mark), at, now: NOW });

  it('are kept once, late ones in their place; those of the future, of yesterday and of a still camera are refused', async () => {
    expect(await take(NOW - 600, 10)).toBeNull();
    expect(await take(NOW - 600, 90)).toContain('stored already');
    expect(await take(NOW - 1200, 90)).toContain('came after a younger image');
    await expect(take(NOW, 10)).rejects.toThrow('the very picture of 2026-08-03T14:00:00+07:00');
    await expect(take(NOW + 601, 30)).rejects.toThrow('has not come yet');
    await expect(take(NOW - 86_401, 30)).rejects.toThrow('more than a day old');
    expect(listImages(folder, 'satellite')).toEqual([NOW - 1200, NOW - 600]);
  });

  it('come from a folder, by the time in their names; what is no image is told', async () => {
    const drop = join(folder, 'drop');
    mkdirSync(drop);
    for (const [name, cut] of [
      ['b13_20260803_0700.png', 0],
      ['b13_20260803_0710.png', 60],
      ['latest.png', 0],
    ] as const) {
      const path = join(drop, name);
      const image = await drawImage(20, name.length);
      writeFileSync(path, image);
      truncateSync(path, image.length - cut);
      utimesSync(path, Date.now() / 1000 - 60, Date.now() / 1000 - 60);
    }
    const reported: string[] = [];
    const stopping = new AbortController();
    const polling = pollSatellite({
      dataDir: folder,
      source: { ...SOURCE, folder: drop },
      jmaUrl: null,
      demo: () => true,
      now: () => NOW,
      signal: stopping.signal,
      onProblem: (line) => reported.push(line),
    });
    await expect.poll(() => reported.length, { message: 'reported files' }).toBe(2);
    stopping.abort();
    await polling;
    expect(listImages(folder, 'satellite')).toEqual([NOW - 600]);
    expect(listImages(folder, 'demo')).toEqual([]);
    expect(reported[0]).toMatch(/0710\.png: is not a complete image/);
    expect(reported[1]).toMatch(/latest\.png: has no time in its name/);
  });

  it('from an address without a time are as old as their server says', async () => {
    const server = fastify();
    const image = await drawImage(20);
    server.get('/latest.png', (_, reply) =>
      reply
        .header('date', 'Mon, 03 Aug 2020 07:00:00 GMT')
        .header('last-modified', 'Mon, 03 Aug 2020 06:25:00 GMT')
        .type('image/png')
        .send(image),
    );
    const origin = await server.listen({ host: '127.0.0.1', port: 0 });
    const stopping = new AbortController();
    const polling = pollSatellite({
      dataDir: folder,
      source: { ...SOURCE, address: `${origin}/latest.png` },
      jmaUrl: null,
      demo: () => false,
      now: () => NOW,
      signal: stopping.signal,
      onProblem: () => undefined,
    });
    await expect.poll(() => listImages(folder, 'satellite').length, { message: 'stored images' }).toBe(1);
    stopping.abort();
    await polling;
    await server.close();
    // 13:35 at 14:10, in the interval from 13:30.
    expect(listImages(folder, 'satellite')).toEqual([NOW - 2400]);
  });

  it('of the operator are taken before JMA’s, which then nobody fetches', async () => {
    let asked = 0;
    const server = fastify();
    server.get('/*', (_, reply) => {
      asked += 1;
      return reply.code(404).send();
    });
    const origin = await server.listen({ host: '127.0.0.1', port: 0 });
    const run = async (source: SatelliteSource | null, until: () => boolean) => {
      const stopping = new AbortController();
      const reported: string[] = [];
      const polling = pollSatellite({
        dataDir: folder,
        source,
        jmaUrl: origin,
        demo: () => true,
        now: () => NOW,
        signal: stopping.signal,
        onProblem: (line) => reported.push(line),
      });
      await expect.poll(() => until() || reported.length > 0, { message: 'an image or a report' }).toBe(true);
      stopping.abort();
      await polling;
      return reported;
    };
    const drop = join(folder, 'drop');
    mkdirSync(drop);
    const path = join(drop, 'b13_20260803_0700.png');
    writeFileSync(path, await drawImage(20));
    utimesSync(path, Date.now() / 1000 - 60, Date.now() / 1000 - 60);
    expect(await run({ ...SOURCE, folder: drop }, () => listImages(folder, 'satellite').length > 0)).toEqual([]);
    expect(asked).toBe(0);
    const trouble = `${origin}/targetTimes_fd.json: is not there (404)`;
    const lines = await run(null, () => false);
    expect(lines).toContain(`satellite: ${trouble}`);
    for (const line of lines) expect(line).toMatch(/^satellite( in true colour)?: /);
    expect(listImages(folder, 'demo')).toEqual([]);
    await server.close();
  });

  it('are taken on where one is gone before it is read', async () => {
    const drop = join(folder, 'drop');
    mkdirSync(drop);
    const names = ['a_latest.png', 'b_20260803_0650.png', 'c_20260803_0700.png'].map((name) => join(drop, name));
    for (const path of names) {
      writeFileSync(path, await drawImage(20));
      utimesSync(path, Date.now() / 1000 - 60, Date.now() / 1000 - 60);
    }
    const stopping = new AbortController();
    const polling = pollSatellite({
      dataDir: folder,
      source: { ...SOURCE, folder: drop },
      jmaUrl: null,
      demo: () => false,
      now: () => NOW,
      signal: stopping.signal,
      onProblem: (line) => {
        if (line.includes('a_latest')) rmSync(names[1] ?? '');
      },
    });
    await expect.poll(() => listImages(folder, 'satellite').length, { message: 'stored images' }).toBe(1);
    stopping.abort();
    await polling;
    expect(listImages(folder, 'satellite')).toEqual([NOW - 600]);
  });
});

describe('the call and its images', () => {
  const open = (demo: boolean, now = NOW) => {
    const satellite = openSatelliteStore(folder, () => 0);
    const cloudTops = openCloudTopStore(folder, () => 0);
    return createSatellite({
      ...{ satellite, cloudTops, locate, clock: () => now, demo: () => demo },
      ...{ credit: '© Đài A', kind: 'visible' },
    });
  };

  it('has no frames and names no source where there is none', () => {
    expect(open(true).calls.satelliteFrames(ANYWHERE)).toMatchObject({
      frames: [],
      issued: { source: null, demo: false, credits: [] },
      kind: null,
    });
  });

  it('gives three hours of a real satellite with its credit, before the demonstration', () => {
    saveImage(folder, 'demo', NOW, Buffer.from('demo'));
    expect(open(true).calls.satelliteFrames(ANYWHERE).issued).toMatchObject({
      source: 'demo',
      demo: true,
      credits: [],
    });
    expect(open(true).calls.satelliteFrames(ANYWHERE).kind).toBe('infrared');
    expect(open(false).calls.satelliteFrames(ANYWHERE).frames).toEqual([]);
    for (const age of [3 * 3600 + 600, 3 * 3600, 0]) saveImage(folder, 'satellite', NOW - age, Buffer.from('real'));
    const { frames, issued, kind } = open(true).calls.satelliteFrames(ANYWHERE);
    expect(kind).toBe('visible');
    expect(frames.map(({ at }) => at)).toEqual(['2026-08-03T11:10:00+07:00', '2026-08-03T14:10:00+07:00']);
    expect(issued).toMatchObject({ source: 'satellite', demo: false, credits: ['© Đài A'] });
  });

  it('gives JMA’s images with their own kind and credit, before the demonstration', () => {
    saveImage(folder, 'demo', NOW, Buffer.from('demo'));
    saveImage(folder, 'jma-satellite', NOW - 600, Buffer.from('tiles'));
    const { frames, issued, kind } = open(true).calls.satelliteFrames(ANYWHERE);
    expect(frames).toMatchObject([{ url: `/map-data/satellite/jma-satellite-${NOW - 600}.webp` }]);
    expect(kind).toBe('infrared');
    expect(issued).toMatchObject({ source: 'jma-satellite', demo: false });
    expect(issued.credits).toEqual([expect.stringContaining('Source: Japan Meteorological Agency website (https:')]);
    // Old real images are not shown, and not replaced by drawn ones.
    saveImage(folder, 'jma-satellite', NOW - 5 * 3600, Buffer.from('old'));
    rmSync(join(folder, 'satellite', 'jma-satellite', `${NOW - 600}.webp`));
    expect(open(true).calls.satelliteFrames(ANYWHERE).frames).toEqual([]);
  });

  it('never mixes images of two origins: the newest decides, and the operator’s come first', () => {
    const list = () => open(false).calls.satelliteFrames(ANYWHERE);
    for (const age of [600, 1200]) saveImage(folder, 'satellite', NOW - age, Buffer.from('own'));
    saveImage(folder, 'jma-satellite', NOW - 600, Buffer.from('tiles'));
    expect(list().issued).toMatchObject({ source: 'satellite', credits: ['© Đài A'] });
    expect(list().frames).toHaveLength(2);
    saveImage(folder, 'jma-satellite', NOW, Buffer.from('tiles'));
    expect(list().issued.source).toBe('jma-satellite');
    expect(list().frames.every(({ url }) => url.includes('/jma-satellite-'))).toBe(true);
  });

  it('gives true colour by day where it is asked for, alone; after dusk and at night infrared, and says why', () => {
    for (const age of [0, 600, 1200]) saveImage(folder, 'jma-satellite', NOW - age, Buffer.from('tiles'));
    const colour = askFor({ kind: 'true-colour' });
    expect(open(false).calls.satelliteFrames(colour)).toMatchObject({ kind: 'infrared', trueColour: 'awaited' });
    for (const age of [600, 1200]) saveImage(folder, 'jma-true-colour', NOW - age, Buffer.from('colour'));
    const shown = open(false).calls.satelliteFrames(colour);
    expect(shown).toMatchObject({ kind: 'true-colour', trueColour: 'here', trueColourFrom: null });
    expect(shown.frames.map(({ url }) => url)).toEqual(
      [1200, 600].map((age) => `/map-data/satellite/jma-true-colour-${NOW - age}.webp`),
    );
    expect(shown.issued).toMatchObject({ source: 'jma-satellite', credits: [expect.stringContaining('Japan')] });
    // Not asked for: infrared, which says that there is colour.
    const plain = open(false).calls.satelliteFrames(ANYWHERE);
    expect(plain).toMatchObject({ kind: 'infrared', trueColour: 'here' });
    expect(plain.frames.every(({ url }) => url.includes('/jma-satellite-'))).toBe(true);
    const evening = NOW + 4 * 3600 + 1200;
    for (const at of [evening - 600, evening]) saveImage(folder, 'jma-satellite', at, Buffer.from('tiles'));
    saveImage(folder, 'jma-true-colour', evening - 3000, Buffer.from('colour'));
    expect(open(false, evening).calls.satelliteFrames(colour)).toMatchObject({ trueColour: 'here' });
    const night = evening + 1200;
    const dark = open(false, night).calls.satelliteFrames(colour);
    expect(dark).toMatchObject({ kind: 'infrared', trueColour: 'night' });
    expect(dark.trueColourFrom).toMatch(/^2026-08-04T06:[1-3]0:00/);
    expect(dark.frames.every(({ url }) => url.includes('/jma-satellite-'))).toBe(true);
  });

  it('has no true colour beside the operator’s images and the demonstration’s', () => {
    saveImage(folder, 'jma-true-colour', NOW - 600, Buffer.from('colour'));
    const colour = askFor({ kind: 'true-colour' });
    expect(open(true).calls.satelliteFrames(colour)).toMatchObject({ frames: [], trueColour: 'none' });
    saveImage(folder, 'demo', NOW, Buffer.from('demo'));
    saveImage(folder, 'satellite', NOW, Buffer.from('own'));
    expect(open(true).calls.satelliteFrames(colour)).toMatchObject({ kind: 'visible', trueColour: 'none' });
  });

  it('says the coldest cloud top around a place, with its credit; none without a place and beside invented images', () => {
    saveImage(folder, 'jma-satellite', NOW, Buffer.from('tiles'));
    const field = createCloudTopField();
    expect(open(false).calls.satelliteFrames(askFor(HUE)).coldestTop).toBeNull();
    // 202 K, −71 °C, is 104 half degrees above 150 K.
    saveCloudTops(folder, NOW - 900, field.cells.fill(104));
    const { coldestTop, issued } = open(false).calls.satelliteFrames(askFor(HUE));
    expect(coldestTop).toEqual({
      topTemperature: -71,
      topAt: '2026-08-03T13:55:00+07:00',
      topRadiusKm: 25,
      isDeep: true,
    });
    expect(issued.credits).toEqual([expect.stringContaining('Japan'), expect.stringContaining('NOAA / JMA')]);
    expect(open(false).calls.satelliteFrames(ANYWHERE).coldestTop).toBeNull();
    // −65 °C itself is not colder than −65 °C.
    saveCloudTops(folder, NOW - 300, field.cells.fill(116));
    expect(open(false).calls.satelliteFrames(askFor(HUE)).coldestTop).toMatchObject({
      topTemperature: -65,
      isDeep: false,
    });
    rmSync(join(folder, 'satellite', 'jma-satellite'), { recursive: true });
    saveImage(folder, 'demo', NOW, Buffer.from('demo'));
    expect(open(true).calls.satelliteFrames(askFor(HUE)).coldestTop).toBeNull();
  });

  it('serves an image for ever, and nothing else', async () => {
    saveImage(folder, 'satellite', NOW, Buffer.from('real'));
    saveImage(folder, 'demo', NOW, Buffer.from('demo'));
    const app = fastify();
    const { rawRoutes, calls } = open(false);
    serveRawRoutes(app, rawRoutes);
    const get = (url: string) => app.inject({ url });
    const image = await get(calls.satelliteFrames(ANYWHERE).frames[0]?.url ?? '');
    expect(image).toMatchObject({ statusCode: 200, body: 'real' });
    expect(image.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
      'access-control-allow-origin': '*',
    });
    saveImage(folder, 'jma-satellite', NOW, Buffer.from('tiles'));
    expect(await get(`/map-data/satellite/jma-satellite-${NOW}.webp`)).toMatchObject({ body: 'tiles' });
    for (const url of [
      `other-${NOW}.webp`,
      `demo-${NOW}.webp`,
      `satellite-${NOW - 600}.webp`,
      '..%2f..%2fpasswd',
      'x.webp',
    ])
      expect((await get(`/map-data/satellite/${url}`)).statusCode).toBe(404);
    await app.close();
  });
});

it('the demonstration’s images are the same at the same moment, and move', () => {
  const first = new DemoCloud();
  const picture = first.makePicture(NOW);
  expect(new DemoCloud().makePicture(NOW)).toEqual(picture);
  expect(first.makePicture(NOW + 600).brightness).not.toEqual(picture.brightness);
  const bright = picture.brightness.filter((value) => value > 120).length / picture.brightness.length;
  expect(bright).toBeGreaterThan(0.05);
  expect(bright).toBeLessThan(0.9);
});
