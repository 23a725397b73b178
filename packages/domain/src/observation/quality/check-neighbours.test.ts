import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { greatCircleKm } from '#geo/great-circle.ts';
import { listFlags, makeHours } from '#observation/made-table.fixture.ts';
import { MISSING, QUALITY_FLAGS } from '#observation/observation-table.ts';
import { type CheckedStation, checkNeighbours } from './check-neighbours.ts';

const FLAG = QUALITY_FLAGS.neighbours;

function station(
  temperatures: readonly (number | null)[],
  place: Partial<Omit<CheckedStation, 'table'>> = {},
): CheckedStation {
  return { lat: 21, lng: 105.5, heightM: 10, ...place, table: makeHours('temperatureC', temperatures) };
}

const flagsOf = (stations: readonly CheckedStation[], hours = 1): number[][] => {
  checkNeighbours(stations, 0, hours * 60);
  return stations.map(({ table }) => listFlags(table, 'temperatureC'));
};

const around = [station([25], { lat: 21.2 }), station([25], { lat: 20.8 }), station([25], { lng: 105.8 })];

test.each<[string, CheckedStation, number]>([
  ['within the room', station([33]), 0],
  ['beyond it', station([33.1]), FLAG],
  ['colder because it is higher', station([21.4], { heightM: 560 }), 0],
  ['not colder although it is higher', station([31], { heightM: 560 }), FLAG],
  ['too high to be compared', station([40], { heightM: 611 }), 0],
  ['of unknown height', station([40], { heightM: null }), 0],
  ['too far away', station([40], { lat: 24 }), 0],
])('a value %s', (_, own, flag) => expect(flagsOf([own, ...around])[0]).toEqual([flag]));

it('needs three neighbours whose own values passed', () => {
  expect(flagsOf([station([40]), ...around.slice(0, 2)])[0]).toEqual([0]);
  const doubtful = station([25], { lng: 105.2 });
  doubtful.table.flags[0] = QUALITY_FLAGS.range;
  expect(flagsOf([station([40]), ...around.slice(0, 2), doubtful])[0]).toEqual([0]);
});

it('gives more room where the neighbours differ, as at a front', () => {
  const front = [12, 12, 22, 22].map((value, at) => station([value], { lat: 20.9 + at * 0.1 }));
  expect(flagsOf([station([32]), ...front])[0]).toEqual([0]);
});

it('takes a flag back when the neighbours come to agree', () => {
  const own = station([34]);
  expect(flagsOf([own, ...around])[0]).toEqual([FLAG]);
  const warm = [station([31], { lat: 21.2 }), station([31], { lat: 20.8 }), station([31], { lng: 105.8 })];
  expect(flagsOf([own, ...warm])[0]).toEqual([0]);
});

it('flags what a slow comparison flags, hour by hour', () => {
  const temperature = fc.option(fc.integer({ min: 5, max: 45 }), { freq: 6 });
  const made = fc.record({
    lat: fc.double({ min: 20, max: 22, noNaN: true }),
    lng: fc.double({ min: 104.5, max: 106.5, noNaN: true }),
    heightM: fc.option(fc.integer({ min: 0, max: 900 }), { freq: 8 }),
    values: fc.array(temperature, { minLength: 4, maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(made, { minLength: 2, maxLength: 9 }), (all) => {
      const stations = all.map(({ values, ...place }) => station(values, place));
      const flags = flagsOf(stations, 4);
      for (const [own, { heightM, values, ...point }] of all.entries()) {
        const expected = values.flatMap((value, hour) => {
          if (value === null) return [];
          if (heightM === null) return [0];
          const near = all
            .filter((other, at) => at !== own && other.heightM !== null && Math.abs(other.heightM - heightM) <= 600)
            .filter((other) => greatCircleKm(point, other) <= 150)
            .sort((a, b) => greatCircleKm(point, a) - greatCircleKm(point, b))
            .slice(0, 8)
            .flatMap((other) => {
              const there = other.values[hour] ?? null;
              return there === null ? [] : [there - (heightM - (other.heightM ?? 0)) * 0.0065];
            })
            .sort((a, b) => a - b);
          if (near.length < 3) return [0];
          const at = (share: number) => near[Math.floor(share * (near.length - 1))] as number;
          const middle = [near[(near.length - 1) >> 1] as number, near[near.length >> 1] as number];
          const median = (Number(middle[0]) + Number(middle[1])) / 2;
          return [Math.abs(value - median) > 8 + 2 * (at(0.75) - at(0.25)) + 1e-9 ? FLAG : 0];
        });
        expect(flags[own]).toEqual(expected);
      }
      expect(stations.every(({ table }) => table.values.every((value) => value === MISSING || value <= 4500))).toBe(
        true,
      );
    }),
  );
});
