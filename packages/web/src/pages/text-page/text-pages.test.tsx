import { contactText } from '@portal/content/about/contact-text';
import { toRemovalText } from '@portal/content/account-removal/removal-text';
import { UNKNOWN_FACTS } from '@portal/content/company/company';
import { agroxPrivacyText } from '@portal/content/legal/agrox-privacy';
import { privacyText } from '@portal/content/legal/privacy';
import { toTermsText } from '@portal/content/legal/terms';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CompanyFactList } from '#components/text-page/company-fact-list.tsx';
import { TextPageView } from '#components/text-page/text-page-view.tsx';

const TEXTS = {
  contact: contactText,
  removal: toRemovalText('AgroX'),
  agrox: agroxPrivacyText,
  privacy: privacyText,
  terms: toTermsText(true),
  'terms without sale': toTermsText(false),
} as const;

describe.each(Object.entries(TEXTS))('the words of %s', (_name, texts) => {
  it('have the same sections in both languages, each once', () => {
    const ids = texts.vi.parts.map(({ id }) => id);
    expect(texts.en.parts.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(texts.en.asOf).toBe(texts.vi.asOf);
  });

  it('say as much in each section in both languages', () => {
    const shape = (language: 'vi' | 'en') =>
      texts[language].parts.map(({ paragraphs, points, steps, facts, links, withCompany }) => [
        paragraphs?.length,
        points?.length,
        steps?.length,
        facts?.length,
        links?.map(({ route }) => route),
        withCompany,
      ]);
    expect(shape('en')).toEqual(shape('vi'));
  });
});

describe('the company on a page of words', () => {
  const both = (text: string) => ({ vi: text, en: text });

  it('is never given a number or an address that nobody stated', () => {
    const html = renderToStaticMarkup(<CompanyFactList language="vi" show="whole" company={UNKNOWN_FACTS} />);
    expect(html.match(/\(chưa công bố\)/g)).toHaveLength(8);
    expect(html).not.toMatch(/tel:|mailto:/);
  });

  it('is left out where it is not stated, but for the contact page, which is named', () => {
    const nothing = { salesContact: { phone: null, email: null }, socialLinks: [], storeLinks: [] };
    const html = renderToStaticMarkup(
      <CompanyFactList language="en" show="known" company={{ ...UNKNOWN_FACTS, ...nothing }} />,
    );
    expect(html.match(/<dt>/g)).toHaveLength(1);
    expect(html).toContain('href="/about-us/contact"');
    expect(html).not.toContain('not set');
  });

  it('can be called and written to once its facts are set', () => {
    const links = [{ name: 'Zalo', url: 'https://example.com/z' }];
    const facts = {
      ...{ legalName: both('CTCP Mẫu'), registration: both('01'), address: both('Hà Nội') },
      ...{ hotline: '024 123', email: 'a@b.vn' },
      ...{ salesContact: { phone: null, email: 'sales@b.vn' }, socialLinks: links, storeLinks: links },
    };
    const html = renderToStaticMarkup(
      <CompanyFactList language="en" show="whole" company={{ ...UNKNOWN_FACTS, ...facts }} />,
    );
    for (const href of ['tel:024123', 'mailto:a@b.vn', 'mailto:sales@b.vn', 'https://example.com/z'])
      expect(html).toContain(`href="${href}"`);
    expect(html).not.toMatch(/not set/);
  });
});

describe('a page of words', () => {
  const draw = (count: number) => {
    const parts = Array.from({ length: count }, (_, index) => ({ id: `p${index}`, heading: `Part ${index}` }));
    const given = {
      title: 'T',
      crumbs: [{ name: 'T' }],
      lead: 'L',
      asOf: '2026-11-21',
      motif: 'vane',
      language: 'en',
      company: UNKNOWN_FACTS,
    } as const;
    return renderToStaticMarkup(<TextPageView {...given} parts={parts} />);
  };

  it('lists its sections from four on', () => {
    expect(draw(3)).not.toContain('href="#p0"');
    expect(draw(4)).toContain('href="#p3"');
  });

  it('says since when it holds', () => {
    expect(draw(1)).toContain('In force since 21 November 2026');
  });
});

describe('what the specification asks of a page of words', () => {
  const spell = (texts: (typeof TEXTS)[keyof typeof TEXTS], language: 'vi' | 'en') => JSON.stringify(texts[language]);

  it('is the least age of 14, or somebody at hand', () => {
    expect(spell(TEXTS.terms, 'vi')).toContain('đủ 14 tuổi');
    expect(spell(TEXTS.terms, 'en')).toContain('aged 14 or over');
  });

  it('are the working hours, on the contact page', () => {
    expect(contactText.vi.parts.some(({ withCompany }) => withCompany === 'whole')).toBe(true);
    expect(renderToStaticMarkup(<CompanyFactList language="vi" show="whole" company={UNKNOWN_FACTS} />)).toContain(
      'Thứ Hai – Thứ Sáu, 8:30–17:30',
    );
  });

  it('are its own messages where an account is deleted', () => {
    const vi = spell(toRemovalText('AgroX'), 'vi');
    for (const words of ['Thao tác này không thể hoàn tác', 'Xóa thành công.', 'Xóa thất bại. Vui lòng thử lại.'])
      expect(vi).toContain(words);
    const en = spell(toRemovalText('AgroX'), 'en');
    for (const words of ['The action cannot be undone', 'Deleted successfully.', 'Deletion failed. Please try again.'])
      expect(en).toContain(words);
  });
});
