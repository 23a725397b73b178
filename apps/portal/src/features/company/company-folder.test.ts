import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNKNOWN_FACTS } from '@portal/content/company/company';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findUnnamedController, openCompanyFolder } from './company-folder.ts';
import { SAMPLE_CONTENT, writeContent } from './content.fixture.ts';
import { openCompany } from './open-company.ts';
import { parseJob, parsePartner, parsePerson, parsePress } from './parse-entry.ts';
import { parseFacts } from './parse-facts.ts';

const TODAY = '2026-11-21';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'company-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function open(files?: Readonly<Record<string, string>>) {
  if (files !== undefined) writeContent(folder, files);
  const opened = openCompanyFolder(folder);
  await opened.refresh();
  return opened;
}

/** The faults of the only faulty file, in English. */
async function reasonsOf(path: string, text: string): Promise<readonly string[]> {
  const files = await open({ [path]: text });
  return files.faults().flatMap(({ file, reasons }) => (file === path ? reasons.map(({ en }) => en) : [file]));
}

const sample = (path: string): string => SAMPLE_CONTENT[path] ?? '';

describe('the folder of the company', () => {
  it('says nothing while it is not there', async () => {
    const files = openCompanyFolder(join(folder, 'no-such-folder'));
    expect(await files.refresh()).toBe(false);
    expect(files.read(TODAY)).toMatchObject({ facts: UNKNOWN_FACTS, people: [], jobs: [], partners: [], press: [] });
    expect(files.faults()).toEqual([]);
  });

  it('says in both languages what its files say', async () => {
    const files = await open(SAMPLE_CONTENT);
    expect(files.faults()).toEqual([]);
    const { facts, people, jobs, partners, press } = files.read(TODAY);
    expect(facts).toMatchObject({ hotline: '+84 24 3000 0000', licence: { number: '12/GP-BTNMT' } });
    expect(facts.legalName).toEqual({ vi: 'Công ty cổ phần Mẫu', en: 'Sample Joint Stock Company' });
    expect(people).toMatchObject([{ name: 'Người Mẫu', group: 'expert', role: { en: 'Lead forecaster' } }]);
    expect(people[0]?.text.en).toBe('<p>Has read models for <strong>central Vietnam</strong> since 2010.</p>\n');
    expect(people[0]?.portrait?.small).toMatch(/^\/company-images\/people-nguoi-mau-svg-[a-z0-9]+-240\.webp$/);
    expect(jobs).toMatchObject([
      { id: 'ky-su-ra-da', closes: '2026-12-20', pay: { vi: '25–35 triệu đồng mỗi tháng' } },
    ]);
    expect(partners).toMatchObject([{ name: 'Hợp tác xã Mẫu', logo: null }]);
    expect(press).toMatchObject([{ outlet: 'Báo Mẫu', language: 'vi', text: null }]);
  });

  it('leaves out a position after its last day', async () => {
    const files = await open(SAMPLE_CONTENT);
    expect(files.read('2026-12-20').jobs).toHaveLength(1);
    expect(files.read('2026-12-21').jobs).toEqual([]);
    expect(files.read('2026-12-21').mark).not.toBe(files.read('2026-12-20').mark);
  });

  it('keeps what was good last where a file has become faulty, and reports every fault at once', async () => {
    const files = await open(SAMPLE_CONTENT);
    const before = files.read(TODAY);
    writeFileSync(join(folder, 'people/nguoi-mau.md'), sample('people/nguoi-mau.md').replace('expert', 'boss'));
    writeFileSync(join(folder, 'brand.yaml'), 'hotline: call me\nemail: nobody\nphones: 3\n');
    await files.refresh();
    expect(files.read(TODAY)).toEqual(before);
    expect(files.faults().map(({ file, reason }) => `${file}: ${reason}`)).toEqual([
      expect.stringMatching(
        /^brand\.yaml: "phones" is not a field of brand\.yaml .*; hotline: "call me" is not a phone number; email: "nobody" is not an e-mail address$/,
      ),
      'people/nguoi-mau.md: group: "boss" is neither leader nor expert',
    ]);
    rmSync(join(folder, 'people/nguoi-mau.md'));
    await files.refresh();
    expect(files.read(TODAY).people).toEqual([]);
  });

  it('reports a picture that is not there, and shows the person without it', async () => {
    const { 'people/nguoi-mau.svg': _, ...withoutPicture } = SAMPLE_CONTENT;
    const files = await open(withoutPicture);
    expect(files.faults()).toMatchObject([{ reason: 'there is no picture nguoi-mau.svg next to it' }]);
    expect(files.read(TODAY).people).toMatchObject([{ name: 'Người Mẫu', portrait: null }]);
    writeContent(folder, SAMPLE_CONTENT);
    expect(await files.refresh()).toBe(true);
    expect(files.read(TODAY).people[0]?.portrait).not.toBeNull();
  });

  it('finds a picture by its name only', async () => {
    const files = await open(SAMPLE_CONTENT);
    const path = files.read(TODAY).people[0]?.portrait?.small ?? '';
    const name = path.replace('/company-images/', '').replace('-240.webp', '');
    expect(files.findPicture(name)).toBe(join(folder, 'people', 'nguoi-mau.svg'));
    expect(files.findPicture('people-brand-yaml-1')).toBeNull();
  });
});

describe('a file of the company', () => {
  const without = (path: string, field: string): string => sample(path).replace(new RegExp(`^${field}:.*\n`, 'm'), '');

  it.each([
    ['people/nguoi-mau.md', 'agreed', 'agreed: is missing'],
    ['people/nguoi-mau.md', 'roleEn', 'roleEn: is missing'],
    ['partners/htx-mau.md', 'agreed', 'agreed: is missing'],
    ['jobs/ky-su-ra-da.md', 'pay', 'pay: is missing'],
    ['jobs/ky-su-ra-da.md', 'answered', 'answered: is missing'],
    ['press/bao-mau.md', 'url', 'url: is missing'],
  ])('%s needs its %s', async (path, field, reason) => {
    expect(await reasonsOf(path, without(path, field))).toEqual([reason]);
  });

  it('needs its text in both languages', async () => {
    const text = sample('jobs/ky-su-ra-da.md').split('<!-- english -->')[0] ?? '';
    expect(await reasonsOf('jobs/a.md', text)).toEqual(['has no English text below a line <!-- english -->']);
  });

  it.each([
    ['url: http://htx.example', 'url: "http://htx.example" is not an https address'],
    ['url: javascript:alert(1)', 'url: "javascript:alert(1)" is not an https address'],
    ['logo: ../brand.yaml', 'logo: "../brand.yaml" is not the name of a picture next to the file'],
    ['order: first', 'order: "first" is not a number from 0 to 999'],
  ])('is refused with %s', async (line, reason) => {
    const text = without('partners/htx-mau.md', 'url').replace('---\n', `---\n${line}\n`);
    expect(await reasonsOf('partners/htx-mau.md', text)).toEqual([reason]);
  });

  it('brings no script into a page', () => {
    const parsed = parsePartner(
      sample('partners/htx-mau.md').replace('Cùng', '<script>x</script><img src=x onerror=y> Cùng'),
      'a.md',
    );
    expect(parsed.ok && parsed.value.text.vi).toBe(' Cùng đo mưa ở 12 ruộng.');
  });

  it('is read without falling over, whatever is in it', () => {
    const parsers = [parsePerson, parseJob, parsePartner, parsePress, parseFacts];
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.nat(4), fc.boolean(), (text, which, hasFront) => {
        const parsed = parsers[which]?.(hasFront ? `---\n${text}\n---\n${text}` : text, 'a.md');
        expect(parsed?.ok === true || (parsed?.reasons.length ?? 0) > 0).toBe(true);
      }),
    );
  });

  it('of facts may be empty or all comment', () => {
    for (const text of ['', '# legalName: …\n\n']) expect(parseFacts(text)).toEqual({ ok: true, value: UNKNOWN_FACTS });
  });
});

it('tells a portal that others reach when its company has no legal name, at the start and in the check', async () => {
  const warned = async (files: Readonly<Record<string, string>>, isPublic: boolean) => {
    writeContent(folder, files);
    const lines: string[] = [];
    const opened = await openCompany({ folder, isPublic, clock: () => 0, warn: (line) => lines.push(line) });
    await opened.stop?.();
    return lines.filter((line) => line.includes('legalName'));
  };
  expect(await warned({}, false)).toEqual([]);
  expect(await warned({}, true)).toEqual([
    'Content: brand.yaml: legalName is missing, so the privacy policy names no data controller',
  ]);
  expect(findUnnamedController(UNKNOWN_FACTS)?.vi).toContain('chính sách bảo mật');
  expect(await warned(SAMPLE_CONTENT, true)).toEqual([]);
});

it('is written as docs/operate/company.md shows it, without fault', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/operate/company.md'), 'utf8');
  const examples = guide.matchAll(/^## .*`([^`]+)`\n[\s\S]*?```(?:yaml|markdown)\n([\s\S]*?)```/gm);
  const files = Object.fromEntries([...examples].map(([, path = '', text = '']) => [path, text]));
  expect(Object.keys(files)).toHaveLength(5);
  const opened = await open({ ...files, 'people/nguyen-mau.jpg': '', 'partners/htx-mau.png': '' });
  expect(opened.faults()).toEqual([]);
});
