import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BIGGEST_FILE } from './biggest-file.ts';
import { makeSampleAlert, makeSampleBulletin, makeSampleInfo, SAMPLE_RULES } from './bulletin.fixture.ts';
import { readWarningFile } from './read-warning-file.ts';
import { type Warning, WarningError } from './warning.ts';

const read = (text: string) => readWarningFile(new TextEncoder().encode(text), SAMPLE_RULES);

function listWarnings(text: string): readonly Warning[] {
  const file = read(text);
  if (file.kind !== 'warnings') throw new Error('holds no warning');
  return file.warnings;
}

function readWarning(text: string): Warning {
  const [warning, ...more] = listWarnings(text);
  if (warning === undefined || more.length > 0) throw new Error('holds not one warning');
  return warning;
}

function findFault(text: string): string {
  try {
    read(text);
  } catch (error) {
    if (error instanceof WarningError) return error.message;
    throw error;
  }
  return 'none';
}

describe('a bulletin in Markdown', () => {
  it('is read with all that it says', () => {
    expect(readWarning(makeSampleBulletin())).toEqual({
      id: expect.stringMatching(/^2026-08-03-bdtl-17-14h00-[0-9a-f]{6}$/),
      issuer: 'Trung tâm Dự báo khí tượng thủy văn quốc gia',
      number: 'BDTL-17/14h00',
      kind: 'storm',
      level: 4,
      issuedAt: Date.parse('2026-08-03T06:40:00Z') / 1000,
      startsAt: Date.parse('2026-08-03T06:40:00Z') / 1000,
      expiresAt: Date.parse('2026-08-04T07:00:00Z') / 1000,
      area: { name: null, slugs: ['quang-ninh', 'ha-noi'], polygons: [], circles: [] },
      language: 'vi',
      headline: 'Tin bão khẩn cấp',
      text: 'Gió giật cấp 15.',
      english: null,
      link: 'https://example.com/tin-bao',
      cap: null,
    });
  });

  it.each([
    [{ number: null }, 'number: is missing'],
    [{ issuer: null }, 'issuer: is missing'],
    [{ issuedAt: null }, 'issuedAt: is missing'],
    [{ area: null }, 'area: is missing'],
    [{ area: '[]' }, 'area: is missing'],
    [{ kind: null }, 'kind: is missing'],
    [{ kind: 'xyz' }, 'kind: "xyz" is none that is known (docs/data/warnings.md)'],
    [{ level: '0' }, 'level: "0" is not 1, 2, 3, 4 or 5'],
    [{ level: '6' }, 'level: "6" is not 1, 2, 3, 4 or 5'],
    [{ area: '[atlantis]' }, 'area: "atlantis" is not a province, ward or former district'],
    [{ link: 'javascript:alert(1)' }, 'link: "javascript:alert(1)" is not an address of a page'],
    [{ link: 'https://a:b@example.com/' }, 'link: "https://a:b@example.com/" is not an address of a page'],
    [{ expiresAt: '2026-08-03T13:40:00+07:00' }, 'expiresAt: is not after the start'],
    [{ expiresAt: '2027-08-03T13:40:00+07:00' }, 'expiresAt: more than 120 days after issuedAt'],
    [{ colour: 'red' }, '"colour" is not a field of a warning'],
  ])('is refused in one line for %j', (fields, reason) => {
    const fault = findFault(makeSampleBulletin(fields));
    expect(fault.startsWith(reason), fault).toBe(true);
    expect(fault).not.toContain('\n');
  });

  it.each([
    '2026-08-04 14:00',
    '2026-08-04T14:00:00',
    '2026-02-30T14:00:00+07:00',
    '2026-08-04T24:00:00+07:00',
    '2026-08-04',
    '1785826800',
  ])('needs the zone of its times: %s', (expiresAt) => {
    expect(findFault(makeSampleBulletin({ expiresAt }))).toMatch(/^expiresAt: ".*" is not a time with its zone/);
  });

  it('follows old addresses, and takes polygons and circles with or without names', () => {
    expect(readWarning(makeSampleBulletin({ area: 'thang-long' })).area.slugs).toEqual(['ha-noi']);
    const area = '\n  name: Vùng biển\n  polygons: "20,106 21,107 20,107 20,106"\n  circles: "16,108 50"';
    expect(readWarning(makeSampleBulletin({ area })).area).toEqual({
      name: 'Vùng biển',
      slugs: [],
      polygons: [
        [
          { lat: 20, lng: 106 },
          { lat: 21, lng: 107 },
          { lat: 20, lng: 107 },
          { lat: 20, lng: 106 },
        ],
      ],
      circles: [{ lat: 16, lng: 108, radiusKm: 50 }],
    });
  });

  it('keeps its English beside the Vietnamese', () => {
    const body = 'Tin bão\n\nGió mạnh.\n<!-- english -->\nStorm bulletin\n\nStrong wind.';
    expect(readWarning(makeSampleBulletin({}, body)).english).toEqual({
      headline: 'Storm bulletin',
      text: 'Strong wind.',
    });
  });

  it('loses spaces before the ends of its lines, however many there are', () => {
    const { text } = readWarning(makeSampleBulletin({}, 'Tin bão\n\nGió mạnh. \t\nMưa to.  '));
    expect(text).toBe('Gió mạnh.\nMưa to.');
    const padded = makeSampleBulletin({}, `Tin bão\n\nGió${' '.repeat(BIGGEST_FILE / 2)}mạnh.`);
    expect(findFault(padded)).toBe('text: longer than 20000 characters');
  });

  it('is named the same whenever it comes, and otherwise by another number or issuer', () => {
    const id = (fields = {}) => readWarning(makeSampleBulletin(fields)).id;
    expect(id({ level: '5' })).toBe(id());
    expect(new Set([id(), id({ number: 'BDTL/17-14h00' }), id({ issuer: 'Đài Bắc Bộ' })]).size).toBe(3);
  });
});

describe('a CAP message', () => {
  it('is read with all that it says', () => {
    expect(readWarning(makeSampleAlert())).toMatchObject({
      issuer: 'Trung tâm Dự báo khí tượng thủy văn quốc gia',
      number: 'VN-2026-17',
      kind: 'storm',
      level: null,
      language: 'vi',
      area: { name: 'Vịnh Bắc Bộ', slugs: [] },
      cap: { reference: 'nchmf@example.com,VN-2026-17,2026-08-03T13:40:00+07:00', severity: 'Severe' },
    });
  });

  it('never gets a level from its severity, only from a parameter that states it', () => {
    const level = '<parameter><valueName>level</valueName><value>Cấp 4</value></parameter>';
    expect(readWarning(makeSampleAlert({ info: { severity: 'Extreme' } })).level).toBeNull();
    expect(
      readWarning(makeSampleAlert({ area: `${level}<area><areaDesc>x</areaDesc><circle>20,106 9</circle></area>` }))
        .level,
    ).toBe(4);
  });

  it('may use a prefix, character data and numbers of characters', () => {
    const plain = makeSampleAlert({
      info: { headline: '<![CDATA[Gió > cấp 8 & giật]]>', description: '&#x110;&#7871;n &lt;b&gt;' },
    });
    const prefixed = plain.replaceAll(/<(\/?)(?=[a-z])/gi, '<$1c:').replace('xmlns=', 'xmlns:c=');
    for (const text of [plain, prefixed]) {
      expect(readWarning(text)).toMatchObject({ headline: 'Gió > cấp 8 & giật', text: 'Đến <b>' });
    }
  });

  it.each([
    [
      { head: '<!DOCTYPE alert [<!ENTITY x SYSTEM "file:///etc/passwd">]>' },
      'is not read: it declares a document type',
    ],
    [{ head: '<!DOCTYPE alert>' }, 'is not read: it declares a document type'],
    [{ info: { headline: '&xxe;' } }, 'is not XML: &xxe; is not known'],
    [{ info: { headline: 'a & b' } }, 'is not XML'],
    [{ info: { headline: '&#0;' } }, 'is not XML: &#0; is not known'],
    [{ head: '<?xml version="1.0" encoding="UTF-16"?>' }, 'is not read: its encoding is UTF-16'],
    [{ alert: { status: 'Test' } }, 'status: Test, only Actual is shown'],
    [{ alert: { status: 'Maybe' } }, 'status: "Maybe" is not one of'],
    [{ alert: { scope: 'Restricted' } }, 'scope: Restricted, only Public is shown'],
    [{ alert: { msgType: 'Ack' } }, 'msgType: Ack is not a warning'],
    [{ alert: { msgType: 'Cancel' } }, 'references: a Cancel must name what it cancels'],
    [{ alert: { msgType: 'Cancel', references: 'a,b' } }, 'references: "a,b" is not sender,identifier,sent'],
    [{ alert: { identifier: 'a b' } }, 'identifier: "a b" is no name'],
    [{ alert: { sent: '2026-08-03T13:40:00' } }, 'sent: "2026-08-03T13:40:00" is not a time'],
    [{ alert: { sent: null } }, 'alert: has no sent'],
    [{ alert: { colour: 'red' } }, 'alert: "colour" is not of CAP 1.2'],
    [{ info: { event: null } }, 'info: has no event'],
    [{ info: { language: 'fr' } }, 'info: is neither in Vietnamese nor in English'],
    [{ info: { headline: '<b>x</b>' } }, 'headline: holds elements'],
    [{ area: '' }, 'area: is missing'],
    [{ area: '<area><areaDesc>Bắc Bộ</areaDesc></area>' }, 'area: "Bắc Bộ" is not a province, ward or former district'],
    [
      { area: '<area><areaDesc></areaDesc></area>' },
      'area: has no polygon, no circle, no geocode named place and no name',
    ],
    [{ infos: '' }, 'info: is neither in Vietnamese nor in English'],
  ])('is refused safely and in one line: %j', (options, reason) => {
    const fault = findFault(makeSampleAlert(options));
    expect(fault.startsWith(reason), fault).toBe(true);
    expect(fault).not.toContain('\n');
  });

  it('of another version or another language is none', () => {
    expect(findFault(makeSampleAlert().replace('cap:1.2', 'cap:1.1'))).toBe('alert: is not of CAP 1.2');
    expect(findFault('<rss xmlns="urn:oasis:names:tc:emergency:cap:1.2"/>')).toMatch(/^is not a CAP message/);
    expect(findFault('<alert><__proto__/></alert>')).toMatch(/^is not XML/);
  });

  it('that would grow when read, or is deeper or larger than any message, is not read', () => {
    const laughs = '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';
    expect(findFault(makeSampleAlert({ head: laughs, info: { headline: '&b;' } }))).toMatch(/^is not read/);
    expect(findFault(`${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`)).toMatch(/^is not/);
    expect(findFault(`<alert>${'<a/>'.repeat(20_000)}</alert>`)).toMatch(/^is not read: more than 5000 elements/);
    expect(findFault(`<alert>${' '.repeat(10_000_000)}</alert>`)).toBe(`is larger than ${BIGGEST_FILE / 1000} kB`);
  });

  it('says what it follows and what it ends', () => {
    const references = 'a@b,1,2026-08-03T07:00:00+07:00 a@b,2,2026-08-03T10:00:00+07:00';
    expect(read(makeSampleAlert({ alert: { msgType: 'Update', references } }))).toMatchObject({
      kind: 'warnings',
      replaces: references.split(' '),
    });
    expect(read(makeSampleAlert({ alert: { msgType: 'Cancel', references }, infos: '' }))).toEqual({
      kind: 'cancel',
      references: references.split(' '),
      notes: [],
    });
  });
});

describe('a CAP message of several blocks', () => {
  const area = (name: string, slug: string) =>
    `<area><areaDesc>${name}</areaDesc><geocode><valueName>place</valueName><value>${slug}</value></geocode></area>`;
  const [HANOI, QUANG_NINH] = [area('Hà Nội', 'ha-noi'), area('Quảng Ninh', 'quang-ninh')];
  const english = (headline: string) => ({ language: 'en-US', event: 'Storm', headline, description: 'Strong wind.' });
  const format = (infos: readonly string[]) =>
    listWarnings(makeSampleAlert({ infos: infos.join('') })).map((warning) => ({
      headline: warning.headline,
      english: warning.english?.headline ?? null,
      slugs: warning.area.slugs,
    }));

  it('that say the same of several areas is one warning of them all', () => {
    const alert = makeSampleAlert({ infos: makeSampleInfo({}, HANOI) + makeSampleInfo({}, QUANG_NINH) });
    expect(readWarning(alert)).toMatchObject({
      area: { name: 'Hà Nội; Quảng Ninh', slugs: ['ha-noi', 'quang-ninh'] },
      cap: { part: null },
    });
  });

  it('that say different things is one warning each, distinguished by their places in it', () => {
    const infos = makeSampleInfo({}, HANOI) + makeSampleInfo({ headline: 'Tin mưa lớn', event: 'Mưa lớn' }, QUANG_NINH);
    const [one, two, ...more] = listWarnings(makeSampleAlert({ infos }));
    expect(more).toEqual([]);
    expect(one).toMatchObject({ kind: 'storm', area: { slugs: ['ha-noi'] }, cap: { part: 1 } });
    expect(two).toMatchObject({ kind: 'heavyRain', area: { slugs: ['quang-ninh'] }, cap: { part: 2 } });
    expect([one?.id, two?.id]).toEqual([1, 2].map((part) => `${readWarning(makeSampleAlert()).id}-${part}`));
    expect(one?.cap?.reference).toBe(two?.cap?.reference);
  });

  it('has the English of the block that holds at the same time and place beside each', () => {
    const later = { expires: '2026-08-05T14:00:00+07:00' };
    expect(
      format([
        makeSampleInfo({ headline: 'Một' }, HANOI),
        makeSampleInfo({ headline: 'Hai', ...later }, QUANG_NINH),
        makeSampleInfo({ ...english('Two'), ...later }, QUANG_NINH),
        makeSampleInfo(english('One'), HANOI),
      ]),
    ).toEqual([
      { headline: 'Một', english: 'One', slugs: ['ha-noi'] },
      { headline: 'Hai', english: 'Two', slugs: ['quang-ninh'] },
    ]);
  });

  it('loses no English block that stands beside no other', () => {
    expect(
      format([
        makeSampleInfo({ headline: 'Một' }, HANOI),
        makeSampleInfo(english('One'), HANOI),
        makeSampleInfo(english('Two'), QUANG_NINH),
      ]),
    ).toEqual([
      { headline: 'Một', english: 'One', slugs: ['ha-noi'] },
      { headline: 'Two', english: null, slugs: ['quang-ninh'] },
    ]);
  });

  it('warns of nothing where a block gives the all-clear: it ends what it refers to', () => {
    const references = 'a@b,1,2026-08-03T07:00:00+07:00';
    const clear = makeSampleInfo({ responseType: 'AllClear' }, HANOI);
    expect(read(makeSampleAlert({ alert: { msgType: 'Update', references }, infos: clear }))).toEqual({
      kind: 'cancel',
      references: [references],
      notes: [],
    });
    expect(findFault(makeSampleAlert({ infos: clear }))).toMatch(/^info: gives the all-clear/);
    expect(format([clear, makeSampleInfo({}, QUANG_NINH)]).map(({ slugs }) => slugs)).toEqual([['quang-ninh']]);
  });

  it('is refused whole where one block is faulty', () => {
    const infos = makeSampleInfo({}, HANOI) + makeSampleInfo({ expires: '2026-08-01T13:40:00+07:00' }, QUANG_NINH);
    expect(findFault(makeSampleAlert({ infos }))).toBe('expiresAt: is not after the start');
  });

  it('has at most a hundred warnings', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => makeSampleInfo({ headline: `Tin ${at}` }, HANOI)).join('');
    expect(listWarnings(makeSampleAlert({ infos: many(100) }))).toHaveLength(100);
    expect(findFault(makeSampleAlert({ infos: many(101) }))).toBe('info: 101 warnings, more than 100');
  });

  it('takes every shape and place of its areas', () => {
    const shapes =
      '<area><areaDesc>A</areaDesc><polygon>20,106 21,107 20,107 20,106</polygon><polygon>18,106 19,107 18,107 18,106</polygon></area>' +
      '<area><areaDesc>B</areaDesc><circle>16,108 50</circle><circle>15,108 5</circle></area>' +
      '<area><areaDesc>Tỉnh Quảng Ninh, thành phố Hà Nội</areaDesc></area>';
    const { area: found } = readWarning(makeSampleAlert({ area: shapes }));
    expect([found.polygons.length, found.circles.length, found.slugs]).toEqual([2, 2, ['quang-ninh', 'ha-noi']]);
    expect(found.name).toBe('A; B; Tỉnh Quảng Ninh, thành phố Hà Nội');
  });
});

describe('an area', () => {
  const ring = (points: string) => findFault(makeSampleBulletin({ area: `"${points}"` }));

  it.each([
    ['20,106 21,107 20,107 20,106', 'none'],
    ['20,106 21,107 20,106', 'area: a polygon needs at least four points'],
    ['20,106 21,107', 'area: a polygon needs at least four points'],
    ['20,106 21,107 20,107', 'none'],
    ['20,106 21,107 20,107 20,108', 'area: a polygon crosses itself'],
    ['20,106 21,107 21,106 20,107 20,106', 'area: a polygon crosses itself'],
    ['20,106 20,107 20,108 20,106', 'area: a polygon crosses itself'],
    ['10,170 20,-170 30,170 10,170', 'area: a polygon crosses the 180th meridian'],
    ['91,106 20,107 21,107 91,106', 'area: 91,106 is no latitude and longitude'],
    ['106,20 107,21 107,20 106,20', 'area: "106,20" is not latitude,longitude'],
    ['21,5 107,0 20 106 21,5', 'area: "107,0" is not latitude,longitude'],
    ['50,0 51,1 50,1 50,0', 'area: lies wholly outside Vietnam and its seas'],
    ['20,106 21;107 20,107 20,106', 'area: "21;107" is not latitude,longitude'],
  ])('of the polygon %s: %s', (points, fault) => {
    expect(ring(points)).toBe(fault);
  });

  it('has at most so many points', () => {
    const circle = (count: number) =>
      Array.from({ length: count + 1 }, (_, at) => {
        const angle = ((at % count) * 2 * Math.PI) / count;
        return `${(16 + Math.sin(angle)).toFixed(6)},${(107 + Math.cos(angle)).toFixed(6)}`;
      }).join(' ');
    expect(ring(circle(1999))).toBe('none');
    expect(ring(circle(2000))).toBe('area: a polygon of 2001 points, more than 2000');
  });

  it.each([
    ['16,108 0', 'area: a circle of 0 km'],
    ['16,108 2000', 'none'],
    ['16,108 2001', 'area: a circle of 2001 km'],
    ['16,108', 'area: "16,108" is not latitude,longitude and kilometres'],
  ])('of the circle %s: %s', (text, fault) => {
    expect(findFault(makeSampleBulletin({ area: `{circles: "${text}"}` }))).toBe(fault);
  });
});

describe('any other file', () => {
  it.each([
    [new Uint8Array(), 'is empty'],
    [new Uint8Array([0xff, 0xfe, 0x3c, 0x00]), 'is not UTF-8'],
    [new Uint8Array([0x54, 0x69, 0x6e, 0xc3]), 'is not UTF-8'],
    [new TextEncoder().encode('Tin bão'), 'does not begin with front matter between two lines of ---'],
    [new TextEncoder().encode('---\na: &x 1\nb: *x\n---\n'), 'front matter is not YAML'],
  ])('%j is refused: %s', (bytes, reason) => {
    expect(() => readWarningFile(bytes, SAMPLE_RULES)).toThrow(reason);
  });

  it('is a warning or a fault of one line, whatever it holds', () => {
    const broken = fc.tuple(
      fc.constantFrom(makeSampleAlert(), makeSampleBulletin()),
      fc.nat(),
      fc.nat(60),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), broken), (made) => {
        const [text, at, cut, put] = typeof made === 'string' ? [made, 0, 0, ''] : made;
        const from = at % (text.length + 1);
        const fault = findFault(text.slice(0, from) + put + text.slice(from + cut));
        expect(fault).not.toContain('\n');
      }),
      { numRuns: 500 },
    );
  });
});
