import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { LevelLinks } from './hazard-guide-list.tsx';
import { makeSampleWarning } from './warning.fixture.ts';
import { WarningCard } from './warning-card.tsx';
import { WarningLead } from './warning-lead.tsx';
import { WarningStrip } from './warning-strip.tsx';

const NOW = '2026-08-03T14:10:00+07:00';
const strip = (warnings: readonly OfficialWarning[], language: 'vi' | 'en' = 'vi') => (
  <WarningStrip warnings={warnings} language={language} nowAt={NOW} />
);
const draw = (warnings: readonly OfficialWarning[], language: 'vi' | 'en' = 'vi') =>
  renderToStaticMarkup(strip(warnings, language));

describe('the strip of official warnings', () => {
  it('is not there where there is no warning: it never says that all is well', () => {
    expect(draw([])).toBe('');
  });

  it('says level by number and word, what, by whom, under which number, when and until when, and is wholly a link to its text', () => {
    expect(readText(strip([makeSampleWarning()])).replaceAll('|', '')).toBe(
      'Cảnh báo chính thứcCấp 4rất lớnTin bão khẩn cấp (cơn bão số 3)có hiệu lực đến 14:00 4/8; Tin số BDTL-17/14h00 của Trung tâm Dự báo khí tượng thủy văn quốc gia, phát lúc 13:40',
    );
    const html = draw([makeSampleWarning()]);
    expect(html).toContain('class="level level4"');
    expect(html).toContain('href="/canh-bao-thien-tai#2026-08-03-17-0a1b2c"');
  });

  it('marks itself with its end, so that other parts of a page keep away and a cached page can drop it', () => {
    expect(draw([makeSampleWarning()])).toContain(`data-warning="${Date.parse('2026-08-04T14:00:00+07:00') / 1000}"`);
  });

  it('quotes Vietnamese as Vietnamese on English pages, and English where the issuer wrote it', () => {
    expect(draw([makeSampleWarning()], 'en')).toContain('<q class="headline" lang="vi">Tin bão khẩn cấp');
    const english = makeSampleWarning({ language: 'en', headline: 'Urgent storm bulletin' });
    expect(draw([english], 'en')).toContain('<q class="headline">Urgent storm bulletin</q>');
    expect(draw([english], 'en')).toContain('href="/disaster-warnings#');
  });

  it('gives no level where the bulletin states none', () => {
    const html = draw([makeSampleWarning({ level: null, link: null })]);
    expect(html).not.toContain('level');
  });

  it('shows three and leads to the others', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const text = readText(strip(ids.map((id) => makeSampleWarning({ id, headline: `Tin ${id}` }))));
    expect(text).toContain('Tin c');
    expect(text).not.toContain('Tin d');
    expect(text).toContain('Xem thêm 2 cảnh báo');
  });

  it('writes whatever stands in a bulletin as words', () => {
    const headline = '<img src=x onerror=alert(1)>';
    expect(draw([makeSampleWarning({ headline })])).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});

describe('a high warning as the first statement', () => {
  const lead = (fields: Partial<OfficialWarning>, language: 'vi' | 'en' = 'vi') =>
    readText(<WarningLead warning={makeSampleWarning(fields)} language={language} nowAt={NOW} />);

  it('says level, kind, number and issuer, the headline, what to do at once, and one action', () => {
    expect(lead({})).toMatch(
      /^Cấp 4\|.*\|Bão\|.*Tin số BDTL-17.*\|Tin bão khẩn cấp \(cơn bão số 3\)\|Làm ngay:\|.*Ở trong nhà kiên cố.*\|Nên làm gì khi có bão\|Bản tin gốc$/,
    );
    expect(lead({}, 'en')).toContain('Do now:');
  });

  it('says what to do before it begins while it has not', () => {
    expect(lead({ startsAt: '2026-08-03T20:00:00+07:00' })).toContain('Nghe bản tin mới nhất');
  });

  it('has neither a step nor a link that is not there', () => {
    const text = lead({ kind: 'other', link: null, level: null });
    expect(text).not.toMatch(/Làm ngay|Bản tin gốc|Cấp \d/);
  });
});

describe('the card of a warning', () => {
  const card = (warning: OfficialWarning, language: 'vi' | 'en') =>
    renderToStaticMarkup(<WarningCard warning={warning} language={language} nowAt={NOW} />);

  it('quotes the bulletin with its points, and leads to what to do', () => {
    const html = card(makeSampleWarning(), 'vi');
    expect(html).toContain(
      '<blockquote cite="https://example.com/17"><p>Gió giật cấp 15.</p><ul><li>Xã A</li><li>Xã B</li></ul></blockquote>',
    );
    expect(html).toContain('href="#bao"');
    expect(html).toContain('Nên làm gì khi có bão');
  });

  it('says in English that the words are Vietnamese, or has the original beside the English', () => {
    expect(card(makeSampleWarning(), 'en')).toContain('issued in Vietnamese only');
    const both = card(makeSampleWarning({ language: 'en', headline: 'Storm', text: 'Gusts.' }), 'en');
    expect(both).toContain('<blockquote cite="https://example.com/17"><p>Gusts.</p></blockquote>');
    expect(both).toContain('<blockquote lang="vi"');
  });

  it('says that a bulletin states no level', () => {
    expect(card(makeSampleWarning({ level: null }), 'en')).toContain('states no risk level');
  });
});

describe('many warnings', () => {
  it('are counted by level, each count a link to the first of its level', () => {
    const levels = [5, 3, 3, null] as const;
    const warnings = levels.map((level, at) => ({ ...makeSampleWarning(), id: `w${at}`, level }));
    const links = <LevelLinks warnings={warnings} language="vi" />;
    expect(renderToStaticMarkup(links).match(/href="[^"]+"/g)).toEqual(['href="#w0"', 'href="#w1"', 'href="#w3"']);
    expect(readText(links).replaceAll('|', '')).toBe(
      'Theo cấp độ rủi roCấp 5thảm họa1 bản tinCấp 3lớn2 bản tinKhông nêu cấp độ:1 bản tin',
    );
  });

  it('fold their text, and nothing else', () => {
    const draw = (isFolded: boolean) =>
      renderToStaticMarkup(<WarningCard warning={makeSampleWarning()} language="vi" nowAt={NOW} isFolded={isFolded} />);
    const folded = /<details[^>]*><summary>Nội dung bản tin<\/summary>(.*?)<\/details>/s;
    expect(folded.exec(draw(true))?.[1]).toContain('<blockquote');
    expect(draw(true).replace(folded, '$1')).toBe(draw(false));
  });
});
