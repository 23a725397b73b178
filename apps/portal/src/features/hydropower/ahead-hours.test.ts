import { expect, test } from 'vitest';
import { listAhead } from './ahead-hours.ts';

const values = (...mm: number[]) => ({ values: Float64Array.from(mm) });
const series = {
  startAt: 0,
  hours: 3,
  variables: {
    precipitation: values(4, 4, 4),
    precipitationLow: values(1, 1, 1),
    precipitationHigh: values(8, 8, 8),
  },
} as unknown as Parameters<typeof listAhead>[0]['series'];
const members = {
  source: 'x',
  runAt: 0,
  startAt: 0,
  demo: false,
  licence: '',
  members: [
    [3, 3, 3],
    [5, 5, 5],
    [7, 7, 7],
  ],
} as unknown as NonNullable<Parameters<typeof listAhead>[0]['members']>;
const blends = [
  { radarMm: 2, modelPart: 0 },
  { radarMm: 1, modelPart: 0.5 },
];
const ask = { series, from: 0, count: 3, blends, members };

test('without members of the radar the first hours have no spread', () => {
  const { members: blended, hours } = listAhead({ ...ask, memberBlends: [] });
  expect(blended?.members.map(([first]) => first)).toEqual([2, 2, 2]);
  expect(hours[0]).toMatchObject({ meanMm: 2, lowMm: 2, highMm: 2 });
});

test('members of radar and ensemble are paired, in turn, and the ends take the radar’s', () => {
  const memberBlends = [
    [
      { radarMm: 0, modelPart: 0 },
      { radarMm: 0, modelPart: 0.5 },
    ],
    [
      { radarMm: 10, modelPart: 0 },
      { radarMm: 4, modelPart: 0.5 },
    ],
  ];
  const { members: blended, hours } = listAhead({ ...ask, memberBlends });
  expect(blended?.members).toEqual([
    [0, 1.5, 3],
    [10, 6.5, 5],
    [0, 3.5, 7],
  ]);
  // The middle stays the nowcast's own value.
  expect(hours.map(({ meanMm }) => meanMm)).toEqual([2, 3, 4]);
  expect(hours[0]?.lowMm).toBeCloseTo(1, 9);
  expect(hours[0]?.highMm).toBeCloseTo(9, 9);
  expect(hours[2]).toMatchObject({ lowMm: 1, highMm: 8 });
});
