import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { groupStorms } from '@portal/domain/storm/group-storms';
import {
  type JmaPart,
  listLandfallParts,
  makeJmaList,
  makeJmaSpecifications,
} from '@portal/testing/storms/jma-answers';
import { describe, expect, test } from 'vitest';
import { AdvisoryError } from './advisory-error.ts';
import { type JmaTarget, parseJmaSpecifications, parseJmaTargets } from './parse-jma.ts';

const SAMPLES = fileURLToPath(new URL('../../../../../shared/data/public/cyclone/', import.meta.url));
const HOUR = 3600;
const ISSUED_AT = Date.UTC(2026, 9, 20, 6, 45) / 1000;
const ANALYSED_AT = ISSUED_AT - 45 * 60;
const TARGET: JmaTarget = { centreId: 'TC2632', number: '2623', issuedAt: ISSUED_AT, isLow: false };

/** One line of the error. */
function refuse(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(AdvisoryError);
    const { message } = error as Error;
    expect(message).not.toContain('\n');
    return message;
  }
  throw new Error('was accepted');
}

const make = (parts: readonly JmaPart[] = listLandfallParts(), facts: object = {}) =>
  makeJmaSpecifications({ number: '2623', name: 'Krovanh', issuedAt: ISSUED_AT, ...facts, parts }).toString();
const parse = (parts?: readonly JmaPart[], facts?: object) => parseJmaSpecifications(make(parts, facts), TARGET);
/** The parts of the landfall, one of them changed. */
const change = (index: number, members: object) =>
  listLandfallParts().map((part, at) => (at === index ? { ...part, ...members } : part));

describe('the list of JMA', () => {
  test('is empty where there is no storm', () => {
    expect(parseJmaTargets('[]')).toEqual([]);
  });

  test('has storms with number, letter, and as a low', () => {
    const list = makeJmaList([
      { id: 'TC2632', number: '2623', issuedAt: ISSUED_AT },
      { id: 'TC2633', number: 'b', category: 'TD', issuedAt: ISSUED_AT - HOUR },
      { id: 'TC2631', number: '2622', category: 'LOW', issuedAt: ISSUED_AT - 9 * HOUR },
    ]);
    expect(parseJmaTargets(list.toString())).toEqual([
      TARGET,
      { centreId: 'TC2633', number: null, issuedAt: ISSUED_AT - HOUR, isLow: false },
      { centreId: 'TC2631', number: '2622', issuedAt: ISSUED_AT - 9 * HOUR, isLow: true },
    ]);
  });

  const storm = { tropicalCyclone: 'TC2632', typhoonNumber: '2623', issue: '2026-10-20T15:45:00+09:00' };
  test.each([
    ['a page', '<!doctype html>', 'is a page instead of JSON'],
    ['a cut list', '[{"tropicalCyclone":"TC', 'is not whole JSON'],
    ['nothing', '', 'is not whole JSON'],
    ['an object', '{}', 'is {}, no list'],
    ['a path for an id', JSON.stringify([{ ...storm, tropicalCyclone: '../../x' }]), 'tropicalCyclone is "../../x"'],
    ['no id', JSON.stringify([{ ...storm, tropicalCyclone: undefined }]), 'tropicalCyclone is missing'],
    ['a number in words', JSON.stringify([{ ...storm, typhoonNumber: 'No. 23' }]), 'TC2632: typhoonNumber is "No. 23"'],
    ['a time without offset', JSON.stringify([{ ...storm, issue: '2026-10-20T15:45:00' }]), 'TC2632: issue is'],
    ['no object', '["TC2632"]', 'storm 1 is "TC2632", no object'],
    ['one storm twice', JSON.stringify([storm, storm]), 'has one storm twice'],
    ['a crowd', JSON.stringify(Array.from({ length: 17 }, () => storm)), 'has 17 entries'],
  ])('is refused: %s', (_, text, line) => {
    expect(refuse(() => parseJmaTargets(text))).toContain(line);
  });
});

describe('a storm that makes landfall in Viet Nam', () => {
  const { advisory, notes } = parse();
  const [analysis, landfall, remnant] = advisory.points;

  test('has number, name in capitals, issue and 10-minute winds', () => {
    expect(notes).toEqual([]);
    expect(advisory).toMatchObject({ centre: 'jma', centreId: 'TC2632', number: '2623', name: 'KROVANH' });
    expect([advisory.issuedAt, advisory.windMinutes]).toEqual([ISSUED_AT, 10]);
  });

  test('has its analysis in m/s from knots, with quadrants of 30 and 50 kt', () => {
    expect(analysis).toMatchObject({ at: ANALYSED_AT, kind: 'observed', lat: 14.9, lng: 113.4, pressure: 985 });
    expect([analysis?.windMs, analysis?.gustMs, analysis?.errorKm]).toEqual([28.29, 41.16, null]);
    expect(analysis?.radii).toEqual([
      { kt: 30, minutes: 10, ne: 330, se: 269, sw: 269, nw: 330 },
      { kt: 50, minutes: 10, ne: 90, se: 90, sw: 90, nw: 90 },
    ]);
  });

  test('has its own radius of storm winds in forecasts, without the circle of uncertainty', () => {
    expect(landfall).toMatchObject({ at: ANALYSED_AT + 24 * HOUR, kind: 'forecast', errorKm: 95 });
    expect(landfall?.radii).toEqual([{ kt: 50, minutes: 10, ne: 110, se: 110, sw: 110, nw: 110 }]);
  });

  test('has no wind where JMA states none: not zero', () => {
    expect(remnant).toMatchObject({ windMs: null, gustMs: null, pressure: 1002, radii: [] });
  });

  test('is a strong storm', () => {
    expect(groupStorms([advisory], ISSUED_AT)).toMatchObject([{ id: '2623', class: 'strongStorm', isPast: false }]);
  });
});

describe('further layouts', () => {
  test('an unnamed depression has neither number nor name', () => {
    const target = { ...TARGET, number: null };
    const { advisory } = parseJmaSpecifications(make(undefined, { number: 'b', name: null }), target);
    expect([advisory.number, advisory.name]).toEqual([null, null]);
  });

  test('the number of a storm that has just got it stands', () => {
    expect(parseJmaSpecifications(make(), { ...TARGET, number: null }).advisory.number).toBe('2623');
  });

  test('a low has its position only', () => {
    const { advisory } = parse([{ advancedHours: 0, position: { deg: [15.6, 105.2] }, pressure: '1004' }]);
    expect(advisory.points).toHaveLength(1);
    expect(advisory.points[0]).toMatchObject({ windMs: null, pressure: 1004, radii: [] });
  });

  test('an odd hour without a time is counted from the analysis', () => {
    const { advisory } = parse(change(2, { advancedHours: 69, validtime: undefined }));
    expect(advisory.points[2]?.at).toBe(ANALYSED_AT + 69 * HOUR);
  });

  test('metres per second stand where there are no knots', () => {
    const wind = { sustained: { 'm/s': '20' }, gust: { 'm/s': '30' } };
    expect(parse(change(0, { maximumWind: wind })).advisory.points[0]).toMatchObject({ windMs: 20, gustMs: 30 });
  });

  test('a circle may be in nautical miles', () => {
    expect(parse(change(1, { probabilityCircleRadius: { nm: 50 } })).advisory.points[1]?.errorKm).toBe(93);
  });

  test('an area of an unknown layout is left out and noted, the track stands', () => {
    const { advisory, notes } = parse(change(0, { galeWarning: [{ area: '?', range: { km: 280 } }] }));
    expect(advisory.points[0]?.radii.map(({ kt }) => kt)).toEqual([50]);
    expect(notes).toEqual([expect.stringContaining('analysis: side of 30 kt winds is')]);
  });
});

describe('refused', () => {
  test.each<[string, string, string]>([
    ['a page', '<html>', 'is a page instead of JSON'],
    ['a cut answer', make().slice(0, 300), 'is not whole JSON'],
    ['no title', JSON.stringify(JSON.parse(make()).slice(1)), 'has no title'],
    ['no analysis', make(listLandfallParts().slice(1)), 'has no analysis'],
    ['only a title', make([]), 'has no analysis'],
    ['another storm', make(undefined, { number: '2622' }), 'is of typhoon 2622, listed is 2623'],
    ['a name that is none', make(undefined, { name: '<b>x</b>' }), 'title: name is "<b>x</b>"'],
    ['an analysis of yesterday', make(undefined, { analysedAt: ANALYSED_AT - 24 * HOUR }), 'analyses 2026-10-19'],
    ['an analysis of tomorrow', make(undefined, { analysedAt: ANALYSED_AT + 24 * HOUR }), 'analyses 2026-10-21'],
    ['no position', make(change(1, { position: {} })), 'hour 24: position is missing, no list'],
    ['half a position', make(change(1, { position: { deg: [15] } })), 'hour 24: position is'],
    ['a position of three', make(change(1, { position: { deg: [15, 109, 3] } })), 'hour 24: position is'],
    ['latitude and longitude swapped', make(change(1, { position: { deg: [109.2, 15.1] } })), 'position 109.2, 15.1'],
    ['the southern hemisphere', make(change(0, { position: { deg: [-14.9, 113.4] } })), 'position -14.9, 113.4'],
    ['a leap', make(change(1, { position: { deg: [51.1, 109.2] } })), 'a leap of 169'],
    [
      'a wind in words',
      make(change(0, { maximumWind: { sustained: { kt: 'strong' } } })),
      'sustained wind is "strong"',
    ],
    ['a wind beyond every storm', make(change(0, { maximumWind: { sustained: { kt: '550' } } })), 'windMs is 282.94'],
    ['a wind below zero', make(change(0, { maximumWind: { sustained: { kt: '-5' } } })), 'windMs is -2.57'],
    ['a pressure of nothing', make(change(0, { pressure: '98' })), 'pressure is 98, outside 850…1050 hPa'],
    ['a circle around the earth', make(change(1, { probabilityCircleRadius: { km: 22000 } })), 'errorKm is 22000'],
    ['one hour twice', make(change(2, { advancedHours: 24 })), 'follows'],
    ['an hour before', make(change(2, { advancedHours: -24 })), 'advancedHours is -24'],
    ['two weeks ahead', make(change(2, { advancedHours: 336 })), 'reaches 336 h ahead'],
    ['no time', make(change(0, { validtime: { UTC: '?' } })), 'analysis: validtime is "?", no time'],
  ])('%s', (_, text, line) => {
    expect(refuse(() => parseJmaSpecifications(text, TARGET))).toContain(line);
  });

  test('gusts below the wind', () => {
    const maximumWind = { sustained: { kt: '55' }, gust: { kt: '50' } };
    expect(refuse(() => parse(change(0, { maximumWind })))).toContain('gusts of 25.72 m/s below a wind of 28.29 m/s');
  });
});

describe.skipIf(!existsSync(SAMPLES))('answers of JMA', () => {
  const read = (name: string) => readFileSync(`${SAMPLES}${name}`, 'utf8');

  test('the list of 31 August 2026', () => {
    expect(
      parseJmaTargets(read('jma-targetTc-20260831.json')).map(({ centreId, number, isLow }) => [
        centreId,
        number,
        isLow,
      ]),
    ).toEqual([
      ['TC2628', null, false],
      ['TC2621', null, false],
      ['TC2626', '2623', true],
      ['TC2625', '2622', false],
    ]);
  });

  test('SURIGAE on 24 September 2026', () => {
    const target = { centreId: 'TC2632', number: '2626', issuedAt: 0, isLow: false };
    const { advisory, notes } = parseJmaSpecifications(read('jma-specifications-excerpt.json'), target);
    const at = Date.UTC(2026, 8, 24, 3) / 1000;
    expect(notes).toEqual([]);
    expect(advisory).toMatchObject({ number: '2626', name: 'SURIGAE', issuedAt: at + 2700 });
    expect(advisory.points).toEqual([
      {
        at,
        kind: 'observed',
        lat: 18.5,
        lng: 133.5,
        windMs: 20,
        gustMs: 30,
        pressure: 1000,
        errorKm: null,
        radii: [{ kt: 30, minutes: 10, ne: 280, se: 175, sw: 175, nw: 280 }],
      },
      {
        at: at + 69 * HOUR,
        kind: 'forecast',
        lat: 22.8,
        lng: 126.6,
        windMs: 35,
        gustMs: 50,
        pressure: 975,
        errorKm: 220,
        radii: [{ kt: 50, minutes: 10, ne: 90, se: 90, sw: 90, nw: 90 }],
      },
    ]);
  });
});
