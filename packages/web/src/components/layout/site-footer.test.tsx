import { type CompanyFacts, UNKNOWN_FACTS } from '@portal/content/company/company';
import { layoutMessages } from '@portal/content/messages/layout-messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FooterFacts, FooterMarks } from './site-footer.tsx';

function draw(facts: Partial<CompanyFacts>, today = '2026-11-21', Part = FooterFacts): string {
  return renderToStaticMarkup(
    <Part company={{ ...UNKNOWN_FACTS, ...facts }} language="vi" words={layoutMessages.vi} today={today} />,
  );
}

describe('the company’s facts in the footer', () => {
  it('leave out every fact that is not known', () => {
    expect(draw({})).toBe('');
    expect(draw({ salesContact: { phone: null, email: null } })).toBe('');
  });

  it('show those that are, with a link that dials or writes', () => {
    expect(draw({ hotline: '1900 1234' })).toContain('href="tel:19001234"');
    const hotlineHours = { vi: 'cả ngày đêm', en: 'day and night' };
    expect(draw({ hotline: '1900 1234', hotlineHours })).toContain('1900 1234</a> · cả ngày đêm');
    expect(draw({ legalName: { vi: 'Công ty A', en: 'A Company' }, address: { vi: 'Hà Nội', en: 'Hanoi' } })).toBe(
      '<p>Công ty A · Hà Nội</p>',
    );
    const sales = draw({ salesContact: { phone: '+84 24 3000 0000', email: 'sales@example.vn' } });
    expect(sales).toContain('Kinh doanh <a href="tel:+842430000000">');
    expect(sales).toContain('href="mailto:sales@example.vn"');
  });

  it('show a licence only while its end lies ahead', () => {
    const licence = { number: '12/GP', validTo: '2026-11-22' };
    expect(draw({ licence }, '2026-11-21')).toContain('12/GP');
    expect(draw({ licence }, '2026-11-22')).toBe('');
  });
});

describe('the marks in the footer', () => {
  it('are none while none is set', () => {
    expect(draw({ socialLinks: [] }, '2026-11-21', FooterMarks)).toBe('');
  });

  it('show the registration only while its end lies ahead', () => {
    const badge = { url: 'https://example.gov.vn/1', validTo: '2026-11-22' };
    expect(draw({ badge }, '2026-11-21', FooterMarks)).toContain('href="https://example.gov.vn/1"');
    expect(draw({ badge }, '2026-11-22', FooterMarks)).toBe('');
  });

  it('name the other places where the company is found', () => {
    const socialLinks = [{ name: 'Facebook', url: 'https://example.com/troiviet' }];
    expect(draw({ socialLinks }, '2026-11-21', FooterMarks)).toContain('>Facebook</a>');
  });
});
