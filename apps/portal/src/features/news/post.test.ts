import { parseDate } from '@portal/domain/time/vietnam-time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSampleFile, SAMPLE_RULES } from './post.fixture.ts';
import { parsePost } from './post.ts';

const parse = (text: string) => parsePost(text, SAMPLE_RULES);
const reasonOf = (lines: Record<string, string | null>, body?: string): string => {
  const parsed = parse(makeSampleFile(lines, body));
  return parsed.ok ? 'no fault' : parsed.reasons.map(({ en }) => en).join('; ');
};

describe('parsePost', () => {
  it('reads what a post must say and makes up the rest', () => {
    const parsed = parse(makeSampleFile({}, '## Đầu\n\nNội dung **chính**.'));
    expect(parsed).toMatchObject({
      ok: true,
      value: { url: 'mot-bai', author: 'Ban biên tập', summary: 'Đầu Nội dung chính.', sample: false, english: null },
    });
  });

  it('reads a time of day as Vietnam’s', () => {
    const parsed = parse(makeSampleFile({ date: '2026-05-12 07:30' }));
    expect(parsed.ok && parsed.value.publishedAt).toBe((parseDate('2026-05-12') ?? 0) + 7.5 * 3600);
  });

  it('takes the English text below its line, with its title', () => {
    const parsed = parse(makeSampleFile({ titleEn: 'A post' }, 'Tiếng Việt.\n\n<!-- english -->\n\nEnglish.'));
    expect(parsed).toMatchObject({
      ok: true,
      value: { body: 'Tiếng Việt.', english: { title: 'A post', body: 'English.' } },
    });
  });

  it('takes an English title for lists, the text Vietnamese only', () => {
    const parsed = parse(makeSampleFile({ titleEn: 'A post' }));
    expect(parsed).toMatchObject({ ok: true, value: { titleEn: 'A post', english: null } });
  });

  it.each([
    ['no title', { title: null }, 'title: is missing'],
    ['an empty title', { title: '""' }, 'title: is missing'],
    ['an address with capitals', { url: 'Mot-Bai' }, 'url: "Mot-Bai" is not lower-case letters'],
    ['an address of the portal', { url: 'tin-tuc' }, 'url: "tin-tuc" is already an address of the portal'],
    ['an unknown category', { category: 'the-thao' }, 'category: "the-thao" is not a category'],
    ['no date', { date: null }, 'date: "" is not'],
    ['a day that no calendar has', { date: '2026-02-30' }, 'date: "2026-02-30" is not'],
    ['an hour that no clock has', { date: '2026-02-20 24:00' }, 'date: "2026-02-20 24:00" is not'],
    ['an unknown place', { places: '[ha-noi, paris]' }, 'places: "paris" is not a place'],
    ['a list that is none', { tags: 'bão' }, 'tags: is not a list'],
    ['a picture outside its folder', { cover: '../../etc/passwd' }, 'cover: "../../etc/passwd" is neither'],
    ['a field nobody knows', { titel: 'x' }, '"titel" is not a field of a post'],
    ['a mark that is no yes or no', { sample: 'maybe' }, 'sample: is neither true nor false'],
    ['broken YAML', { tags: '[bão' }, 'front matter is not YAML'],
  ])('refuses %s in one line', (_what, lines, reason) => {
    expect(reasonOf(lines)).toContain(reason);
    expect(reasonOf(lines)).not.toContain('\n');
  });

  it.each([
    ['a date that makes no text of itself', { date: '{toString: 1}' }, 'date: {"toString":1} is not'],
    ['a tag that makes no text of itself', { tags: '[{toString: 1}]' }, 'tags: {"toString":1} is not text'],
    ['a time beyond all zones', { date: '2026-05-12T07:30:00+26:00' }, 'date: "2026-05-12T07:30:00+26:00" is not'],
    ['a number for a date', { date: '20260512' }, 'date: 20260512 is not'],
    ['a name of two lines', { '"a\\nb"': '1' }, '"a b" is not a field of a post'],
    ['an anchor that is used again', { tags: '&a [bão]', places: '*a' }, 'front matter is not YAML: Alias'],
    ['a key twice', { '"title"': 'Hai' }, 'front matter is not YAML: Map keys must be unique'],
    ['a key that merges', { '<<': '{title: Hai}' }, '"<<" is not a field of a post'],
    ['lists in lists without end', { tags: '['.repeat(3000) }, 'front matter is not YAML'],
    ['more than anybody writes', { tags: 'x'.repeat(20_000) }, 'front matter is longer than 20000 characters'],
    ['a picture of another machine', { cover: '"\\\\\\\\host\\\\a.png"' }, 'is neither a scene'],
    ['a hidden picture', { cover: '.a.png' }, 'cover: ".a.png" is neither a scene'],
  ])('refuses %s in one short line', (_what, lines, reason) => {
    const shown = reasonOf(lines);
    expect(shown).toContain(reason);
    expect(shown).not.toMatch(/[\n\r]/);
    expect(shown.length).toBeLessThanOrEqual(300);
  });

  it('keeps no character that nobody sees in a title or a tag', () => {
    const parsed = parse(makeSampleFile({ title: '"Bão\\u0007\\u202e \\ud800số 3"', tags: '["mưa\\nlũ\\u0000"]' }));
    expect(parsed).toMatchObject({ ok: true, value: { title: 'Bão số 3', tags: ['mưa lũ'] } });
  });

  it('refuses a file of ten megabytes', () => {
    expect(parse(makeSampleFile({}, 'x'.repeat(10_000_000)))).toMatchObject({
      ok: false,
      reasons: [{ en: 'longer than 200000 characters' }],
    });
  });

  it('refuses a file without front matter, one without text and an English text without a title', () => {
    expect(parse('Chỉ có chữ')).toMatchObject({ ok: false });
    expect(reasonOf({}, 'Chữ.\n\n<!-- english -->\n\nWords.')).toContain('needs a titleEn');
    expect(reasonOf({}, '  ')).toBe('has no text below its front matter');
  });

  it('reports every fault at once, in both languages', () => {
    const lines = {
      category: 'the-thao',
      url: 'Bai Cua Toi',
      date: '2026-02-32',
      cover: '../x.jpg',
      places: '[ha-noi, paris, rome]',
      titel: 'x',
    };
    const parsed = parse(makeSampleFile(lines));
    expect(parsed).toMatchObject({ ok: false });
    if (parsed.ok) return;
    expect(parsed.reasons.map(({ en }) => en.split(' ')[0])).toEqual([
      '"titel"',
      'url:',
      'category:',
      'date:',
      'cover:',
      'places:',
    ]);
    expect(parsed.reasons.map(({ vi }) => vi)).toContain('category: "the-thao" không phải là chuyên mục (tin-bao)');
    expect(parsed.reasons.map(({ en }) => en)).toContain('places: "paris", "rome" are not places');
  });

  it('takes any text without falling over', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.boolean(), (text, hasFront) => {
        const parsed = parse(hasFront ? `---\n${text}\n---\n${text}` : text);
        if (!parsed.ok) expect(parsed.reasons.length).toBeGreaterThan(0);
      }),
    );
  });
});
