import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FieldSpec } from '@portal/testing/grib2/field-spec';
import { writeGribFile } from '@portal/testing/grib2/write-grib-file';
import { HOUR, makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openGribFile } from '#formats/grib2/grib-source.ts';
import type { Grib2Message } from '#formats/grib2/message.ts';
import { readGribMessages } from '#formats/grib2/read-messages.ts';
import { findGribVariable, type GribVariable, type SecondLevel } from './grib-variable.ts';
import { GRIB_VARIABLES } from './grib-variables.table.ts';

const SOIL = 106;
const PRESSURE = 100;
const ABOVE_GROUND = 103;
const ABOVE_GROUND_PRESSURE = 108;

function readAll(path: string): Grib2Message[] {
  const file = openGribFile(path);
  try {
    return [...readGribMessages(file)];
  } finally {
    file.close();
  }
}

/** A temperature between two surfaces, as in a file. */
function makeLayer(type: number, first: number, second: FieldSpec['secondLevel']): Grib2Message {
  const path = join(makeFolder(onTestFinished), 'layer.grib2');
  const grid = { south: 8, west: 104, latStep: 1, lngStep: 1, rows: 2, columns: 2 };
  const times = { referenceTime: RUN_AT, validAt: RUN_AT + 3 * HOUR };
  const spec: FieldSpec = {
    category: 0,
    parameter: 0,
    level: { type, value: first },
    ...times,
    grid,
    values: [290, 291, 292, 293],
  };
  writeGribFile(path, [second === undefined ? spec : { ...spec, secondLevel: second }]);
  const [message] = readAll(path);
  if (message === undefined) throw new RangeError('no message');
  return message;
}

/** A table line for a temperature on a level. */
function makeLine(type: number, level: number, secondLevel?: SecondLevel | null): GribVariable {
  return {
    ...{ parameter: [0, 0, 0], levelTypes: [type], level, statistics: [null], variable: 'temperature2m' },
    ...{ unit: 'K', factor: 1, shift: -273.15 },
    ...(secondLevel === undefined ? {} : { secondLevel }),
  };
}

const isFound = (message: Grib2Message, line: GribVariable) => findGribVariable(message, [line]) === line;

describe('a layer between two surfaces', () => {
  test.each([
    ['soil of 0–10 cm', SOIL, 0, 0.1, 0.4],
    ['soil of 10–40 cm', SOIL, 0.1, 0.4, 0.1],
    ['pressure of 850–700 hPa', PRESSURE, 85_000, 70_000, 50_000],
    ['air of 10–100 m above ground', ABOVE_GROUND, 10, 100, 80],
  ])('%s matches both surfaces and no other', (_, type, first, second, other) => {
    const line = makeLine(type, first, { type, value: second });
    expect(isFound(makeLayer(type, first, { type, value: second }), line)).toBe(true);
    expect(isFound(makeLayer(type, first, { type, value: other }), line)).toBe(false);
    expect(isFound(makeLayer(type, second, { type, value: first }), line)).toBe(false);
    expect(isFound(makeLayer(type, first, { type: type + 1, value: second }), line)).toBe(false);
    expect(isFound(makeLayer(type, first, undefined), line)).toBe(false);
  });

  test('matches any value of the second surface where the line gives its type alone', () => {
    const line = makeLine(SOIL, 0, { type: SOIL });
    expect(isFound(makeLayer(SOIL, 0, { type: SOIL, value: 0.1 }), line)).toBe(true);
    expect(isFound(makeLayer(SOIL, 0, { type: SOIL, value: null }), line)).toBe(true);
    expect(isFound(makeLayer(SOIL, 0, undefined), line)).toBe(false);
  });

  test('is not compared where the line says nothing, and refused where it asks for no layer', () => {
    const layer = makeLayer(SOIL, 0, { type: SOIL, value: 0.1 });
    expect(isFound(layer, makeLine(SOIL, 0))).toBe(true);
    expect(isFound(layer, makeLine(SOIL, 0, null))).toBe(false);
    expect(isFound(makeLayer(SOIL, 0, undefined), makeLine(SOIL, 0, null))).toBe(true);
  });

  test('above ground is no value at its lower height', () => {
    const find = (message: Grib2Message) => findGribVariable(message, GRIB_VARIABLES)?.variable ?? null;
    expect(find(makeLayer(ABOVE_GROUND, 2, undefined))).toBe('temperature2m');
    expect(find(makeLayer(ABOVE_GROUND, 2, { type: ABOVE_GROUND, value: 10 }))).toBeNull();
  });
});

const SAMPLE = fileURLToPath(
  new URL('../../../../../../shared/data/grib2/gfs.20200314.t00z.pgrb2.0p25.anl', import.meta.url),
);

describe.skipIf(!existsSync(SAMPLE))('a file of GFS', () => {
  test('has one temperature of the lowest 30 hPa among those of all levels', () => {
    const messages = readAll(SAMPLE);
    const count = (line: GribVariable) => messages.filter((message) => isFound(message, line)).length;
    expect(count(makeLine(ABOVE_GROUND_PRESSURE, 3000, { type: ABOVE_GROUND_PRESSURE, value: 0 }))).toBe(1);
    expect(count(makeLine(ABOVE_GROUND_PRESSURE, 3000, { type: ABOVE_GROUND_PRESSURE, value: 1000 }))).toBe(0);
    expect(count(makeLine(ABOVE_GROUND_PRESSURE, 3000, null))).toBe(0);
  });
});

const WAVES = fileURLToPath(
  new URL('../../../../../../shared/data/grib2/gfswave.t18z.atlocn.0p16.f001.grib2', import.meta.url),
);

describe.skipIf(!existsSync(WAVES))('a file of GFS-Wave', () => {
  test('has one height, period and direction of all waves, and one first swell, among wind and parts', () => {
    const found = readAll(WAVES).map((message) => findGribVariable(message, GRIB_VARIABLES)?.variable ?? null);
    expect(found).toHaveLength(19);
    expect(found.filter((name) => name !== null)).toEqual(['waveHeight', 'wavePeriod', 'waveDirection', 'swellHeight']);
  });
});

const PUBLIC = fileURLToPath(new URL('../../../../../../shared/data/public/', import.meta.url));

describe.skipIf(!existsSync(PUBLIC))(
  'parts of an amount (of ../shared/data/public; skipped where it is not there)',
  () => {
    const waves = [
      {
        parameter: [10, 0, 3],
        levelTypes: [1, 101],
        statistics: [null],
        variable: 'temperature2m',
        unit: 'm',
        factor: 1,
        shift: 0,
      },
    ] as const satisfies readonly GribVariable[];

    test('waves of some periods have time and level, and are not taken for the whole sea', () => {
      const messages = readAll(join(PUBLIC, 'aifs/aifs-single-wave.grib2'));
      const at = Date.UTC(2026, 5, 28, 6) / 1000;
      expect(
        messages.map(({ productTemplate, parameter, validAt, generatingProcess }) => [
          productTemplate,
          parameter,
          validAt,
          generatingProcess,
        ]),
      ).toEqual([
        [103, 3, at, 5],
        [103, 3, at, 5],
        [0, 7, at, 5],
        [0, 3, at, 5],
      ]);
      expect(messages[0]?.levelType).toBe(messages[3]?.levelType);
      expect(messages.map((message) => findGribVariable(message, waves) !== null)).toEqual([false, false, false, true]);
      expect(messages.map((message) => findGribVariable(message, GRIB_VARIABLES)?.variable)).toEqual([
        undefined,
        undefined,
        undefined,
        'waveHeight',
      ]);
    });

    test('ECMWF’s own number of cloud cover is read until cycle 50r2', () => {
      const messages = readAll(join(PUBLIC, 'ifs/ecmwf-ifs-oper-surface.grib2'));
      const found = messages.flatMap((message) => findGribVariable(message, GRIB_VARIABLES) ?? []);
      expect(found.map(({ variable, parameter, factor }) => [variable, parameter, factor])).toEqual([
        ['cloudCover', [0, 6, 192], 100],
      ]);
    });
  },
);
