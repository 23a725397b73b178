import type { Issued, Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import { AppError } from '@portal/contract/errors';
import { findStationCode } from '@portal/domain/geo/station-cell';
import type { WorkWarning } from '@portal/domain/safety/warning-gate';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { TripSlice } from '@portal/domain/trip/assess-departure';
import { describe, expect, test } from 'vitest';
import { findGoingOut } from './find-going-out.ts';
import type { GoingOutNeeds, SpotWeather } from './needs.ts';

/** 16:43 in Vietnam. */
const NOW = Date.UTC(2026, 7, 3, 9, 43) / 1000;
const BASE = NOW - 180;
const ISSUED: Issued = {
  source: 'gfs',
  runAt: formatMoment(NOW - 3600),
  updatedAt: formatMoment(NOW),
  demo: false,
  sources: {},
  estimated: [],
  credits: [],
};

function locate({ lat = 21, lng = 105.8, location }: PlaceQuery): Place {
  if (location === 'nowhere') throw new AppError('unknownPlace');
  const known = { elevation: 5, elevationBasis: 'known', precisionKm: 0, district: null, ward: null } as const;
  const displayName = { main: location ?? 'Điểm', secondary: '' };
  return {
    ...known,
    slug: location ?? null,
    lat,
    lng,
    stationCode: findStationCode({ lat, lng }),
    province: 'ha-noi',
    displayName,
  };
}

const sliceOf = (fromAt: number, seconds: number, rainMmh: number | null): TripSlice => ({
  fromAt,
  toAt: fromAt + seconds,
  rainMmh,
  chancePercent: rainMmh === null ? null : rainMmh > 0 ? 80 : 5,
  thunder: 0,
  gustMs: 6.24,
  visibilityKm: 10,
  feelsLikeC: 31.26,
  highMmh: rainMmh,
  members: null,
  basis: seconds === 600 ? 'radar' : 'model',
});

/** Rain from 17:20 to 17:40, then none; hours follow until midnight. */
function makeWeather(rainOf: (at: number) => number | null = (at) => (at >= BASE + 2400 && at < BASE + 3600 ? 6 : 0)) {
  const steps = Array.from({ length: 19 }, (_, step) => sliceOf(BASE + 600 * step, 600, rainOf(BASE + 600 * step)));
  const endAt = BASE + 19 * 600;
  const rest = sliceOf(endAt, 3600 - (endAt % 3600), rainOf(endAt));
  const hours = Array.from({ length: 28 }, (_, hour) =>
    sliceOf(rest.toAt + 3600 * hour, 3600, rainOf(rest.toAt + 3600 * hour)),
  );
  return { slices: [...steps, rest, ...hours], issued: ISSUED, frameAt: NOW - 780 } satisfies SpotWeather;
}

interface Changes {
  readonly weather?: SpotWeather;
  readonly warnings?: readonly WorkWarning[];
  readonly onRead?: (place: Place) => void;
}

const makeNeeds = ({ weather = makeWeather(), warnings = [], onRead }: Changes = {}): GoingOutNeeds => ({
  clock: () => NOW,
  locate,
  readSpot: async (place) => {
    onRead?.(place);
    return weather;
  },
  listWarnings: () => warnings,
});
const ask = (query: Partial<Record<'from' | 'to' | 'at' | 'mode', string>> = {}, changes?: Changes) =>
  findGoingOut(makeNeeds(changes), {
    query: { from: '21.0,105.8', to: '21.08,105.8', ...query } as { from: string; to: string },
  });
const clocks = (moments: readonly string[]) => moments.map((moment) => moment.slice(11, 16));

describe('departures', () => {
  test('come every ten minutes for three hours, from the current ten minutes on', async () => {
    const { departures, stepMinutes, chosen, way, best, basis } = await ask();
    expect(clocks(departures.map(({ at }) => at)).slice(0, 3)).toEqual(['16:40', '16:50', '17:00']);
    expect(departures).toHaveLength(19);
    expect([stepMinutes, basis, clocks([chosen, best ?? ''])]).toEqual([10, 'radar', ['16:40', '16:40']]);
    expect(way).toEqual({ kind: 'straight', mode: 'motorbike', straightKm: 8.9, roadKm: null, travelMinutes: 27 });
  });

  test('add up the rain on the way, with gust and heat', async () => {
    const { departures } = await ask();
    // Twenty-seven minutes from 17:20 on: twenty of them at 6 mm/h.
    expect(departures[4]).toMatchObject({
      rainMm: 2,
      rainMmHigh: 2,
      wetMinutes: 20,
      heavyMinutes: 0,
      verdict: 'soaked',
    });
    expect(departures[4]).toMatchObject({ gust: 6.2, feelsLike: 31.3, rainProbability: 80 });
    expect(departures[0]).toMatchObject({ rainMm: 0, verdict: 'dry' });
  });

  test('follow the road of a router, which a walker does not', async () => {
    const corner = { lat: 21.0, lng: 105.9 };
    const findRoad: GoingOutNeeds['findRoad'] = async (from, to) => [from, corner, to];
    const query = { from: '21.0,105.8', to: '21.08,105.8' };
    const { way, along } = await findGoingOut({ ...makeNeeds(), findRoad }, { query });
    expect(way).toMatchObject({ kind: 'road', straightKm: 8.9, roadKm: 24.1 });
    expect(Math.max(...along.map(({ lng }) => lng))).toBeGreaterThan(105.88);
    const walked = await findGoingOut({ ...makeNeeds(), findRoad }, { query: { ...query, mode: 'walk' } });
    expect(walked.way).toMatchObject({ kind: 'straight', roadKm: null });
    const unknown = await findGoingOut({ ...makeNeeds(), findRoad: async () => null }, { query });
    expect(unknown.way).toMatchObject({ kind: 'straight', travelMinutes: 27 });
  });

  test('take the time that is asked about to the next ten minutes', async () => {
    const { chosen, along } = await ask({ at: '2026-08-03T17:18:00+07:00' });
    expect(clocks([chosen])).toEqual(['17:20']);
    expect(along[0]).toMatchObject({ rainRate: 6 });
    expect(along).toHaveLength(14);
    expect(clocks([along[0]?.at ?? ''])).toEqual(['17:20']);
  });

  test('are by the hour where that lies beyond the nowcast', async () => {
    const near = await ask({ at: '2026-08-03T19:40:00+07:00' });
    const far = await ask({ at: '2026-08-03T21:10:00+07:00' });
    expect([near.stepMinutes, far.stepMinutes, far.basis]).toEqual([10, 60, 'model']);
    expect(clocks(far.departures.map(({ at }) => at))).toEqual([
      '18:00',
      '19:00',
      '20:00',
      '21:00',
      '22:00',
      '23:00',
      '00:00',
    ]);
    expect(clocks([far.chosen])).toEqual(['21:00']);
    const late = await ask({ at: '2026-08-03T23:40:00+07:00' });
    expect(late.chosen).toBe('2026-08-04T00:00:00+07:00');
  });

  test.each([
    ['a time more than an hour ago', { at: '2026-08-03T15:42:00+07:00' }, 'badInput'],
    ['a time more than a day ahead', { at: '2026-08-04T16:44:00+07:00' }, 'badInput'],
    ['a trip of more than five hours', { to: '22.5,107.5' }, 'badInput'],
    ['an unknown place', { to: 'nowhere' }, 'unknownPlace'],
  ] as const)('are refused for %s', async (_, query, code) => {
    await expect(ask(query)).rejects.toMatchObject({ code });
  });

  test('are missing where no rain is known', async () => {
    await expect(ask({}, { weather: makeWeather(() => null) })).rejects.toMatchObject({ code: 'noData' });
  });

  test('are not offered within a bulletin of level 3, also without a forecast', async () => {
    const storm: WorkWarning = {
      id: 'w',
      number: '14',
      kind: 'storm',
      level: 3,
      startsAt: NOW - 60,
      expiresAt: NOW + 86_400,
    };
    for (const weather of [makeWeather(), makeWeather(() => null)]) {
      const { best, warning, departures } = await ask({}, { weather, warnings: [storm, storm] });
      expect(best).toBeNull();
      expect(warning).toEqual({ id: 'w', number: '14', kind: 'closed' });
      expect(new Set(departures.map(({ verdict }) => verdict))).toEqual(new Set(['none']));
    }
  });
});

test('each cell of the way is read once', async () => {
  const read: number[] = [];
  await ask({ mode: 'car' }, { onRead: ({ stationCode }) => read.push(stationCode ?? -1) });
  expect(new Set(read).size).toBe(read.length);
  expect(read.length).toBeGreaterThan(1);
  expect(read.length).toBeLessThan(6);
});
