import type { CallApi } from '@portal/contract/call-api';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { makeIssued, makeView, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import type { MapPictureRequest } from '#share/map-picture-request.ts';
import { loadTripMap } from './load-trip-map.ts';
import { TripMapPart } from './trip-map.tsx';
import { type TripReply, toTripView } from './trip-view.ts';

const HALF = { lat: 21.05, lng: 105.85 };
const placeAt = (lat: number, lng: number, main: string) => ({
  ...SAMPLE_PLACE,
  lat,
  lng,
  displayName: { main, secondary: '' },
});
const clockOf = (minute: number) => `2026-08-03T14:${minute}:00+07:00`;
const DEPARTURE = {
  at: clockOf(20),
  arrivesAt: clockOf(48),
  rainMm: 2,
  rainMmHigh: 3,
  rainProbability: 80,
  wetMinutes: 20,
  heavyMinutes: 6,
  gust: 10,
  feelsLike: 30,
  verdict: 'soaked',
  danger: null,
  basis: 'radar',
} as const;
const REPLY: TripReply = {
  origin: placeAt(21, 105.8, 'Cơ quan'),
  destination: placeAt(21.1, 105.9, 'Nhà'),
  issued: makeIssued({}),
  basis: 'radar',
  frameAt: clockOf(10),
  way: { kind: 'straight', mode: 'motorbike', straightKm: 15, roadKm: null, travelMinutes: 28 },
  stepMinutes: 10,
  chosen: clockOf(20),
  departures: [DEPARTURE],
  best: null,
  along: [
    { at: clockOf(22), lat: 21.01, lng: 105.81, rainRate: 1 },
    { at: clockOf(34), ...HALF, rainRate: 12 },
  ],
  warning: null,
};

const CELLS = 64;
/** Rain of 12 mm/h west of 105.85° E, unknown east of it; `origin`: 1 radar, 2 satellites, 0 a model. */
function makeRequest(origin: number): MapPictureRequest {
  const bytes = new Uint8Array(2 * CELLS).fill(origin);
  for (let cell = 0; cell < CELLS; cell++) bytes[cell] = cell % 8 < 4 ? 12 : 255;
  const bounds = { north: 21.45, south: 20.65, west: 105.45, east: 106.25 };
  const scale = { offset: 0, factor: 1, power: 1, missing: 255 };
  return { frame: { layer: 'rain', bounds, width: 8, height: 8, planes: 1, basisPlane: 1, scale }, bytes };
}

const frames = [10, 20, 30, 40].map((minute) => ({
  at: clockOf(minute),
  url: `/${minute}.bin`,
  kind: minute === 10 ? 'observed' : 'forecast',
  lead: 0,
}));
const FRAMES = { frames, frameAt: clockOf(10), satelliteAt: clockOf(15) };
const call = (async () => ({ ok: true, reply: FRAMES })) as unknown as CallApi;
/** `origins`: of the newest frame and of the one that is drawn; null: missing. */
const load = (changes: Partial<TripReply> = {}, origins: readonly (number | null)[] = [1, 1]) => {
  const findFrame = (url: string) => {
    const origin = origins[['/10.bin', '/30.bin'].indexOf(url)] ?? null;
    return origin === null ? null : makeRequest(origin);
  };
  return loadTripMap({ ...REPLY, ...changes }, { language: 'vi', findFrame }, call);
};

describe('the map of the way', () => {
  test('is that of the moment in the heaviest rain, and says what the rain there rests on', async () => {
    expect(await load()).toMatchObject({ at: clockOf(30), basis: 'radar', seenAt: clockOf(10) });
    expect(await load({}, [2, 2])).toMatchObject({ basis: 'satellite', seenAt: clockOf(15) });
    expect(await load({}, [1, 0])).toMatchObject({ basis: 'model', seenAt: null });
  });

  test.each([
    ['where neither radar nor satellites see the way', {}, [0, 0]],
    ['by the hour', { stepMinutes: 60 }, [1, 1]],
    ['beyond the last frame', { along: [{ at: clockOf(46), ...HALF, rainRate: 1 }] }, [1, 1]],
    ['next to a high bulletin', { departures: [{ ...DEPARTURE, verdict: 'none' }] }, [1, 1]],
    ['without the newest frame', {}, [null, 1]],
    ['without its own frame', {}, [1, null]],
  ] as const)('is left out %s', async (_, changes, origins) => {
    expect(await load(changes as Partial<TripReply>, origins)).toBeNull();
  });

  test('has land, squares of the frame’s rain, both ends and where the reader is, and says so in words', async () => {
    const map = await load();
    if (map === null) throw new Error('a map is expected');
    const html = renderToStaticMarkup(<TripMapPart reply={REPLY} map={map} view={toTripView(makeView('vi'))} />);
    // Hà Nội: the country from edge to edge, although no border is near.
    const home = /class="home" d="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(home).toMatch(/^M-?\d+ -?\d+(l-?\d+ -?\d+){3}/);
    expect(html).toMatch(/<path fill="url\(#p2\)" d="M0 0h1\d\dv12/);
    expect(html).toContain('class="x"');
    const [from, to] = [...html.matchAll(/class="end" cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect((from?.[0] ?? 0) + (to?.[0] ?? 0)).toBeCloseTo(328, 0);
    expect(from?.[1]).toBeGreaterThan(to?.[1] ?? 0);
    expect(html).toContain(
      'aria-label="Bản đồ mưa dọc đường từ Cơ quan đến Nhà. Mưa lúc 14:30, dự báo theo radar 14:10. Mưa to nhất lúc 14:34, giữa đường."',
    );
    expect(html).toContain('bạn lúc 14:34');
  });
});
