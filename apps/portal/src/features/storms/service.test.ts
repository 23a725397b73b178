import type { StormAdvisory, StormPoint } from '@portal/domain/storm/storm';
import { describe, expect, it } from 'vitest';
import type { StormNeeds } from './needs.ts';
import { createStorms } from './service.ts';

const HOUR = 3600;
const NOW = Date.parse('2026-09-18T14:30:00+07:00') / 1000;
const CENTRES = [
  { centre: 'jma', credit: 'Credit of JMA' },
  { centre: 'jtwc', credit: 'Credit of JTWC' },
] as const;

function makePoint(hours: number, changes: Partial<StormPoint> = {}): StormPoint {
  return {
    at: NOW - 1800 + hours * HOUR,
    kind: hours <= 0 ? 'observed' : 'forecast',
    ...{ lat: 19.123, lng: 112.654, windMs: 41.1555, gustMs: null, pressure: 950, errorKm: hours > 0 ? 70.4 : null },
    radii: [],
    ...changes,
  };
}

function makeAdvisory(changes: Partial<StormAdvisory> = {}): StormAdvisory {
  return {
    ...{ centre: 'jma', centreId: 'TC2632', number: '2623', name: 'KROVANH', windMinutes: 10 },
    issuedAt: NOW - 1200,
    points: [makePoint(0), makePoint(24)],
    ...changes,
  };
}

const JTWC = makeAdvisory({
  ...{ centre: 'jtwc', centreId: 'wp2226', number: null, windMinutes: 1, issuedAt: NOW - 3 * HOUR },
  points: [makePoint(-3, { radii: [{ kt: 34, minutes: 1, ne: 222, se: null, sw: 148, nw: 185 }] })],
});

/** West of 108° E is land. */
const COAST: StormNeeds['coast'] = {
  findProvince: ({ lng }) => (lng > 108 ? null : 'quang-tri'),
  nameProvince: (slug, language) => `${slug} (${language})`,
};

/** No test here asks about a place. */
const NO_PLACE: Pick<StormNeeds, 'locate' | 'readHours' | 'listGates'> = {
  locate: () => expect.fail(),
  readHours: () => expect.fail(),
  listGates: () => [],
};

const makeStore = (changes: Partial<StormNeeds['storms']>): StormNeeds['storms'] => ({
  ...{ listAdvisories: () => [], checkedAt: () => null, listHistory: () => [] },
  ...changes,
});

function open(advisories: readonly StormAdvisory[], changes: Partial<StormNeeds> = {}) {
  const storms = makeStore({ listAdvisories: () => advisories, checkedAt: () => NOW - 60 });
  return createStorms({ storms, centres: CENTRES, coast: COAST, clock: () => NOW, ...NO_PLACE, ...changes });
}

describe('the list of storms', () => {
  it('has each centre apart, with its own wind, the first by authority, and credits', () => {
    const { items, issued, basis, watched } = open([JTWC, makeAdvisory()]).calls.storms();
    expect(items).toEqual([
      {
        ...{ id: '2623', name: 'KROVANH', class: 'veryStrongStorm', updatedAt: '2026-09-18T14:10:00+07:00' },
        centres: [
          {
            ...{ centre: 'jma', at: '2026-09-18T14:00:00+07:00', lat: 19.12, lng: 112.65, windMinutes: 10 },
            ...{ windMs: 41.2, gustMs: null, pressure: 950 },
          },
          expect.objectContaining({ centre: 'jtwc', at: '2026-09-18T11:00:00+07:00', windMinutes: 1 }),
        ],
      },
    ]);
    expect(basis).toBe('advisory');
    expect(issued).toMatchObject({
      ...{ source: 'jma', runAt: '2026-09-18T14:10:00+07:00', updatedAt: '2026-09-18T14:10:00+07:00', demo: false },
      sources: { jma: { source: 'jma' }, jtwc: { source: 'jtwc', runAt: '2026-09-18T11:30:00+07:00' } },
      credits: ['Credit of JMA', 'Credit of JTWC'],
    });
    expect(watched).toEqual([
      { centre: 'jma', readAt: '2026-09-18T14:29:00+07:00' },
      { centre: 'jtwc', readAt: '2026-09-18T14:29:00+07:00' },
    ]);
  });

  it('says that nothing is watched where no centre is chosen, whatever is stored', () => {
    const reply = open([makeAdvisory()], { centres: [] }).calls.storms();
    expect(reply).toMatchObject({ items: [], watched: [], basis: null, issued: { source: null, credits: [] } });
  });

  it('leaves out a centre that is no longer chosen', () => {
    const { items, issued } = open([JTWC, makeAdvisory()], { centres: [CENTRES[0]] }).calls.storms();
    expect(items[0]?.centres.map(({ centre }) => centre)).toEqual(['jma']);
    expect(issued.credits).toEqual(['Credit of JMA']);
  });

  it('tells a track of a model alone from an advisory', () => {
    const centres = [{ centre: 'ecmwf', credit: 'Credit of ECMWF' }] as const;
    const track = makeAdvisory({ centre: 'ecmwf', centreId: '27W', number: null, name: null });
    expect(open([track], { centres }).calls.storms()).toMatchObject({ basis: 'model', items: [{ id: 'ecmwf-27w' }] });
  });

  it('tells when no list was read yet', () => {
    const storms = makeStore({});
    expect(open([], { storms }).calls.storms().watched).toEqual([
      { centre: 'jma', readAt: null },
      { centre: 'jtwc', readAt: null },
    ]);
  });
});

describe('one storm', () => {
  it('has the tracks of its centres with error circles and radii of their own threshold', () => {
    const { tracks, members, storm } = open([JTWC, makeAdvisory()]).calls.stormById('2623');
    expect([storm.id, members]).toEqual(['2623', null]);
    expect(tracks.map(({ centre, points }) => [centre, points.length])).toEqual([
      ['jma', 2],
      ['jtwc', 1],
    ]);
    expect(tracks[0]?.points[1]).toMatchObject({ kind: 'forecast', errorKm: 70.4 });
    expect(tracks[1]?.points[0]?.radii).toEqual([{ kt: 34, minutes: 1, ne: 222, se: null, sw: 148, nw: 185 }]);
  });

  it('has the former advisories of each centre, newest first, in order of authority', () => {
    const former = [12, 6, 0].map((hours) => makeAdvisory({ issuedAt: NOW - 1200 - hours * HOUR }));
    const asked: unknown[] = [];
    const listHistory: StormNeeds['storms']['listHistory'] = (...order) => {
      asked.push(order);
      return order[0] === 'jma' ? former : [JTWC];
    };
    const storms = makeStore({ listAdvisories: () => [makeAdvisory(), JTWC], listHistory });
    const { history } = open([], { storms }).calls.stormById('2623');
    expect(asked).toEqual([
      ['jma', 'TC2632', 61],
      ['jtwc', 'wp2226', 61],
    ]);
    expect(history.map(({ centre, issuedAt }) => `${centre} ${issuedAt}`)).toEqual([
      'jma 2026-09-18T08:10:00+07:00',
      'jma 2026-09-18T02:10:00+07:00',
    ]);
    expect(history[0]).toMatchObject({ lat: 19.12, lng: 112.65, windMs: 41.2, windMinutes: 10, pressure: 950 });
  });

  it('counts the members that have it and where they come ashore, named in the language', () => {
    const members = [
      [0, 6, 12].map((hours) => [hours, 17, 112 - hours / 2] as const),
      [0, 6, 12].map((hours) => [hours, 17, 112] as const),
      [],
    ];
    const track = makeAdvisory({ ...{ centre: 'ecmwf', centreId: '22W26', number: null, issuedAt: NOW }, members });
    const centres = [...CENTRES, { centre: 'ecmwf', credit: 'Credit of ECMWF' }] as const;
    const reply = open([makeAdvisory(), track], { centres }).calls.stormById('2623', 'en');
    expect(reply.members).toMatchObject({ count: 2, landfall: [{ area: 'quang-tri (en)', count: 1 }] });
    expect(reply.members?.tracks[0]).toEqual([
      { at: '2026-09-18T14:30:00+07:00', lat: 17, lng: 112 },
      { at: '2026-09-19T02:30:00+07:00', lat: 17, lng: 106 },
    ]);
    expect(reply.storm.updatedAt).toBe('2026-09-18T14:10:00+07:00');
  });

  it.each(['2623', 'jma-tc2632', 'JTWC-WP2226'])('is found by every id that it has: %s', (id) => {
    expect(open([JTWC, makeAdvisory()]).calls.stormById(id).storm.id).toBe('2623');
  });

  it.each(['2624', '../2623', 'jma-tc9999'])('is not found by another: %s', (id) => {
    expect(() => open([makeAdvisory()]).calls.stormById(id)).toThrow(expect.objectContaining({ code: 'notFound' }));
  });
});

it('renews replies with an advisory, not with a check of the lists', () => {
  const versions = [[], [makeAdvisory()], [makeAdvisory({ issuedAt: NOW })]].map((list) => open(list).cacheVersion?.());
  expect(new Set(versions).size).toBe(3);
  expect(open([makeAdvisory()], {}).cacheVersion?.()).toBe(versions[1]);
});
