import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSampleAlert, makeSampleBulletin, makeSampleInfo, SAMPLE_RULES } from './bulletin.fixture.ts';
import { readWarningFile } from './read-warning-file.ts';
import { listNotes, type Warning } from './warning.ts';

const read = (text: string) => readWarningFile(new TextEncoder().encode(text), SAMPLE_RULES);

/** The only warning of a file without its notes, and the notes. */
function readOne(text: string): { warning: Warning; notes: readonly string[] } {
  const file = read(text);
  const [found, ...more] = file.kind === 'warnings' ? file.warnings : [];
  if (found === undefined || more.length > 0) throw new Error('holds not one warning');
  const { notes: _, ...warning } = found;
  return { warning, notes: listNotes(file) };
}

const POLYGON = '21.5,107 21.5,108.5 19,108.5 21.5,107';
const AREA = '<areaDesc>Vịnh Bắc Bộ</areaDesc>';
const HANOI = '<geocode><valueName>place</valueName><value>ha-noi</value></geocode>';
const area = (...parts: string[]) => `<area>${AREA}${parts.join('')}</area>`;
const polygon = (points: string) => area(`<polygon>${points}</polygon>`);
const level = (value: string) =>
  `<parameter><valueName>level</valueName><value>${value}</value></parameter>${polygon(POLYGON)}`;

describe('a CAP message whose form alone is not that of the standard', () => {
  const plain = readOne(makeSampleAlert());

  it('has no notes where there is nothing to mend', () => {
    expect(plain.notes).toEqual([]);
    expect(JSON.stringify(read(makeSampleAlert()))).not.toContain('notes');
  });

  it.each<[string, Parameters<typeof makeSampleAlert>[0], RegExp]>([
    ['Z for the zone', { info: { expires: '2026-08-04T07:00:00Z' } }, /^expires: "2026-08-04T07:00:00Z" read as/],
    ['a fraction of a second', { info: { expires: '2026-08-04T14:00:00.000+07:00' } }, /^expires/],
    ['a comma in the fraction', { info: { expires: '2026-08-04T14:00:00,5+07:00' } }, /^expires/],
    ['a zone without a colon', { info: { expires: '2026-08-04T14:00:00+0700' } }, /^expires/],
    ['a zone of hours', { info: { expires: '2026-08-04T14:00:00+07' } }, /^expires/],
    ['no seconds', { info: { expires: '2026-08-04T14:00+07:00' } }, /^expires/],
    ['a space for the T', { info: { expires: '2026-08-04 14:00:00+07:00' } }, /^expires/],
    ['an empty onset', { info: { onset: '' } }, /^info: an empty onset was left out$/],
    ['an empty address', { info: { web: '' } }, /^info: an empty web was left out$/],
    ['small letters in a word', { alert: { status: 'actual', scope: 'PUBLIC' } }, /^status: "actual" read as Actual$/],
    ['an open polygon', { area: polygon('21.5,107 21.5,108.5 19,108.5') }, /^area: an open polygon was closed$/],
    [
      'a polygon whose end misses its beginning by a metre',
      { area: polygon('21.5,107 21.5,108.5 19,108.5 21.50001,107.00001') },
      /^area: an open polygon was closed$/,
    ],
    ['a point twice', { area: polygon(`21.5,107 ${POLYGON}`) }, /^area: points that stand twice/],
    [
      'fourteen decimals',
      { area: polygon(POLYGON.replaceAll('21.5', '21.50000000000001')) },
      /^area: coordinates of more than 9 decimals/,
    ],
    ['an empty polygon', { area: area('<polygon/>', `<polygon>${POLYGON}</polygon>`) }, /^area: an empty polygon/],
    [
      'an element of another namespace',
      { area: `<x:more xmlns:x="urn:x"><x:a>1</x:a></x:more>${polygon(POLYGON)}` },
      /^info: "more" of another namespace was left out$/,
    ],
  ])('says the same: %s', (_, options, note) => {
    const { warning, notes } = readOne(makeSampleAlert(options));
    expect(warning).toEqual(plain.warning);
    expect(notes[0]).toMatch(note);
  });

  it('is taken by its geocode where its polygon is empty, and by its name where it has neither', () => {
    const coded = readOne(makeSampleAlert({ area: area('<polygon></polygon>', HANOI) }));
    expect([coded.warning.area.slugs, coded.warning.area.polygons, coded.notes]).toEqual([
      ['ha-noi'],
      [],
      ['area: an empty polygon was left out'],
    ]);
    const named = '<area><areaDesc>thành phố Hà Nội</areaDesc><polygon/></area>';
    expect(readOne(makeSampleAlert({ area: named })).warning.area.slugs).toEqual(['ha-noi']);
    const unnamed = readOne(makeSampleAlert({ area: `<area>${HANOI}</area>` }));
    expect([unnamed.warning.area.name, unnamed.notes]).toEqual([null, ['area: has no areaDesc, read as empty']]);
  });

  it.each([
    ['1-2', 2],
    ['3 – 4', 4],
    ['cấp 2 đến cấp 3', 3],
    ['1, 2', 2],
  ])('has of two levels the higher one: %s', (value, higher) => {
    const { warning, notes } = readOne(makeSampleAlert({ area: level(value) }));
    expect([warning.level, notes]).toEqual([higher, [`level: "${value}" read as ${higher}, the higher one`]]);
    expect(readOne(makeSampleBulletin({ level: `"${value}"` })).warning.level).toBe(higher);
  });

  it('has no level where its parameter is empty', () => {
    const { warning, notes } = readOne(makeSampleAlert({ area: level('') }));
    expect([warning.level, notes]).toEqual([null, ['info: an empty parameter was left out']]);
  });

  it.each(['urgency', 'severity', 'certainty'])('passes %s on as unknown where it is missing or no word', (name) => {
    for (const value of [null, 'High']) {
      const { warning, notes } = readOne(makeSampleAlert({ info: { [name]: value } }));
      expect([warning.cap?.[name as 'urgency'], notes.length]).toEqual(['Unknown', 1]);
    }
  });

  it('holds a day from its issue where it states no end, or from its beginning where that is later', () => {
    const { warning, notes } = readOne(makeSampleAlert({ info: { expires: null } }));
    expect([warning.expiresAt - warning.issuedAt, warning.isEndAssumed]).toEqual([86_400, true]);
    expect(notes).toEqual([
      'expiresAt: not stated, taken as 2026-08-04T13:40:00+07:00: a day after its issue or beginning',
    ]);
    const later = readOne(makeSampleAlert({ info: { expires: '', effective: '2026-08-05T13:40:00+07:00' } })).warning;
    expect([later.expiresAt - later.startsAt, later.isEndAssumed]).toEqual([86_400, true]);
    expect(readOne(makeSampleBulletin({ expiresAt: null })).warning.isEndAssumed).toBe(true);
    expect(plain.warning.isEndAssumed).toBeUndefined();
  });

  it('is followed and ended in whatever form its moment is written', () => {
    const reference = (sent: string) => `nchmf@example.com,VN-2026-17,${sent}`;
    const { warning } = readOne(makeSampleAlert({ alert: { sent: '2026-08-03T06:40:00.25Z' } }));
    for (const sent of ['2026-08-03T06:40:00Z', '2026-08-03T06:40:00.250Z', '2026-08-03T06:40:00+00:00']) {
      const cancel = read(makeSampleAlert({ alert: { msgType: 'Cancel', references: reference(sent) }, infos: '' }));
      expect(cancel).toMatchObject({ kind: 'cancel', references: [warning.cap?.reference] });
    }
  });

  it.each<[string, Parameters<typeof makeSampleAlert>[0], string]>([
    ['a time without its zone', { info: { expires: '2026-08-04T14:00:00' } }, 'expires: "2026-08-04T14:00:00"'],
    ['a day that no calendar has', { info: { expires: '2026-02-30T14:00:00Z' } }, 'expires: "2026-02-30T14:00:00Z"'],
    ['an end that is over at once', { info: { expires: '2026-08-03T06:40:00Z' } }, 'expiresAt: is not after'],
    ['a level of six', { area: level('6') }, 'level: "6"'],
    ['levels of which one is none', { area: level('1-7') }, 'level: "1-7"'],
    ['a level of so many', { area: level('3/5') }, 'level: "3/5"'],
    ['a polygon of two points', { area: polygon('21.5,107 21.5,108.5') }, 'area: a polygon needs'],
    ['a crossing polygon', { area: polygon('20,106 21,107 21,106 20,107') }, 'area: a polygon crosses itself'],
    ['swapped coordinates', { area: polygon('107,21.5 108.5,21.5 108.5,19') }, 'area: "107,21.5" is not'],
    ['decimal commas', { area: polygon('21,5 107,0 21,5 108,5') }, 'area:'],
    ['an unknown place', { area: area(HANOI.replace('ha-noi', 'atlantis')) }, 'area: "atlantis" is not a province'],
    ['a place without its name', { area: area(HANOI.replace('ha-noi', '')) }, 'area: "" is not a province'],
    ['an unknown word', { alert: { status: 'Perhaps' } }, 'status: "Perhaps" is not one of'],
    ['a misspelt element', { info: { expire: '2026-08-04T14:00:00Z' } }, 'info: "expire" is not of CAP 1.2'],
    ['words in elements of another namespace', { info: { headline: '<b xmlns="urn:x">x</b>' } }, 'headline: holds'],
    ['no area at all', { area: '' }, 'area: is missing'],
  ])('is refused where its meaning is in doubt: %s', (_, options, fault) => {
    expect(() => readOne(makeSampleAlert(options))).toThrow(fault);
  });

  it('says the same in any harmless form, with any number of decimals', () => {
    const moment = (form: number) =>
      ['2026-08-04T14:00:00+07:00', '2026-08-04T07:00:00Z', '2026-08-04T14:00+0700', '2026-08-04 07:00:00.123z'][form];
    fc.assert(
      fc.property(
        fc.record({
          decimals: fc.nat(40),
          form: fc.nat(3),
          isOpen: fc.boolean(),
          hasEmpty: fc.boolean(),
          hasForeign: fc.boolean(),
          isTwice: fc.boolean(),
          isSmall: fc.boolean(),
          space: fc.constantFrom(' ', '\n', '\t ', '  '),
        }),
        ({ decimals, form, isOpen, hasEmpty, hasForeign, isTwice, isSmall, space }) => {
          const pad = (number: string) =>
            decimals === 0 ? number : `${Number(number).toFixed(1)}${'0'.repeat(decimals)}`;
          const pairs = POLYGON.split(' ').map((pair) => pair.split(',').map(pad).join(','));
          const [first = ''] = pairs;
          const points = [...(isTwice ? [first] : []), ...(isOpen ? pairs.slice(0, -1) : pairs)].join(space);
          const parts = [hasEmpty ? '<polygon> </polygon>' : '', `<polygon>${space}${points}${space}</polygon>`];
          const foreign = hasForeign ? '<e:x xmlns:e="urn:e">1</e:x>' : '';
          const { warning } = readOne(
            makeSampleAlert({
              alert: { status: isSmall ? 'ACTUAL' : 'Actual' },
              info: { expires: moment(form) ?? null },
              area: `${foreign}${area(foreign, ...parts)}`,
            }),
          );
          expect(warning).toEqual(plain.warning);
        },
      ),
    );
  });

  it('is about the same area, to a centimetre, whatever digits its points have', () => {
    const lat = fc.double({ min: 19, max: 19.9, noNaN: true });
    fc.assert(
      fc.property(lat, fc.integer({ min: 10, max: 17 }), (south, digits) => {
        const text = polygon(`21.5,107 21.5,108.5 ${south.toFixed(digits)},108.5`);
        const [ring = []] = readOne(makeSampleAlert({ area: text })).warning.area.polygons;
        expect(Math.abs((ring[2]?.lat ?? 0) - south)).toBeLessThanOrEqual(1e-7);
      }),
    );
  });

  it('is one of several blocks like any other', () => {
    const infos =
      makeSampleInfo({ expires: '2026-08-04T07:00:00Z' }) + makeSampleInfo({ headline: 'Hai', expires: null });
    const file = read(makeSampleAlert({ infos }));
    expect(file).toMatchObject({
      kind: 'warnings',
      warnings: [{ expiresAt: plain.warning.expiresAt }, { isEndAssumed: true }],
    });
    expect(listNotes(file)).toHaveLength(2);
  });
});
