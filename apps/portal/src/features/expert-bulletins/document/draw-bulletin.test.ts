import { BULLETIN_CONCERNS } from '@portal/domain/expert-bulletin/bulletin-request';
import { expect, it } from 'vitest';
import { makeLongestBulletin } from './bulletin.fixture.ts';
import { countPages, drawBulletin } from './draw-bulletin.ts';

const MOST_BYTES = 500_000;

it.each(['vi', 'en'] as const)(
  'is tagged, has its fonts in it, and the longest has three small pages: %s',
  async (language) => {
    const pdf = await drawBulletin({ document: makeLongestBulletin(language), link: 'https://portal.example/ban-tin' });
    const text = Buffer.from(pdf).toString('latin1');
    expect(pdf.length).toBeLessThan(MOST_BYTES);
    expect(countPages(pdf)).toBe(3);
    expect(text).toContain('/StructTreeRoot');
    expect(text).toMatch(/\/Marked true/);
    expect(text).toContain(`/Lang (${language})`);
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(text.match(/\/FontFile2 /g)?.length).toBe(2);
    expect(text.match(/\/S \/Figure/g)?.length).toBe(3);
    expect(text.match(/\/S \/Table\b/g)?.length).toBe(2);
    expect(text.match(/\/S \/LI\b/g)?.length).toBe(BULLETIN_CONCERNS.length);
  },
);
