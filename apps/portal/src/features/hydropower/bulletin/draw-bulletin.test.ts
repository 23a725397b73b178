import { writeFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeBareBulletin, makeBulletin, SLOT_AT } from './bulletin.fixture.ts';
import { toBulletinText } from './bulletin-text.ts';
import { writeBulletinCsv } from './bulletins.ts';
import { drawBulletin } from './draw-bulletin.ts';
import { writeBulletinBook } from './write-bulletin-book.ts';

const show = process.env.SHOW_BULLETIN;

it.each(['vi', 'en'] as const)('a bulletin is two pages of A4 with its structure in %s', async (language) => {
  const pdf = await drawBulletin(makeBulletin(), language);
  if (show !== undefined) writeFileSync(`${show}-${language}.pdf`, pdf);
  const text = Buffer.from(pdf).toString('latin1');
  expect(text.match(/\/Type \/Page\b/g)?.length).toBe(2);
  expect(text).toContain('/StructTreeRoot');
  for (const tag of ['Table', 'TH', 'TD', 'H1', 'H2', 'Figure']) expect(text).toContain(`/S /${tag}`);
  expect(Buffer.from(await drawBulletin(makeBulletin(), language)).length).toBe(pdf.length);
});

function unzip(bytes: Buffer): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 4)) {
    const [size, nameLength, start] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const packed = bytes.subarray(from, from + size);
    files.set(name, (bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8'));
  }
  return files;
}

it('a workbook has numbers as numbers, and a name that looks like a formula as words', async () => {
  const bulletin = makeBulletin({}, '=HYPERLINK("http://x.example")');
  const files = unzip(Buffer.from(await writeBulletinBook(bulletin, 'vi')));
  const sheets = [...files.entries()].filter(([name]) => name.startsWith('xl/worksheets/sheet'));
  expect(sheets).toHaveLength(4);
  for (const [, sheet] of sheets) expect(sheet).not.toMatch(/<f[ >]/);
  const hours = sheets.find(([name]) => name.endsWith('sheet2.xml'))?.[1] ?? '';
  expect(hours.match(/<row/g)).toHaveLength(241);
  expect(hours).toMatch(/<c [^>]*><v>0\.3<\/v>/);
});

/** The sample with members, as bulletins issued now have them. */
function makeMemberBulletin() {
  const bulletin = makeBulletin();
  const { rain, forecast } = bulletin.content;
  if (forecast.state !== 'ready' || forecast.level.state !== 'ready') throw new Error('the sample has no forecast');
  const { hours = [], level } = forecast;
  const courses = level.courses.map((course) => ({
    ...course,
    reaches: course.reaches.map((reach) => ({ ...reach, latestAt: null, membersReaching: 18 })),
  }));
  const until = { count: 31, source: 'gefs', runAt: '', until: '' };
  return makeBulletin({
    content: {
      ...bulletin.content,
      rain: { ...rain, members: until, sums: rain.sums.map((sum) => ({ ...sum, rangeBasis: 'members' as const })) },
      forecast: {
        ...forecast,
        band: 'members',
        members: 31,
        hours: hours.map((hour) => ({ ...hour, middle: hour.flow + 1 })),
        level: { ...level, range: 'members', members: 31, courses },
      },
    },
  });
}

it('a bulletin says how many members its ranges are of, and how many reach a level', async () => {
  const bulletin = makeMemberBulletin();
  const text = toBulletinText(bulletin, 'vi');
  const find = (id: string) => text.sections.find((section) => section.id === id);
  expect(find('days')?.notes).toEqual([expect.stringContaining('31 thành viên')]);
  expect(find('flow')?.notes[0]).toContain('31 thành viên tổ hợp: 10–90');
  expect(find('flow')?.columns.at(-1)).toContain('10–90');
  expect(find('flow')?.rows[1]?.at(-1)).toBe('440–1.760');
  expect(find('level')?.columns).toHaveLength(5);
  expect(find('level')?.rows[0]?.[0]).toBe('MNDBT 420,0');
  expect(find('level')?.rows[0]?.at(-1)).toBe('18/31');
  const files = unzip(Buffer.from(await writeBulletinBook(bulletin, 'vi')));
  expect(files.get('xl/sharedStrings.xml')).toContain('P50 thành viên');
  expect(files.get('xl/worksheets/sheet4.xml')).toMatch(/<c r="D2"[^>]*><v>/);
});

it('the CSV has columns for members or for scenarios, and empty cells for the others', () => {
  const [heads, first] = writeBulletinCsv(makeMemberBulletin())
    .split('\r\n')
    .map((line) => line.split(','));
  expect(heads?.slice(-5)).toEqual([
    'inflow_p10_m3_s',
    'inflow_p50_m3_s',
    'inflow_p90_m3_s',
    'inflow_scenario_low_m3_s',
    'inflow_scenario_high_m3_s',
  ]);
  const [, older] = writeBulletinCsv(makeBulletin())
    .split('\r\n')
    .map((line) => line.split(','));
  expect(first).toHaveLength(heads?.length ?? 0);
  expect(first?.slice(-2)).toEqual(['', '']);
  expect(Number(first?.at(-4))).toBe(Number(first?.[5]) + 1);
  expect(older?.slice(-5, -2)).toEqual(['', '', '']);
  expect(Number(older?.at(-1))).toBe(2 * Number(older?.[5]));
  // A catchment without a model still has its rain.
  expect(writeBulletinCsv(makeBareBulletin()).trimEnd().split('\r\n')).toHaveLength(241);
});

it('what is not known is said, not left out', () => {
  const text = toBulletinText(makeBareBulletin(), 'vi');
  expect(text.notices).toHaveLength(2);
  expect(text.lead).toContain('chưa đủ số liệu');
  const notes = Object.fromEntries(
    text.sections.map(({ id, notes: said, columns }) => [id, [columns.length, said[0]]]),
  );
  expect(notes.flow?.[1]).toContain('Chưa có mô hình hiệu chỉnh');
  expect(notes.level?.[1]).toContain('Chưa có bảng dung tích');
  expect(notes.clock?.[1]).toContain('Chưa có quy trình');
  expect(notes.score?.[1]).toContain('Chưa có bản tin nào để so');
  expect([notes.flow?.[0], notes.level?.[0], notes.clock?.[0], notes.score?.[0]]).toEqual([0, 0, 0, 0]);
});

it('times, levels and scores stand in the words of the language', () => {
  const text = toBulletinText(makeBulletin(), 'en');
  expect(text.lead).toBe(
    'Next 24 hours: 50.3\u00a0mm (25.2–100.6). Inflow peaks at about 880\u00a0m³/s at 23:00 22 Nov. Normal level (420.0\u00a0m) is reached at 04:00 23 Nov if the release stays at 180\u00a0m³/s.',
  );
  const score = text.sections.find(({ id }) => id === 'score');
  expect(score?.greyRows).toEqual([1]);
  const late = toBulletinText(makeBulletin({ issuedAt: SLOT_AT + 3 * 3600 }), 'en');
  expect(late.notices).toEqual([expect.stringContaining('Issued late (due 07:00')]);
});
