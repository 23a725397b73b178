import { describe, expect, test } from 'vitest';
import { findStorm, groupStorms } from './group-storms.ts';
import type { StormAdvisory, StormPoint } from './storm.ts';

const HOUR = 3600;
const NOW = Date.UTC(2026, 9, 20, 6) / 1000;

type PointFacts = readonly [hours: number, lat: number, lng: number, windMs?: number | null];

const makePoint = ([hours, lat, lng, windMs = 20]: PointFacts): StormPoint => ({
  at: NOW + hours * HOUR,
  kind: hours <= 0 ? 'observed' : 'forecast',
  lat,
  lng,
  windMs,
  gustMs: null,
  pressure: null,
  errorKm: null,
  radii: [],
});

/** An advisory of this hour on a storm in the East Sea, with what the case changes. */
function makeAdvisory(
  centre: StormAdvisory['centre'],
  centreId: string,
  { points = [[0, 15, 113]], ...facts }: Partial<Omit<StormAdvisory, 'points'>> & { points?: PointFacts[] } = {},
): StormAdvisory {
  const windMinutes = centre === 'jma' ? 10 : 1;
  return {
    ...{ centre, centreId, number: null, name: null, issuedAt: NOW, windMinutes },
    ...facts,
    points: points.map(makePoint),
  };
}

const listIds = (...advisories: StormAdvisory[]) => groupStorms(advisories, NOW).map(({ ids }) => ids.join(' '));

describe('advisories are of one storm', () => {
  test.each<[string, StormAdvisory[], string[]]>([
    [
      'with one number, wherever they have it',
      [
        makeAdvisory('jma', 'TC2632', { number: '2623' }),
        makeAdvisory('ecmwf', '27W', { number: '2623', points: [[0, 21, 130]] }),
      ],
      ['2623 jma-tc2632 ecmwf-27w'],
    ],
    [
      'with one name, wherever they have it',
      [
        makeAdvisory('jtwc', 'wp2226', { name: 'KROVANH', points: [[0, 21, 130]] }),
        makeAdvisory('jma', 'TC2632', { number: '2623', name: 'KROVANH' }),
      ],
      ['2623 jma-tc2632 jtwc-wp2226'],
    ],
    [
      'at one place, while unnamed',
      [makeAdvisory('jtwc', 'wp2226', { points: [[0, 15.8, 113.9]] }), makeAdvisory('jma', 'TC2632')],
      ['jma-tc2632 jtwc-wp2226'],
    ],
    [
      'at one place, if only one centre has named it',
      [makeAdvisory('jtwc', 'wp2226'), makeAdvisory('jma', 'TC2632', { number: '2623', name: 'KROVANH' })],
      ['2623 jma-tc2632 jtwc-wp2226'],
    ],
    [
      'where the earlier forecast comes to the later analysis',
      [
        makeAdvisory('jtwc', 'wp2226', {
          points: [
            [-12, 15, 119],
            [12, 15, 107],
          ],
        }),
        makeAdvisory('jma', 'TC2632'),
      ],
      ['jma-tc2632 jtwc-wp2226'],
    ],
    [
      'of three centres',
      [
        makeAdvisory('ecmwf', '22W', { name: 'KROVANH' }),
        makeAdvisory('jtwc', 'wp2226'),
        makeAdvisory('jma', 'TC2632', { number: '2623', name: 'KROVANH' }),
      ],
      ['2623 jma-tc2632 jtwc-wp2226 ecmwf-22w'],
    ],
  ])('%s', (_, advisories, ids) => {
    expect(listIds(...advisories)).toEqual(ids);
    expect(listIds(...advisories.toReversed())).toEqual(ids);
  });
});

describe('advisories are of two storms', () => {
  test.each<[string, StormAdvisory[], string[]]>([
    [
      'far apart',
      [makeAdvisory('jma', 'TC2632'), makeAdvisory('jtwc', 'wp2226', { points: [[0, 15, 116]] })],
      ['jma-tc2632', 'jtwc-wp2226'],
    ],
    [
      'of one centre, next to each other',
      [makeAdvisory('jma', 'TC2632'), makeAdvisory('jma', 'TC2633', { points: [[0, 15.1, 113]] })],
      ['jma-tc2632', 'jma-tc2633'],
    ],
    [
      'with two names at one place',
      [
        makeAdvisory('jma', 'TC2632', { number: '2623', name: 'KROVANH' }),
        makeAdvisory('jtwc', 'wp1726', { name: 'SAUDEL' }),
      ],
      ['2623 jma-tc2632', 'jtwc-wp1726'],
    ],
    [
      'with two numbers at one place',
      [makeAdvisory('jma', 'TC2632', { number: '2623' }), makeAdvisory('ecmwf', '17W', { number: '2622' })],
      ['2622 ecmwf-17w', '2623 jma-tc2632'],
    ],
    [
      'at one place, a day and more apart',
      [
        makeAdvisory('jma', 'TC2632'),
        makeAdvisory('jtwc', 'wp2226', {
          issuedAt: NOW - 22 * HOUR,
          points: [
            [-25, 15, 113],
            [24, 15, 113],
          ],
        }),
      ],
      ['jma-tc2632', 'jtwc-wp2226'],
    ],
    [
      'at one place, after a last warning without a forecast',
      [
        makeAdvisory('jma', 'TC2632'),
        makeAdvisory('jtwc', 'wp2226', { issuedAt: NOW - 4 * HOUR, points: [[-7, 15, 113]] }),
      ],
      ['jma-tc2632', 'jtwc-wp2226'],
    ],
  ])('%s', (_, advisories, ids) => {
    expect(listIds(...advisories)).toEqual(ids);
    expect(listIds(...advisories.toReversed())).toEqual(ids);
  });

  test('each with its nearest, where both are within reach of both', () => {
    const ids = listIds(
      makeAdvisory('jma', 'TC2632', { points: [[0, 15, 113]] }),
      makeAdvisory('jma', 'TC2633', { points: [[0, 15, 115]] }),
      makeAdvisory('jtwc', 'wp2226', { points: [[0, 15, 114.6]] }),
      makeAdvisory('jtwc', 'wp2326', { points: [[0, 15, 112.9]] }),
    );
    expect(ids).toEqual(['jma-tc2632 jtwc-wp2326', 'jma-tc2633 jtwc-wp2226']);
  });
});

describe('a storm', () => {
  test('has the newest advisory of each centre, and the number and name of the first that has them', () => {
    const [storm, ...others] = groupStorms(
      [
        makeAdvisory('jma', 'TC2632', { issuedAt: NOW - 6 * HOUR }),
        makeAdvisory('jtwc', 'wp2226', { name: 'KROVANH', issuedAt: NOW - 3 * HOUR }),
        makeAdvisory('jma', 'TC2632', { number: '2623', name: 'KROVANH', issuedAt: NOW - 1 }),
        makeAdvisory('jtwc', 'wp2226', { issuedAt: NOW - 9 * HOUR }),
      ],
      NOW,
    );
    expect(others).toEqual([]);
    expect(storm).toMatchObject({ id: '2623', number: '2623', name: 'KROVANH', updatedAt: NOW - 1, isPast: false });
    expect(storm?.advisories.map(({ centre, issuedAt }) => [centre, NOW - issuedAt])).toEqual([
      ['jma', 1],
      ['jtwc', 3 * HOUR],
    ]);
  });

  test.each([
    [24 * HOUR, false],
    [24 * HOUR + 1, true],
  ])('whose newest advisory is %i s old: past %s', (age, isPast) => {
    expect(groupStorms([makeAdvisory('jma', 'TC2632', { issuedAt: NOW - age })], NOW)[0]?.isPast).toBe(isPast);
  });

  test('of today comes before past ones', () => {
    const past = makeAdvisory('jma', 'TC2630', { issuedAt: NOW - 48 * HOUR, points: [[-48, 20, 130]] });
    expect(listIds(past, makeAdvisory('jma', 'TC2632'))).toEqual(['jma-tc2632', 'jma-tc2630']);
  });

  test.each<[string, StormAdvisory[], string | null]>([
    ['JMA before JTWC', [['jtwc', 60] as const, ['jma', 20] as const].map(toWindy), 'storm'],
    ['JTWC where JMA states no wind', [['jma', null] as const, ['jtwc', 35] as const].map(toWindy), 'strongStorm'],
    ['nobody', [['jma', null] as const].map(toWindy), null],
  ])('is classified by %s', (_, advisories, expected) => {
    expect(groupStorms(advisories, NOW)[0]?.class).toBe(expected);
  });

  test('is past a day after the last centre has stopped, though a model follows it', () => {
    const stopped = makeAdvisory('jma', 'TC2632', { name: 'KROVANH', issuedAt: NOW - 25 * HOUR });
    const followed = makeAdvisory('ecmwf', '27W26', { name: 'KROVANH' });
    expect(groupStorms([stopped, followed], NOW)).toMatchObject([{ isPast: true, updatedAt: NOW - 25 * HOUR }]);
    expect(groupStorms([followed], NOW)).toMatchObject([{ isPast: false, updatedAt: NOW }]);
  });

  test('is not classified by a centre that stopped a day before', () => {
    const stopped = makeAdvisory('jma', 'TC2632', {
      name: 'KROVANH',
      issuedAt: NOW - 25 * HOUR,
      points: [[-25, 15, 113, 40]],
    });
    const going = makeAdvisory('jtwc', 'wp2226', { name: 'KROVANH', points: [[0, 15, 113, 15]] });
    expect(groupStorms([stopped, going], NOW)[0]?.class).toBe('tropicalDepression');
  });

  test('is found by the ids it had before it got its number', () => {
    const storms = groupStorms(
      [makeAdvisory('jma', 'TC2632', { number: '2623' }), makeAdvisory('jtwc', 'wp2226')],
      NOW,
    );
    for (const id of ['2623', 'jma-tc2632', 'jtwc-wp2226']) expect(findStorm(storms, id)?.id).toBe('2623');
    expect(findStorm(storms, '2624')).toBeNull();
  });

  test('is matched across the 180th meridian', () => {
    const track = makeAdvisory('jtwc', 'wp2226', {
      points: [
        [-6, 20, 179],
        [6, 20, -179],
      ],
    });
    expect(listIds(makeAdvisory('jma', 'TC2632', { points: [[0, 20, 179.9]] }), track)).toHaveLength(1);
  });
});

test('no advisories are no storms', () => {
  expect(groupStorms([], NOW)).toEqual([]);
});

function toWindy([centre, windMs]: readonly ['jma' | 'jtwc', number | null]): StormAdvisory {
  return makeAdvisory(centre, centre === 'jma' ? 'TC2632' : 'wp2226', { points: [[0, 15, 113, windMs]] });
}
