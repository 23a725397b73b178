import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { WEATHER } from '#observation/element.table.ts';
import { parseSynop, parseSynopTime } from './parse-synop.ts';
import type { SynopReport } from './synop-report.ts';
import { findSynopWeather } from './synop-weather.ts';

function read(text: string): SynopReport {
  const parsed = parseSynop(text, null);
  if (!parsed.ok) throw new Error(`${parsed.code} at ${parsed.group}: ${parsed.text}`);
  return parsed.report;
}

const { rain, light, fog, shower, recentThunder } = WEATHER;

describe('reports as stations write them', () => {
  test.each<[string, Partial<SynopReport>, number | null]>([
    [
      'AAXX 23001 48820 11458 80802 10185 20162 30124 40131 51012 60021 76162 8877/ 333 10220 20171 70052=',
      {
        ...{ stationId: '48820', day: 23, hour: 0, cloudBaseM: [300, 600], visibilityM: 8000, cloudOktas: 8 },
        ...{ windDirectionDeg: 80, windMs: 2, temperatureC: 18.5, dewPointC: 16.2, stationPressureHpa: 1012.4 },
        ...{ pressureHpa: 1013.1, change3hHpa: 1.2, rainMm: 2, rainHours: 6, weatherCode: 61, temperatureMaxC: 22 },
        ...{ temperatureMinC: 17.1, rain24Mm: 5.2, unread: [] },
      },
      rain | light,
    ],
    [
      'AAXX 15061 48900 11660 62206 10332 20251 30081 40092 57015 60001 71582 84930 333 58012=',
      {
        ...{
          visibilityM: 10_000,
          cloudOktas: 6,
          windDirectionDeg: 220,
          windMs: 6,
          temperatureC: 33.2,
          change3hHpa: -1.5,
        },
        ...{ rainMm: 0, rainHours: 6, weatherCode: 15, lowCloud: 9, change24hHpa: 1.2 },
      },
      0,
    ],
    [
      'AAXX 02001 48808 41302 /0000 10081 20079 39896 40231 52004 74511 8//// 333 20068=',
      {
        ...{ rainMm: null, rainHours: null, visibilityM: 200, cloudOktas: null, windMs: 0, windDirectionDeg: null },
        ...{ temperatureC: 8.1, stationPressureHpa: 989.6, pressureHpa: 1023.1, temperatureMinC: 6.8, unread: [] },
      },
      fog,
    ],
    [
      'AAXX 19121 48917 11496 72715 10261 20248 30052 40056 53008 60182 78189 879//=',
      { visibilityM: 4000, windDirectionDeg: 270, windMs: 15, rainMm: 18, rainHours: 12, pastWeather: [8, 9] },
      rain | shower | recentThunder,
    ],
    ['AAXX 23001 48855 NIL=', { isNil: true, temperatureC: null, rainMm: null }, null],
    // unusual but clear
    ['AAXX 23004 48820 32970 /9910 11052', { windMs: expect.closeTo(5.144, 3), temperatureC: -5.2, rainMm: 0 }, 0],
    ['AAXX 23031 48820 32970 /9910 10052', { rainMm: null, rainHours: null }, 0],
    ['AAXX 23001 48820 11/// 50299 00105 10185', { windMs: 105, windDirectionDeg: 20, visibilityM: null }, null],
    [
      'AAXX 23001 48802 16999 90204 10105 29095 38435 48512',
      { humidityPercent: 95, stationPressureHpa: 843.5, pressureHpa: null, cloudOktas: null },
      null,
    ],
    ['AAXX 23001 48820 21458 80802 10185 333 69905 91025 91131 57003', { rainMm: 0, rainHours: 1, gustMs: 31 }, null],
    ['AAXX 23001 48820 21458 80802 10185 333 69945 79999', { rainMm: 0.4, rainHours: 1, rain24Mm: 0 }, null],
    ['AAXX 23001 48820 11458 80802 10185 6///1 60020', { rainMm: null, unread: ['60020'] }, null],
    ['AAXX 23001 48820 11458 80802 20162 10185', { temperatureC: null, dewPointC: 16.2, unread: ['10185'] }, null],
    ['AAXX 23001 48820 17458 80802 10185 70500', { weatherCode: null }, null],
    ['AAXX 23001 48820 11458 83702 10185', { windMs: null, unread: ['83702'], cloudOktas: 8 }, null],
    [
      'AAXX 23001 48820 11458 80802 1018 333 55112 10345 20123 70010',
      { unread: ['1018'], temperatureMaxC: null, rain24Mm: 1 },
      null,
    ],
  ])('%s', (line, expected, weather) => {
    const report = read(line);
    expect(report).toMatchObject(expected);
    expect(findSynopWeather(report)).toBe(weather);
  });

  it('take day, hour and unit of the bulletin that they stand in', () => {
    const header = {
      ...(parseSynopTime('23064') as NonNullable<ReturnType<typeof parseSynopTime>>),
      isCorrected: true,
    };
    expect(parseSynop('48820 11458 80810 10185=', header)).toMatchObject({
      report: { day: 23, hour: 6, windMs: expect.closeTo(5.144, 3), isCorrected: true },
    });
    expect(['23241', '32001', '23002', '2300'].map(parseSynopTime)).toEqual([null, null, null, null]);
  });
});

describe('texts that are no report', () => {
  test.each([
    ['48820 11458 80802', 'noHeader', 1],
    ['AAXX', 'noTime', 2],
    ['AAXX 32001 48820', 'wrongTime', 2],
    ['AAXX 23001 4882 11458', 'noStation', 3],
    ['AAXX 23001 48820', 'damaged', 4],
    ['AAXX 23001 48820 11458', 'damaged', 5],
    ['AAXX 23001 48820 91458 80802', 'damaged', 4],
    ['AAXX 23001 48820 11458 80802 1O185 2O162 3O124 4O131', 'damaged', 6],
    ['AAXX 23001 48820 46/// /////', 'noValues', 4],
    ['AAXX 23001 48820 11458 80802 10185 AAXX 23001 48900 11660', 'twoReports', 7],
  ])('%s', (line, code, group) => expect(parseSynop(line, null)).toMatchObject({ ok: false, code, group }));
});

const LINE =
  'AAXX 23001 48820 11458 80802 10185 20162 30124 40131 51012 60021 76162 8877/ 333 10220 20171 70052 91012=';

it('damage never throws and is never NaN', () => {
  const damage = fc.array(fc.tuple(fc.nat(LINE.length), fc.constantFrom(...' /0123456789=AX#')), { maxLength: 12 });
  fc.assert(
    fc.property(damage, fc.nat(LINE.length), (changes, end) => {
      const letters = [...LINE];
      for (const [at, letter] of changes) letters[at] = letter;
      const parsed = parseSynop(letters.join('').slice(0, end), null);
      const numbers = Object.values(parsed.ok ? parsed.report : { group: parsed.group })
        .flat()
        .filter((value) => typeof value === 'number');
      expect(numbers.every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
