import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { Issued, Place } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { groupStorms } from '@portal/domain/storm/group-storms';
import type { StormAdvisory, StormPoint, WindRadii } from '@portal/domain/storm/storm';
import { expect, test } from 'vitest';
import { findStormHere } from './find-storm-here.ts';
import type { PlaceHour, StormHereNeeds } from './needs.ts';

const HOUR = 3600;
/** Friday, 14:30 in Vietnam: the third hour of the three that begin at 12. */
const NOW = Date.parse('2026-09-18T14:30:00+07:00') / 1000;
const DEGREE_KM = 111.32;
const PLACE: Place = {
  ...{ slug: 'do-son', lat: 0, lng: 106, stationCode: null, elevation: null, elevationBasis: null, precisionKm: null },
  ...{ province: null, district: null, ward: null, displayName: { main: 'Đồ Sơn', secondary: 'Hải Phòng' } },
};
const ISSUED: Issued = {
  ...{ source: 'gfs', runAt: '2026-09-18T07:00:00+07:00', updatedAt: '2026-09-18T12:00:00+07:00', demo: false },
  ...{ sources: {}, estimated: [], credits: ['Credit of GFS'] },
};
const CENTRES = [
  { centre: 'jma', credit: 'Credit of JMA' },
  { centre: 'jtwc', credit: 'Credit of JTWC' },
  { centre: 'ecmwf', credit: 'Credit of ECMWF' },
] as const;

const all = (kt: number, minutes: 1 | 10, km: number): WindRadii => ({ kt, minutes, ne: km, se: km, sw: km, nw: km });

/** A point so far east of the place, hours from 13:00. */
const point = (hours: number, km: number, radii: readonly WindRadii[] = []): StormPoint => ({
  ...{ at: NOW - 1.5 * HOUR + hours * HOUR, kind: hours <= 0 ? 'observed' : 'forecast', lat: 0 },
  ...{ lng: 106 + km / DEGREE_KM, windMs: 33, gustMs: null, pressure: null, errorKm: hours > 0 ? 80 : null, radii },
});

const JTWC: StormAdvisory = {
  ...{ centre: 'jtwc', centreId: 'wp2226', number: null, name: 'KROVANH', issuedAt: NOW - HOUR, windMinutes: 1 },
  points: [0, 30].map((hours) => point(hours, 450 - hours * 15, [all(34, 1, 240), all(50, 1, 120)])),
};
/** Slower, and past the place by 90 km. */
const JMA: StormAdvisory = {
  ...{ centre: 'jma', centreId: 'TC2632', number: '2623', name: 'KROVANH', issuedAt: NOW - HOUR, windMinutes: 10 },
  points: [point(0, 450), { ...point(36, 0), lat: 90 / DEGREE_KM }],
};
const MODEL: StormAdvisory = { ...JTWC, centre: 'ecmwf', centreId: '22W26', name: null };

interface Scene {
  readonly advisories?: readonly StormAdvisory[];
  readonly gates?: readonly OfficialWarning[];
  readonly hour?: (index: number) => PlaceHour;
}

const CALM: PlaceHour = { windMs: 6, gustMs: 12, rainMm: 0.5 };

function ask({ advisories = [], gates = [], hour = () => CALM }: Scene) {
  const reads: unknown[] = [];
  const needs: StormHereNeeds = {
    locate: () => PLACE,
    clock: () => NOW,
    listGates: () => gates,
    readHours: (...order) => {
      reads.push(order);
      return { hours: Array.from({ length: order[2] }, (_, index) => hour(index)), issued: ISSUED };
    },
  };
  const watched = [{ centre: 'jma' as const, readAt: '2026-09-18T14:20:00+07:00' }];
  const storms = groupStorms(advisories, NOW);
  const reply = findStormHere(needs, { storms, watched, centres: CENTRES }, { query: { location: 'do-son' } });
  expect(checkSchema(ENDPOINTS_BY_ID.stormHere.reply, reply, 'en')).toEqual([]);
  return { reply, reads };
}

test('where nothing is near, nothing is read and nothing is said of the wind', () => {
  const { reply, reads } = ask({});
  expect(reads).toEqual([]);
  expect(reply).toMatchObject({ state: 'none', storms: [], threeHours: [], checklist: [], zeroAt: null, basis: null });
});

test('a storm that comes: each centre apart, with the hours in which its radii reach the place', () => {
  const { reply } = ask({ advisories: [JTWC, JMA] });
  expect(reply.state).toBe('approaching');
  const [storm] = reply.storms;
  expect(storm?.centres.map(({ centre }) => centre)).toEqual(['jma', 'jtwc']);
  const [jma, jtwc] = storm?.centres ?? [];
  expect(jma).toMatchObject({ awayKm: 431, bearing: 90, nearestAt: '2026-09-20T00:00:00+07:00', winds: [] });
  expect(jma?.nearestKm).toBeGreaterThan(85);
  expect(jma?.nearestKm).toBeLessThanOrEqual(90);
  expect(jtwc).toMatchObject({ nearestAt: '2026-09-19T19:00:00+07:00', nearestKm: 0, nearestErrorKm: 80 });
  expect(jtwc?.winds).toEqual([
    { from: '2026-09-19T03:00:00+07:00', to: '2026-09-19T11:00:00+07:00', force: 7, kt: 34, minutes: 1 },
    { from: '2026-09-19T11:00:00+07:00', to: '2026-09-19T20:00:00+07:00', force: 9, kt: 50, minutes: 1 },
  ]);
  expect([storm?.gapKm, storm?.gapHours]).toEqual([jma?.nearestKm, 5]);
  expect(reply.issued.credits).toEqual(['Credit of GFS', 'Credit of JMA', 'Credit of JTWC']);
});

test('T 0 and the checklist follow the first gale by any centre, blocks have the strongest bound and its centre', () => {
  const { reply } = ask({ advisories: [JTWC, JMA] });
  expect(reply).toMatchObject({ zeroAt: '2026-09-19T11:00:00+07:00', zeroBasis: 'radii', zeroCentre: 'jtwc' });
  expect(reply.checklist.map(({ hoursBefore, dueAt }) => [hoursBefore, dueAt.slice(5, 13)])).toEqual([
    [48, '09-17T11'],
    [24, '09-18T11'],
    [12, '09-18T23'],
    [6, '09-19T05'],
    [0, '09-19T11'],
  ]);
  expect(reply.threeHours).toHaveLength(24);
  expect(reply.threeHours[0]).toEqual({
    ...{ from: '2026-09-18T12:00:00+07:00', to: '2026-09-18T15:00:00+07:00', modelForce: 4, modelGustForce: 6 },
    ...{ leastForce: null, leastBy: null, rain: 1.5 },
  });
  expect(reply.threeHours[7]).toMatchObject({ from: '2026-09-19T09:00:00+07:00', leastForce: 9, leastBy: 'jtwc' });
  expect(reply.rainTotal).toBe(36);
});

test('the model’s gale sets T 0 where no radius does; its gusts never do', () => {
  const gusty = ask({ advisories: [JMA], hour: () => ({ ...CALM, gustMs: 30 }) }).reply;
  expect(gusty).toMatchObject({ zeroBasis: 'approach', zeroCentre: 'jma', zeroAt: '2026-09-20T00:00:00+07:00' });
  const windy = (speed: number) =>
    ask({ advisories: [JMA], hour: (index) => ({ ...CALM, windMs: index < 9 ? 6 : speed }) });
  expect(windy(17.2).reply).toMatchObject({
    zeroBasis: 'model',
    zeroCentre: null,
    zeroAt: '2026-09-18T21:00:00+07:00',
  });
  expect(windy(17.1).reply.zeroBasis).toBe('approach');
});

test('hours that are over set no clock, and unknown hours are unknown', () => {
  const { reply } = ask({
    advisories: [JMA],
    hour: (index) => (index < 2 ? { ...CALM, windMs: 20 } : { windMs: null, gustMs: null, rainMm: null }),
  });
  expect(reply.zeroBasis).toBe('approach');
  expect(reply.threeHours[1]).toMatchObject({ modelForce: null, modelGustForce: null, rain: null });
  expect(reply.rainTotal).toBeNull();
});

test('a track of a model alone brings no storm, beside a centre it is shown', () => {
  expect(ask({ advisories: [MODEL] }).reply).toMatchObject({ state: 'none', storms: [] });
  const { storms, basis } = ask({ advisories: [JTWC, MODEL] }).reply;
  expect(storms[0]?.centres.map(({ centre, winds }) => [centre, winds.length])).toEqual([
    ['jtwc', 2],
    ['ecmwf', 0],
  ]);
  expect([storms[0]?.gapKm, basis]).toEqual([null, 'advisory']);
});

const BULLETIN: OfficialWarning = {
  ...{ id: 'bao-so-3', issuer: 'NCHMF', number: '3', kind: 'storm', level: 4, endAssumed: false, language: 'vi' },
  ...{ issuedAt: '2026-09-18T13:00:00+07:00', startsAt: '2026-09-18T13:00:00+07:00' },
  ...{ expiresAt: '2026-09-19T13:00:00+07:00', area: { name: 'Hải Phòng', places: [], polygons: [], circles: [] } },
  ...{ headline: 'Bão số 3', text: 'Bão số 3.', original: { language: 'vi', headline: 'Bão số 3', text: 'Bão số 3.' } },
  link: null,
};

test('an official bulletin on a storm leads, with or without a track; one on rain does not', () => {
  expect(ask({ gates: [BULLETIN] }).reply).toMatchObject({ state: 'warning', storms: [], zeroAt: null });
  expect(ask({ gates: [BULLETIN] }).reply.threeHours).toHaveLength(24);
  expect(ask({ gates: [BULLETIN], advisories: [JTWC] }).reply.state).toBe('warning');
  expect(ask({ gates: [{ ...BULLETIN, kind: 'heavyRain' }] }).reply.state).toBe('none');
});

test('the day after a bulletin lasts until 24 hours past its end', () => {
  const over = (expiresAt: string) =>
    ask({ gates: [{ ...BULLETIN, startsAt: '2026-09-17T01:00:00+07:00', expiresAt }] });
  expect(over('2026-09-18T14:30:00+07:00').reply).toMatchObject({
    ...{ state: 'after', afterUntil: '2026-09-19T14:30:00+07:00', afterBasis: 'warning' },
  });
  expect(over('2026-09-17T14:31:00+07:00').reply.state).toBe('after');
  expect(over('2026-09-17T14:30:00+07:00').reply).toMatchObject({ state: 'none', afterUntil: null });
});

test('a storm that has gone over the place leaves a day after too; one farther off only leaves', () => {
  const gone = (km: number): StormAdvisory => ({ ...JMA, points: [point(-12, km), point(0, 300), point(24, 900)] });
  expect(ask({ advisories: [gone(100)] }).reply).toMatchObject({
    ...{ state: 'after', afterUntil: '2026-09-19T01:00:00+07:00', afterBasis: 'track' },
  });
  expect(ask({ advisories: [gone(210)] }).reply).toMatchObject({ state: 'leaving', afterUntil: null, zeroAt: null });
});
