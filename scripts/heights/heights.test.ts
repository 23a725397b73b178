import { describe, expect, it } from 'vitest';
import type { KnownHeight } from '../../apps/portal/src/features/places/heights/height-model.ts';
import { makeEstimator, readTerrain } from './estimate-ground.ts';
import { fillGrid } from './fill-grid.ts';
import { classifyStation, type Station } from './list-stations.ts';
import { listTowns } from './list-towns.ts';
import type { Terrain } from './read-etopo5.ts';
import { readLand } from './read-land.ts';
import { readNetcdfVariables } from './read-netcdf.ts';

/** Four-byte words and padded texts, as in a NetCDF header. */
function writeHeader(parts: readonly (number | string)[]): Buffer {
  const bytes = parts.map((part) => {
    if (typeof part === 'string') return Buffer.from(part.padEnd(Math.ceil(part.length / 4) * 4, '\0'));
    const word = Buffer.alloc(4);
    word.writeInt32BE(part);
    return word;
  });
  return Buffer.concat(bytes);
}

describe('readNetcdfVariables', () => {
  const [dimensionList, variableList, attributeList, character, float] = [10, 11, 12, 2, 5];
  const dimensions = [dimensionList, 2, 3, 'lat', 2, 3, 'lng', 3];
  const attributes = [attributeList, 1, 5, 'title', character, 5, 'Rose.'];
  const shape = [4, 'ROSE', 2, 0, 1, 0, 0, float, 24];
  const start = [Buffer.from('CDF\x01'), writeHeader([0, ...dimensions, ...attributes, variableList, 1, ...shape])];
  const begin = Buffer.concat(start).length + 4;
  const values = Buffer.alloc(24);
  for (const [index, value] of [1, 2, 3, 4, 5, -6.5].entries()) values.writeFloatBE(value, index * 4);
  const file = Buffer.concat([...start, writeHeader([begin]), values]);

  it('reads a variable with its dimensions past attributes of odd lengths', () => {
    expect(readNetcdfVariables(file)).toEqual([
      { name: 'ROSE', dimensions: ['lat', 'lng'], values: Float64Array.of(1, 2, 3, 4, 5, -6.5) },
    ]);
  });

  it('refuses what is no NetCDF in classic form', () => {
    expect(() => readNetcdfVariables(Buffer.from('\x89HDF\r\n'))).toThrow('No NetCDF');
    expect(() => readNetcdfVariables(Buffer.from('CDF\x05'))).toThrow('No NetCDF');
  });
});

describe('readLand', () => {
  // A square from 10 to 12 with a lake from 10.5 to 11, as delta-encoded arcs.
  const square = [
    [0, 0],
    [20, 0],
    [0, 20],
    [-20, 0],
    [0, -20],
  ];
  const lake = [
    [5, 5],
    [5, 0],
    [0, 5],
    [-5, 0],
    [0, -5],
  ];
  const isLand = readLand(
    JSON.stringify({
      transform: { scale: [0.1, 0.1], translate: [10, 10] },
      arcs: [square, lake],
      objects: { land: { geometries: [{ arcs: [[[0], [-2]]] }] } },
    }),
  );

  it('distinguishes land, lake and sea', () => {
    expect([isLand(11.5, 11.5), isLand(10.7, 10.7), isLand(12.1, 11), isLand(11, 9.9)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('makes a cell land that has any, and fills it', () => {
    const shape = { south: 11.3, west: 9.8, latStep: 0.3, lngStep: 0.15, rows: 2, columns: 3 };
    const { heightsM } = fillGrid(shape, isLand, ({ lat }) => lat * 10);
    expect([...heightsM]).toEqual([0, 113, 113, 0, 116, 116]);
    expect(() => fillGrid(shape, isLand, () => Number.NaN)).toThrow('no height is known at 11.3, 9.950000000000001');
  });
});

describe('listTowns', () => {
  const row = (name: string, lat: number, lng: number, country: string, dem: string) =>
    ['1', name, name, '', lat, lng, 'P', 'PPL', country, '', '', '', '', '', '500', '', dem, 'Asia/Bangkok', ''].join(
      '\t',
    );

  it('takes the towns about the served box with the height at their point, each point once', () => {
    const table = [
      row('Sa Pa', 22.34023, 103.84418, 'VN', '1522'),
      row('Sa Pa again', 22.34024, 103.84416, 'VN', '9'),
      row('Hội An', 15.87944, 108.335, 'VN', '-2'),
      row('Nowhere', 12, 108, 'VN', '-9999'),
      row('Unknown', 13, 108, 'VN', ''),
      row('Paris', 48.85, 2.35, 'FR', '42'),
      '',
    ].join('\n');
    expect(listTowns(table).map(({ name, heightM, isVietnamese }) => [name, heightM, isVietnamese])).toEqual([
      ['Sa Pa', 1522, true],
      ['Hội An', 0, true],
    ]);
  });
});

describe('classifyStation', () => {
  const station = (heightM: number, hasTemperatures = true): Station => ({
    name: 'A',
    lat: 21,
    lng: 105,
    heightM,
    kind: 'station',
    hasTemperatures,
  });
  const town = (km: number, heightM: number): KnownHeight => ({
    lat: 21 + km / 111.2,
    lng: 105,
    heightM,
    kind: 'town',
  });

  it('believes a station that is as high as expected', () => {
    expect(classifyStation(station(276), 100, [])).toBe('station');
    expect(classifyStation(station(278), 100, [])).toBe('hill');
  });

  it('takes one unlike its surroundings for a hill where its temperatures say so, else not at all', () => {
    expect(classifyStation(station(900), 50, [])).toBe('hill');
    expect(classifyStation(station(900, false), 50, [])).toBeNull();
  });

  it('does not believe one that no town within 3 km agrees with', () => {
    expect(classifyStation(station(27), 27, [town(2.9, 165)])).toBeNull();
    expect(classifyStation(station(27), 27, [town(3.2, 165)])).toBe('station');
    expect(classifyStation(station(1570), 1500, [town(2, 1293), town(2.5, 1522)])).toBe('station');
  });
});

describe('makeEstimator', () => {
  // A ramp that rises 100 m per cell northwards.
  const [rows, columns] = [30, 30];
  const heightsM = Float64Array.from({ length: rows * columns }, (_, cell) => 100 * Math.floor(cell / columns));
  const terrain: Terrain = { south: 20, west: 104, step: 1 / 12, rows, columns, heightsM };
  const town = (lat: number, lng: number, heightM: number): KnownHeight => ({ lat, lng, heightM, kind: 'town' });

  it('reads the model between its points, where it is and where it belongs', () => {
    expect(readTerrain(terrain, { lat: 20.5, lng: 105 }, false)).toBeCloseTo(600);
    expect(readTerrain(terrain, { lat: 20.5, lng: 105 }, true)).toBeCloseTo(700);
    expect(readTerrain(terrain, { lat: 19, lng: 105 }, false)).toBeNaN();
  });

  it('stays near a known height at its point, and lets it be left out', () => {
    const known = [town(20.5, 105, 100), town(20.9, 105, 500), town(20.5, 105.5, 300)];
    const estimate = makeEstimator({ terrain, known });
    expect(estimate({ lat: 20.5, lng: 105 })).toBeCloseTo(100, -1);
    const [first] = known;
    expect(estimate({ lat: 20.5, lng: 105 }, first)).toBeGreaterThan(250);
  });

  it('never falls below the sea', () => {
    expect(makeEstimator({ terrain, known: [town(20.5, 105, 0)] })({ lat: 20.1, lng: 105 })).toBe(0);
  });
});
