import { parseDate } from '@portal/domain/time/vietnam-time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSampleFile, SAMPLE_RULES } from './make-sample-post.ts';
import { parsePost } from './parse-post.ts';

const parse = (text: string) => parsePost(text, SAMPLE_RULES);
const reasonOf = (lines: Record<string, string | null>, body?: string): string => {
  const parsed = parse(makeSampleFile(lines, body));
  return parsed.ok ? 'no fault' : parsed.reason;
};

describe('parsePost', () => {
  it('reads what a post must say and makes up the rest', () => {
    const parsed = parse(makeSampleFile({}, '## Đầu\n\nNội dung **chính**.'));
    expect(parsed).toMatchObject({
      ok: true,
      post: { url: 'mot-bai', author: 'Ban biên tập', summary: 'Đầu Nội dung chính.', sample: false, english: null },
    });
  });

  it('reads a time of day as Vietnam’s', () => {
    const parsed = parse(makeSampleFile({ date: '2026-05-12 07:30' }));
    expect(parsed.ok && parsed.post.publishedAt).toBe((parseDate('2026-05-12') ?? 0) + 7.5 * 3600);
  });

  it('takes the English text below its line, with its title', () => {
    const parsed = parse(makeSampleFile({ titleEn: 'A post' }, 'Tiếng Việt.\n\n<!-- english -->\n\nEnglish.'));
    expect(parsed).toMatchObject({
      ok: true,
      post: { body: 'Tiếng Việt.', english: { title: 'A post', body: 'English.' } },
    });
  });

  it('takes an English title for lists, the text Vietnamese only', () => {
    const parsed = parse(makeSampleFile({ titleEn: 'A post' }));
    expect(parsed).toMatchObject({ ok: true, post: { titleEn: 'A post', english: null } });
  });

  it.each([
    ['no title', { title: null }, 'title: is missing'],
    ['an empty title', { title: '""' }, 'title: is missing'],
    ['an address with capitals', { url: 'Mot-Bai' }, 'url: "Mot-Bai" is not small letters'],
    ['an address of the portal', { url: 'tin-tuc' }, 'url: "tin-tuc" is an address of the portal itself'],
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

  it('refuses a file without front matter, one without text and an English text without a title', () => {
    expect(parse('Chỉ có chữ')).toMatchObject({ ok: false });
    expect(reasonOf({}, 'Chữ.\n\n<!-- english -->\n\nWords.')).toContain('needs a titleEn');
    expect(reasonOf({}, '  ')).toBe('has no text below its front matter');
  });

  it('takes any text without falling over', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.boolean(), (text, hasFront) => {
        const parsed = parse(hasFront ? `---\n${text}\n---\n${text}` : text);
        if (!parsed.ok) expect(parsed.reason.length).toBeGreaterThan(0);
      }),
    );
  });
});
