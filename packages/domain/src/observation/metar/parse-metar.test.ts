import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { WEATHER } from '#observation/element.table.ts';
import type { MetarReport } from './metar-report.ts';
import { findMetarWeather } from './metar-weather.ts';
import { parseMetar } from './parse-metar.ts';

function read(line: string): MetarReport {
  const parsed = parseMetar(line);
  if (!parsed.ok) throw new Error(`${parsed.code} at ${parsed.group}: ${parsed.text}`);
  return parsed.report;
}

const knots = (count: number) => expect.closeTo((count * 1852) / 3600, 6);

describe('reports as airports write them', () => {
  test.each<[string, Partial<MetarReport>]>([
    [
      'METAR VVTS 271830Z 24004KT 8000 SCT015 BKN040 27/26 Q1010 NOSIG=',
      {
        ...{
          stationId: 'VVTS',
          day: 27,
          hour: 18,
          minute: 30,
          windDirectionDeg: 240,
          windMs: knots(4),
          visibilityM: 8000,
        },
        clouds: [
          { amount: 'SCT', heightFt: 1500, kind: null },
          { amount: 'BKN', heightFt: 4000, kind: null },
        ],
        ...{ cloudOktas: 6, temperatureC: 27, dewPointC: 26, pressureHpa: 1010, trend: 'NOSIG', weather: [] },
      },
    ],
    [
      'METAR VVNB 281100Z 09005KT CAVOK 28/22 Q1012 NOSIG=',
      { isCavok: true, visibilityM: 10_000, clouds: null, cloudOktas: null, temperatureC: 28, dewPointC: 22 },
    ],
    [
      'METAR VVDN 050300Z VRB02KT 9999 FEW020 31/25 Q1009 NOSIG=',
      { windDirectionDeg: null, isWindVariable: true, windMs: knots(2), visibilityM: 10_000 },
    ],
    [
      'METAR VVTS 150730Z 23012G25KT 180V270 4000 TSRA FEW015CB BKN016 OVC080 26/24 Q1007 TEMPO 2000 +TSRA=',
      {
        ...{ gustMs: knots(25), windFromDeg: 180, windToDeg: 270, weather: ['TSRA'], cloudOktas: 8, visibilityM: 4000 },
        ...{ trend: 'TEMPO 2000 +TSRA' },
      },
    ],
    [
      'METAR CYEG 010000Z CCA 27010KT 1 1/2SM R12/2600FT/D R30/3000VP6000FT/U -SN OVC010 M05/M07 A2992=',
      {
        ...{ isCorrected: true, visibilityM: 2414, weather: ['-SN'], unread: [] },
        runwayRanges: [
          { runway: '12', leastM: 792, mostM: null, bound: 'exact', trend: 'down' },
          { runway: '30', leastM: 914, mostM: 1829, bound: 'above', trend: 'up' },
        ],
      },
    ],
    ['METAR KSEA 010053Z 00000KT 10SM CLR 10/05 A3010=', { visibilityM: 10_000, unread: [] }],
    ['METAR KSEA 010053Z 00000KT M1/4SM FG VV001 10/10 A3010=', { visibilityM: 402, unread: [] }],
    ['METAR KSEA 010053Z 00000KT 1/0SM CLR 10/05 A3010=', { visibilityM: null, unread: ['1/0SM'] }],
    [
      'METAR VVNB 020000Z 00000KT 0300 R11L/0450U R11R/P2000N FG VV001 17/17 Q1019 BECMG 1500 BR=',
      {
        ...{ windMs: 0, windDirectionDeg: null, visibilityM: 300, verticalVisibilityFt: 100, weather: ['FG'] },
        runwayRanges: [
          { runway: '11L', leastM: 450, mostM: null, bound: 'exact', trend: 'up' },
          { runway: '11R', leastM: 2000, mostM: null, bound: 'above', trend: 'none' },
        ],
      },
    ],
    [
      'SPECI VVCI 191245Z 03025G40KT 1000 R07/0800V1200D +SHRA SQ BKN010 FEW012CB 24/23 Q0998 RETS WS R07 TEMPO 0500=',
      {
        ...{ kind: 'SPECI', weather: ['+SHRA', 'SQ'], recentWeather: ['TS'], pressureHpa: 998, unread: [] },
        runwayRanges: [{ runway: '07', leastM: 800, mostM: 1200, bound: 'exact', trend: 'down' }],
      },
    ],
    [
      'METAR COR VVPQ 110200Z 27008KT 9000 -RA SCT017 BKN040 27/25 Q1008 NOSIG=',
      { isCorrected: true, stationId: 'VVPQ', weather: ['-RA'] },
    ],
    [
      'METAR VVCT 120830Z 25006KT 5000 2000SW HZ NSC 34/26 Q1006 BECMG FM0930 TL1030 8000 NSW=',
      {
        visibilityM: 5000,
        leastVisibilityM: 2000,
        leastVisibilityTo: 'SW',
        clouds: [],
        cloudOktas: null,
        weather: ['HZ'],
      },
    ],
    [
      'METAR VVCI 070130Z 21005KT 150V250 9999 BKN019 31/26 Q1002 NOSIG=',
      { windFromDeg: 150, windToDeg: 250, temperatureC: 31, dewPointC: 26 },
    ],
    [
      'METAR VVCI 182330Z 08004KT 9999 FEW020 SCT033 26/24 Q1004 TEMPO FM0000 4000 RA=',
      { weather: [], visibilityM: 10_000, temperatureC: 26 },
    ],
    [
      'METAR VVDL 232300Z AUTO 06003KT 9999NDV // ///// 14/13 Q1017=',
      { isAuto: true, weather: null, clouds: null, temperatureC: 14, dewPointC: 13, visibilityM: 10_000, unread: [] },
    ],
    [
      'METAR VVPK 090800Z 05006KT 9999 SCT030 26/XX Q 1006=',
      { temperatureC: 26, dewPointC: null, visibilityM: 10_000, leastVisibilityM: null, pressureHpa: 1006, unread: [] },
    ],
    [
      'METAR VVPK 090800Z /////KT 9999 SCT030 33/// Q1006=',
      { windMs: null, windDirectionDeg: null, temperatureC: 33, dewPointC: null, pressureHpa: 1006 },
    ],
    [
      'METAR VVCR 210600Z 05018KT 9999 FEW018 30/24 Q//// NOSIG=',
      { pressureHpa: null, windMs: knots(18), temperatureC: 30, unread: [] },
    ],
    ['METAR VVVH 170000Z NIL=', { isNil: true, temperatureC: null, visibilityM: null }],
    // unusual but clear
    ['VVNB 020000Z 00000MPS 9999 M02/M05 Q1030', { temperatureC: -2, dewPointC: -5, windMs: 0 }],
    ['METAR VVNB 020000Z P49MPS CAVOK 20/', { windMs: null, unread: ['P49MPS'], temperatureC: 20, dewPointC: null }],
    ['METAR VVNB 020000Z 240P49MPS CAVOK', { windMs: 49, isWindAbove: true }],
    ['METAR VVNB 020000Z COR 24099KT 9999 // //////CB 20/19 Q1000 RMK A2953', { isCorrected: true, weather: null }],
    ['METAR VVNB 020000Z 36010KT 9999 SKC 20/19 A2992', { cloudOktas: 0, pressureHpa: expect.closeTo(1013.2, 1) }],
    ['METAR VVNB 020000Z 36510KT 9999 NCD 20/19 Q1010', { windMs: null, unread: ['36510KT'], cloudOktas: null }],
    ['METAR VVNB 020000Z 36010KT 9999 NCD 20/19 25/24 Q1010', { temperatureC: 20, unread: ['25/24'] }],
    ['METAR VVNB 020000Z 36010KT 9999 NCD 2/19 Q1010', { temperatureC: null, unread: ['2/19'] }],
    ['METAR VVNB 020000Z 36010KT 9999 NCD 20/19 Q10l0', { pressureHpa: null, unread: ['Q10l0'] }],
    ['METAR VVNB 020000Z 36010KT 9999 WS ALL RWY R11/CLRD70 20/19 Q1010 $', { unread: [], temperatureC: 20 }],
  ])('%s', (line, expected) => expect(read(line)).toMatchObject(expected));

  test.each([
    ['METAR VVTS 150730Z 23012KT 4000 TSRA BKN016 26/24 Q1007 TEMPO +TSRA=', WEATHER.thunder | WEATHER.rain],
    [
      'METAR VVCI 191245Z 03025KT 1000 +SHRA SQ 24/23 RETS=',
      1 | 4 | WEATHER.heavy | WEATHER.squall | WEATHER.recentThunder,
    ],
    ['METAR VVCI 191245Z 03025KT 1000 VCSH VCTS 24/23=', WEATHER.other],
    ['METAR VVCI 182330Z 08004KT 9999 26/24 Q1004 TEMPO RA=', 0],
    ['METAR VVDL 232300Z AUTO 06003KT 9999NDV // ///// 14/13=', null],
    ['METAR VVDL 232300Z 06003KT 3000 -DZ BR 14/13=', WEATHER.drizzle | WEATHER.light | WEATHER.mist],
  ])('the weather of %s', (line, expected) => expect(findMetarWeather(read(line))).toBe(expected));
});

describe('lines that are no report', () => {
  test.each([
    ['', 'noStation', 1],
    ['METAR', 'noStation', 2],
    ['METAR 271830Z VVTS 24004KT', 'noStation', 2],
    ['METAR VVTS 24004KT 8000 27/26', 'noTime', 3],
    ['METAR VVTS 321830Z 24004KT 8000 27/26', 'wrongTime', 3],
    ['METAR VVTS 272430Z 24004KT 8000 27/26', 'wrongTime', 3],
    ['METAR VVTS 271860Z 24004KT 8000 27/26', 'wrongTime', 3],
    ['METAR VVTS 271830Z=', 'noValues', 4],
    ['METAR VVTS 271830Z ///// //// // ////// ///// Q////=', 'noValues', 4],
    ['METAR VVTS 271830Z 24004KT 80o0 5CT015 BK#040 2?/26 Q1010=', 'damaged', 5],
    ['METAR VVTS 271830Z 24004KT 8000 METAR VVNB 271830Z 09005KT CAVOK', 'twoReports', 6],
    ['METAR VVTS 271830Z 24004KT 8000 27/26 Q10 VVNB 271830Z 09005KT', 'twoReports', 9],
    [`METAR VVTS 271830Z ${'24004KT '.repeat(200)}`, 'tooLong', 1],
  ])('%s', (line, code, group) => expect(parseMetar(line)).toMatchObject({ ok: false, code, group }));
});

const LINE = 'SPECI VVCI 191245Z 03025G40KT 1000 R07/0800V1200D +SHRA SQ BKN010 FEW012CB 24/23 Q0998 RETS TEMPO 0500=';

function listNumbers(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listNumbers) : [];
}

it('damage never throws, is never NaN, and a refusal says where', () => {
  const damage = fc.array(fc.tuple(fc.nat(LINE.length), fc.constantFrom(...' /0Z9VKT=+MQ#é\u0000')), { maxLength: 12 });
  const cut = fc.nat(LINE.length);
  const damaged = fc.tuple(damage, cut).map(([changes, end]) => {
    const letters = [...LINE];
    for (const [at, letter] of changes) letters[at] = letter;
    return letters.join('').slice(0, end);
  });
  fc.assert(
    fc.property(fc.oneof(damaged, fc.string({ unit: 'binary', maxLength: 200 })), (line) => {
      const parsed = parseMetar(line);
      if (!parsed.ok) expect(parsed.group).toBeGreaterThan(0);
      else expect(listNumbers(parsed.report).every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
