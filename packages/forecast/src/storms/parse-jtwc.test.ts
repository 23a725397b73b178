import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { groupStorms } from '@portal/domain/storm/group-storms';
import { type JtwcPoint, type JtwcStorm, makeJtwcRss, makeJtwcWarning } from '@portal/testing/storms/jtwc-answers';
import { describe, expect, test } from 'vitest';
import { AdvisoryError } from './advisory-error.ts';
import { isNumberWord, parseJtwcList, parseJtwcWarning } from './parse-jtwc.ts';

const SAMPLES = fileURLToPath(new URL('../../../../../shared/data/public/cyclone/', import.meta.url));
const HOUR = 3600;
const ANALYSED_AT = Date.UTC(2026, 9, 20, 6) / 1000;
const NOW = ANALYSED_AT + 4 * HOUR;

const POINTS: readonly JtwcPoint[] = [
  {
    hours: 0,
    lat: 14.9,
    lng: 113.4,
    kt: 65,
    gustKt: 80,
    radii: [
      [64, [20, 15, 0, 20]],
      [50, [50, 40, 30, 50]],
      [34, [120, 90, 80, 100]],
    ],
  },
  { hours: 12, lat: 15.0, lng: 111.3, kt: 70, gustKt: 85, radii: [[34, [130, 80, 80, 100]]] },
  { hours: 24, lat: 15.1, lng: 109.2, kt: 60, gustKt: 75 },
  { hours: 36, lat: 15.3, lng: 107.2, kt: 30, gustKt: 40 },
];

const make = (facts: Partial<JtwcStorm> = {}) =>
  makeJtwcWarning({ id: 'wp2226', name: 'KROVANH', analysedAt: ANALYSED_AT, points: POINTS, ...facts }).toString();
const parse = (text: string, id = 'wp2226') => parseJtwcWarning(text, id, NOW);

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

describe('the list of JTWC', () => {
  test.each([
    ['no storm', [], []],
    ['two storms', ['wp2226', 'wp1726'], ['wp2226', 'wp1726']],
    ['one storm twice', ['wp2226', 'wp2226'], ['wp2226']],
    ['a storm of the North Indian Ocean only', ['io0126'], []],
    ['a disturbance and an exercise', ['wp9226', 'wp8026', 'wp2226'], ['wp2226']],
  ])('%s', (_, listed, ids) => {
    expect(parseJtwcList(makeJtwcRss(listed).toString())).toEqual(ids);
  });

  const rss = makeJtwcRss(['wp2226']).toString();
  test.each([
    ['a page', '<!doctype html><p>Maintenance', 'is no RSS'],
    ['nothing', '', 'is no RSS'],
    ['a cut list', rss.slice(0, 900), 'is not whole RSS'],
    ['a list of other seas', rss.replace('Northwest Pacific', 'Atlantic'), 'has no item of the Northwest Pacific'],
    ['a list in transition', rss.replaceAll('wp2226web.txt', ''), 'has neither warnings'],
    [
      'a crowd',
      makeJtwcRss(Array.from({ length: 17 }, (_, index) => `wp${index + 10}26`)).toString(),
      'has 17 storms, more than 16',
    ],
  ])('is refused: %s', (_, text, line) => {
    expect(refuse(() => parseJtwcList(text))).toContain(line);
  });
});

describe('a warning on a storm in the East Sea', () => {
  const { advisory, notes } = parse(make());

  test('has the name, the issue of the heading, 1-minute winds and no number of Tokyo', () => {
    expect(notes).toEqual([]);
    expect(advisory).toMatchObject({ centre: 'jtwc', centreId: 'wp2226', number: null, name: 'KROVANH' });
    expect([advisory.issuedAt, advisory.windMinutes]).toEqual([ANALYSED_AT + 3 * HOUR, 1]);
  });

  test('has its analysis with radii of 64, 50 and 34 kt in km and the pressure of the remarks', () => {
    expect(advisory.points[0]).toEqual({
      at: ANALYSED_AT,
      kind: 'observed',
      lat: 14.9,
      lng: 113.4,
      windMs: 33.44,
      gustMs: 41.16,
      pressure: 990,
      errorKm: null,
      radii: [
        { kt: 64, minutes: 1, ne: 37, se: 28, sw: 0, nw: 37 },
        { kt: 50, minutes: 1, ne: 93, se: 74, sw: 56, nw: 93 },
        { kt: 34, minutes: 1, ne: 222, se: 167, sw: 148, nw: 185 },
      ],
    });
  });

  test('has its forecasts', () => {
    const later = advisory.points.slice(1);
    expect(later.map(({ at, lng, windMs }) => [(at - ANALYSED_AT) / HOUR, lng, windMs])).toEqual([
      [12, 111.3, 36.01],
      [24, 109.2, 30.87],
      [36, 107.2, 15.43],
    ]);
    expect(later.every(({ kind, pressure }) => kind === 'forecast' && pressure === null)).toBe(true);
    expect(later.map(({ radii }) => radii.length)).toEqual([1, 0, 0]);
  });

  test('is a strong storm: 65 kt over a minute are 31 m/s over ten', () => {
    expect(groupStorms([advisory], NOW)).toMatchObject([{ id: 'jtwc-wp2226', class: 'strongStorm' }]);
  });
});

describe('further layouts', () => {
  test.each([
    ['TWENTYTWO', null],
    ['NINETEEN', null],
    ['CHAN-HOM', 'CHAN-HOM'],
    ['SON-TINH', 'SON-TINH'],
  ])('the name %s is %s', (name, expected) => {
    expect(parse(make({ name })).advisory.name).toBe(expected);
  });

  test('lines of a mail server and words wrapped at hyphens', () => {
    const text = make({ name: 'CHAN-HOM' }).replaceAll('\n', '\r\n').replace('(CHAN-HOM)', '(CHAN-\r\nHOM)');
    expect(parse(text).advisory.name).toBe('CHAN-HOM');
    expect(parse(make().replaceAll('NM SOUTHEAST QUADRANT', 'NM\nSOUTHEAST\n QUADRANT')).advisory).toEqual(
      parse(make()).advisory,
    );
  });

  test('a last warning has no forecasts', () => {
    const { advisory } = parse(make({ points: POINTS.slice(0, 1) }));
    expect(advisory.points.map(({ kind }) => kind)).toEqual(['observed']);
  });

  test('positions across the 180th meridian', () => {
    const points = [
      { hours: 0, lat: 30, lng: 179.5, kt: 50, gustKt: 65 },
      { hours: 12, lat: 32, lng: -178.5, kt: 50, gustKt: 65 },
    ];
    expect(parse(make({ points })).advisory.points.map(({ lng }) => lng)).toEqual([179.5, -178.5]);
  });

  test('a storm of the old year in January', () => {
    const at = Date.UTC(2027, 0, 1, 18) / 1000;
    expect(parseJtwcWarning(make({ analysedAt: at }), 'wp2226', at).advisory.points[1]?.at).toBe(at + 12 * HOUR);
  });

  test('over the end of a month', () => {
    const at = Date.UTC(2026, 9, 31, 18) / 1000;
    expect(parseJtwcWarning(make({ analysedAt: at }), 'wp2226', at).advisory.points.at(-1)?.at).toBe(at + 36 * HOUR);
  });

  test('without a date in the remarks month and year are those of now', () => {
    expect(parse(make().replace('20OCT26. ', '')).advisory).toEqual(parse(make()).advisory);
    expect(
      refuse(() =>
        parse(
          make()
            .replace('20OCT26. ', '')
            .replaceAll(/ 20(?=\d{4}\n)/g, ' 28'),
        ),
      ),
    ).toContain('heading');
  });

  test('radii in another shape are left out and noted, the track stands', () => {
    const { advisory, notes } = parse(make().replaceAll('QUADRANT', 'SEMICIRCLE'));
    expect(advisory.points.flatMap(({ radii }) => radii)).toEqual([]);
    expect(notes[0]).toContain('warning position: radius of 64 kt is not in quadrants');
  });
});

describe('refused', () => {
  const swap = (from: string | RegExp, to: string) => make().replace(from, to);
  test.each<[string, string, string]>([
    ['nothing', '', 'has no heading of a warning'],
    ['another product', swap('WTPN31 PGTW', 'WDPN31 PGTW'), 'has no heading of a warning'],
    ['another storm', make({ id: 'wp1726' }), 'is of 17W, asked for was wp2226'],
    ['a storm of last year', make({ analysedAt: ANALYSED_AT - 365 * 24 * HOUR }), 'asked for was wp2226'],
    ['no subject', swap('SUBJ/', ''), 'has no subject'],
    ['half a text', make().slice(0, 900), 'has no warning position, or no remarks'],
    ['winds of another average', swap('ONE-MINUTE', 'TEN-MINUTE'), 'has winds of a TEN-MINUTE average'],
    ['a heading of another day', swap(/PGTW 20/, 'PGTW 25'), 'heading 250900 is not of 20OCT26'],
    ['a heading that is no time', swap(/PGTW 2009/, 'PGTW 2029'), 'time 202900Z does not exist'],
    ['a position of another day', swap('200600Z --- NEAR', '150600Z --- NEAR'), 'warning position: is of 150600Z'],
    ['a forecast of another hour', swap('201800Z ---', '201900Z ---'), 'hour 12: is of 201900Z'],
    ['the southern hemisphere', swap('14.9N 113.4E', '14.9S 113.4E'), 'warning position: no position in'],
    ['another ocean', make({ points: [{ hours: 0, lat: 15, lng: 65, kt: 35, gustKt: 45 }] }), 'position 15, 65'],
    ['a leap', swap('--- 15.0N', '--- 51.0N'), 'a leap of 33'],
    ['no winds', swap('MAX SUSTAINED WINDS - 070 KT', 'MAX SUSTAINED WINDS - ABC KT'), 'hour 12: no winds'],
    ['gusts below the wind', swap('GUSTS 080', 'GUSTS 050'), 'gusts of 25.72 m/s below'],
    [
      'a wind beyond every storm',
      make({ points: [{ hours: 0, lat: 15, lng: 113, kt: 650, gustKt: 800 }] }),
      'windMs is',
    ],
    [
      'a radius with a side missing',
      swap(/ +040 NM SOUTHEAST QUADRANT\n/, ''),
      'radius of 50 kt has 3 of four quadrants',
    ],
    ['a forecast without hours', swap('   12 HRS, VALID AT:', '   VALID AT:'), 'has a forecast without hours'],
    ['forecasts in another order', swap('12 HRS, VALID', '30 HRS, VALID'), 'hour 30: is of 201800Z'],
  ])('%s', (_, text, line) => {
    expect(refuse(() => parse(text))).toContain(line);
  });
});

test.each([
  ['ONE', true],
  ['TWENTY-TWO', true],
  ['THIRTY', true],
  ['FORTYNINE', true],
  ['FOUR-LEAF', false],
  ['TENDER', false],
  ['NOUL', false],
])('%s as a number: %s', (word, expected) => {
  expect(isNumberWord(word)).toBe(expected);
});

describe.skipIf(!existsSync(SAMPLES))('texts of JTWC', () => {
  const read = (name: string) => readFileSync(`${SAMPLES}${name}`, 'utf8');

  test('warning 5 on KROVANH, 2 September 2026', () => {
    const { advisory, notes } = parse(read('jtwc-wp22-2026-warning005.txt'));
    const at = Date.UTC(2026, 8, 2, 6) / 1000;
    expect(notes).toEqual([]);
    expect(advisory).toMatchObject({ name: 'KROVANH', issuedAt: at + 3 * HOUR });
    expect(advisory.points.map((point) => (point.at - at) / HOUR)).toEqual([0, 12, 24, 36, 48, 60, 72, 96, 120]);
    expect(advisory.points[0]).toMatchObject({ kind: 'observed', lat: 23.1, lng: 132.4, windMs: 18.01, pressure: 994 });
    expect(advisory.points.at(-1)).toMatchObject({ lat: 26, lng: 130.2, windMs: 18.01, gustMs: 23.15 });
    expect(advisory.points.at(-1)?.radii).toEqual([{ kt: 34, minutes: 1, ne: 352, se: 148, sw: 148, nw: 278 }]);
    expect(advisory.points.every(({ radii }) => radii.length === 1)).toBe(true);
  });

  test('the outlook is no warning', () => {
    expect(refuse(() => parse(read('jtwc-abpw10-20260809.txt')))).toContain('has no heading of a warning');
  });
});
