import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMapping } from './parse-mapping.ts';

const TEMPERATURE = {
  variable: 'temperature2m',
  parameter: [0, 0, 0],
  levelType: 103,
  level: 2,
  factor: 1,
  shift: -273.15,
};
const RAIN = { variable: 'precipitation', parameter: [0, 1, 8], levelType: 1, unit: 'kg m-2' };
const GRID = { south: 8, north: 24, west: 102, east: 118, latStep: 0.05, lngStep: 0.05 };
const GOOD = { source: 'wrf-own', licence: '© Own', wholeSteps: 49, grid: GRID, variables: [TEMPERATURE, RAIN] };

const parse = (mapping: unknown) => parseMapping(JSON.stringify(mapping), ['gfs']);
const findFaults = (parts: object) => parse({ ...GOOD, ...parts }).faults;
const findLineFaults = (parts: object) => findFaults({ variables: [RAIN, { ...TEMPERATURE, ...parts }] });

describe('a layer of a mapping', () => {
  const parseLevel = (parts: object) => parse({ ...GOOD, variables: [{ ...TEMPERATURE, ...parts }] });

  test('has a second surface with or without a value, or none', () => {
    const find = (parts: object) => parseLevel(parts).mapping?.variables[0]?.secondLevel;
    expect(find({ secondLevelType: 106, secondLevel: 0.1 })).toEqual({ type: 106, value: 0.1 });
    expect(find({ secondLevelType: 106 })).toEqual({ type: 106 });
    expect(find({ secondLevelType: null })).toBeNull();
    expect(find({})).toBeUndefined();
  });

  test('needs the type of its second surface', () => {
    expect(findLineFaults({ secondLevel: 0.1 })).toEqual(['variables[1].secondLevel: needs secondLevelType']);
    expect(findLineFaults({ secondLevelType: 300 })).toEqual([
      'variables[1].secondLevelType: 300 is not a whole number from 0 to 255',
    ]);
    expect(findLineFaults({ secondLevelType: null, secondLevel: 0.1 })).toEqual([
      'variables[1].secondLevel: needs secondLevelType',
    ]);
  });
});

describe('a mapping that can be used', () => {
  test('says which messages are what, with the usual statistic of the variable', () => {
    expect(parse(GOOD)).toEqual({
      faults: [],
      mapping: {
        ...{ source: 'wrf-own', licence: '© Own', wholeSteps: 49, grid: GRID },
        variables: [
          {
            ...{ variable: 'temperature2m', parameter: [0, 0, 0], levelTypes: [103], level: 2, statistics: [null] },
            ...{ unit: '°C', factor: 1, shift: -273.15, optional: false },
          },
          {
            ...{ variable: 'precipitation', parameter: [0, 1, 8], levelTypes: [1], statistics: [1] },
            ...{ unit: 'kg m-2', factor: 1, shift: 0, optional: false },
          },
        ],
      },
    });
  });

  test('may leave the grid open, and ask for another statistic, a centre or an amount made a mean', () => {
    const light = { variable: 'shortWaveRadiation', parameter: [0, 4, 7], levelType: 1, statistic: 1, perSecond: true };
    const gust = {
      variable: 'windGust10m',
      parameter: [0, 2, 22],
      levelType: 103,
      statistic: 2,
      centre: 7,
      optional: true,
    };
    const ground = { variable: 'surfaceHeight', parameter: [0, 3, 5], levelType: 1 };
    const { grid, ...open } = GOOD;
    const { mapping, faults } = parse({ ...open, variables: [light, gust, ground, { ...RAIN, statistic: null }] });
    expect([faults, mapping?.grid]).toEqual([[], null]);
    expect(mapping?.variables).toMatchObject([
      { statistics: [1], perSecond: true },
      { statistics: [2], centre: 7, optional: true },
      { variable: 'surfaceHeight', optional: true, unit: 'm' },
      { statistics: [null] },
    ]);
  });
});

describe('a mapping that cannot be used says in one line for each fault what it is', () => {
  test.each([
    ['{', /^is not JSON: /],
    ['[]', /^is no JSON object$/],
    ['null', /^is no JSON object$/],
  ])('%s', (text, line) => expect(parseMapping(text, []).faults).toEqual([expect.stringMatching(line)]));

  test.each([
    [{ source: 'WRF' }, 'source: "WRF" is not small letters, digits and hyphens'],
    [{ source: 'gfs' }, 'source: "gfs" is a source of the portal itself'],
    [{ source: 7 }, 'source: 7 is not a text of 1 to 100 letters'],
    [{ licence: ' ' }, 'licence: " " is not a text of 1 to 1000 letters'],
    [{ licence: undefined }, 'licence: is missing'],
    [{ wholeSteps: 0 }, 'wholeSteps: 0 is not a whole number from 1 to 2000'],
    [{ wholeSteps: 2001 }, 'wholeSteps: 2001 is not a whole number from 1 to 2000'],
    [{ wholeSteps: 1.5 }, 'wholeSteps: 1.5 is not a whole number from 1 to 2000'],
    [{ step: 3 }, 'step: is not known'],
    [{ variables: [] }, 'variables: [] is not a list with something in it'],
    [{ variables: ['x'] }, 'variables[0]: "x" is no object'],
    [{ grid: 1 }, 'grid: 1 is no object'],
    [{ grid: { ...GRID, south: 24 } }, 'grid.south: is not less than north'],
    [{ grid: { ...GRID, latStep: 0 } }, 'grid.latStep: 0 is not a number from 0.0001 to 10'],
  ])('%j', (parts, line) => expect(findFaults(parts)).toContain(line));

  test.each([
    [{ variable: 'temperature' }, 'variables[1].variable: "temperature" is no variable of the portal'],
    [{ parameter: [0, 0] }, 'variables[1].parameter: [0,0] is not three whole numbers from 0 to 255'],
    [{ parameter: [0, 0, 256] }, 'variables[1].parameter: [0,0,256] is not three whole numbers from 0 to 255'],
    [{ levelType: undefined }, 'variables[1].levelType: is missing'],
    [{ level: '2' }, 'variables[1].level: "2" is not a number'],
    [{ factor: 0 }, 'variables[1].factor: is 0: every value would be the same'],
    [{ statistic: 'acc' }, 'variables[1].statistic: "acc" is not a whole number from 0 to 255'],
    [{ perSecond: true }, 'variables[1].perSecond: fits only means, such as radiation'],
    [{ optional: 'yes' }, 'variables[1].optional: "yes" is not true or false'],
    [{ offset: 1 }, 'variables[1].offset: is not known'],
  ])('%j', (parts, line) => expect(findLineFaults(parts)).toEqual([line]));

  test('all of them at once', () => {
    expect(findFaults({ source: 'A', wholeSteps: 'x', variables: [{ ...RAIN, factor: 0, level: true }] })).toHaveLength(
      4,
    );
  });

  test('and whatever is in it: either there are faults or it can be used', () => {
    const anyLine = fc.record(
      {
        variable: fc.oneof(fc.constant('cape'), fc.json()),
        parameter: fc.anything(),
        levelType: fc.anything(),
        factor: fc.anything(),
      },
      { requiredKeys: [] },
    );
    const anyMapping = fc.array(anyLine).map((variables) => JSON.stringify({ ...GOOD, variables }));
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), anyMapping), (text) => {
        const { mapping, faults } = parseMapping(text, []);
        expect(mapping === null).toBe(faults.length > 0);
        expect(faults.every((line) => !line.includes('\n'))).toBe(true);
      }),
    );
  });
});
