import { findBuiltValue, makeOpenMeteoAnswer } from '@portal/testing/open-meteo/make-answer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AnswerError } from './answer-error.ts';
import { makeRequest } from './download.ts';
import { parseAnswer } from './parse-answer.ts';
import { type Asked, listBatches, listHourlyVariables } from './recipe.ts';
import { OPEN_METEO_FORECAST, OPEN_METEO_MARINE } from './source.ts';

const ASKED_AT = Date.UTC(2026, 10, 21, 9) / 1000;
const HOURS = { from: -1, to: 2 };
const TIMES = [-1, 0, 1, 2].map((hour) => ASKED_AT + hour * 3600);

/** A batch of a service's first points, and the right reply to it. */
function makeTrial(service = OPEN_METEO_FORECAST, points = 2): { asked: Asked; text: string } {
  const small = { ...service, hours: HOURS, cells: service.cells.slice(0, points) };
  const [batch] = listBatches(small, 10);
  if (batch === undefined) throw new RangeError('no batch');
  const request = makeRequest({ service: small, url: 'http://localhost/v1', key: null, runAt: ASKED_AT }, batch);
  return {
    asked: { points: batch.points, times: TIMES, variables: listHourlyVariables(small.recipes), required: null },
    text: makeOpenMeteoAnswer(request.url) ?? '',
  };
}

/** The line with which a reply is refused; null if it is accepted. */
function refusalOf(text: string, asked: Asked): string | null {
  try {
    parseAnswer(text, asked);
    return null;
  } catch (error) {
    if (error instanceof AnswerError) return error.message;
    throw error;
  }
}

describe('an answer as asked', () => {
  test('gives each point its height and values in the units of the engine', () => {
    const { asked, text } = makeTrial();
    const [first, second] = parseAnswer(text, asked);
    expect(first).toMatchObject({ cell: 0, elevationM: 0 });
    expect(second).toMatchObject({ cell: 1 });
    expect([...(second?.values.get('temperature_2m') ?? [])].map((value) => value.toFixed(2))).toEqual(
      TIMES.map((at) => findBuiltValue('forecast', 'temperature_2m', 5, 99.5, at).toFixed(2)),
    );
    expect(first?.values.get('visibility')?.[1]).toBeCloseTo(10.9, 5);
    expect(first?.values.get('snowfall')?.[1]).toBeCloseTo(0.1, 6);
  });

  test('is an object and no list for one point', () => {
    const { asked, text } = makeTrial(OPEN_METEO_FORECAST, 1);
    expect(text.startsWith('{')).toBe(true);
    expect(parseAnswer(text, asked)).toHaveLength(1);
  });

  test('may lack a height and any value: unknown is NaN', () => {
    const { asked, text } = makeTrial();
    const lacking = text.replace(/"elevation":0,/, '').replace(/("uv_index":\[)[\d.]+/, '$1null');
    const [first] = parseAnswer(lacking, asked);
    expect(first?.elevationM).toBeNaN();
    expect(first?.values.get('uv_index')?.[0]).toBeNaN();
    expect(first?.values.get('uv_index')?.[1]).not.toBeNaN();
  });

  test('may call the unit of a variable undefined where it has none of it, and only there', () => {
    const { asked, text } = makeTrial(OPEN_METEO_MARINE);
    const undefinedUnit = text.replace('"wave_height":"m"', '"wave_height":"undefined"');
    expect(refusalOf(undefinedUnit, asked)).toMatch(/wave_height: is in "undefined" instead of "m"$/);
    const nowhere = undefinedUnit.replace(/("wave_height":\[)[^\]]+/, '$1null,null,null,null');
    expect(refusalOf(nowhere, asked)).toBeNull();
  });
});

describe('limits', () => {
  const { asked, text } = makeTrial();
  const setPlace = (latitude: number) => text.replace(/"latitude":[\d.]+/, `"latitude":${latitude}`);

  test('a cell up to 0.3° off is that of the point', () => {
    expect(refusalOf(setPlace(5.29), asked)).toBeNull();
    expect(refusalOf(setPlace(5.31), asked)).toBe('point 1 (5, 99): the answer is for 5.31, 98.9375');
  });

  test('half a packing step beyond the limits of a variable is a rounding', () => {
    const set = (value: number) => text.replace(/("precipitation":\[)[\d.]+/, `$1${value}`);
    expect(refusalOf(set(-0.004), asked)).toBeNull();
    expect(refusalOf(set(-0.006), asked)).toMatch(
      /precipitation\[0\] cannot be: precipitation of -0\.006 mm is outside/,
    );
  });

  test('winds are 0 to 150 m/s strong', () => {
    const set = (value: number) => text.replace(/("wind_speed_10m":\[)[\d.]+/, `$1${value}`);
    expect(refusalOf(set(150), asked)).toBeNull();
    expect(refusalOf(set(150.1), asked)).toMatch(/wind_speed_10m\[0\] cannot be: 150\.1\d* is outside 0…150 m\/s$/);
    expect(refusalOf(set(-0.1), asked)).toMatch(/wind_speed_10m\[0\] cannot be/);
  });

  test('what is needed must be known up to its hour and may be unknown after it', () => {
    const needing = { ...asked, required: { name: 'temperature_2m', upTo: ASKED_AT } };
    const forget = (index: number) => {
      const list = JSON.parse(text);
      list[1].hourly.temperature_2m[index] = null;
      return JSON.stringify(list);
    };
    expect(refusalOf(forget(2), needing)).toBeNull();
    expect(refusalOf(forget(1), needing)).toBe('point 2 (5, 99.5): temperature_2m[1] is unknown (2026-11-21T09:00Z)');
  });
});

describe('whatever comes', () => {
  const { asked, text } = makeTrial();

  test('cut anywhere, it is refused in one line', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 1 }), (length) => {
        expect(refusalOf(text.slice(0, length), asked)).toMatch(/^[^\n]+$/);
      }),
    );
  });

  test('any JSON in its place is refused in one line', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(refusalOf(json, asked)).toMatch(/^[^\n]+$/);
      }),
    );
  });

  test('with any part of it replaced by any JSON it is taken or refused in one line, and nothing else', () => {
    const list = JSON.parse(text);
    const paths = ['latitude', 'utc_offset_seconds', 'elevation', 'location_id', 'hourly_units', 'hourly'].map(
      (name) => [name],
    );
    for (const name of Object.keys(list[0].hourly)) paths.push(['hourly', name], ['hourly_units', name]);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.json(), ([outer = '', inner], json) => {
        const copy = structuredClone(list);
        if (inner === undefined) copy[1][outer] = JSON.parse(json);
        else copy[1][outer][inner] = JSON.parse(json);
        expect(refusalOf(JSON.stringify(copy), asked) ?? 'taken').toMatch(/^(taken|point 2 [^\n]+)$/);
      }),
    );
  });
});
