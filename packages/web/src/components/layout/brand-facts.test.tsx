import { BRAND, type Brand } from '@portal/content/brand';
import { layoutMessages } from '@portal/content/messages/layout-messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BrandFacts, BrandMarks } from './brand-facts.tsx';

function draw(facts: Partial<Brand>, today = '2026-11-21', Part = BrandFacts): string {
  return renderToStaticMarkup(<Part brand={{ ...BRAND, ...facts }} words={layoutMessages.vi} today={today} />);
}

describe('the company’s facts in the footer', () => {
  it('leave out every fact that is not known', () => {
    expect(draw({})).toBe('');
    expect(draw({ salesContact: { phone: null, email: null } })).toBe('');
  });

  it('show those that are, with a link that dials or writes', () => {
    expect(draw({ hotline: '1900 1234' })).toContain('href="tel:19001234"');
    expect(draw({ legalName: 'Công ty A', address: 'Hà Nội' })).toBe('<p>Công ty A · Hà Nội</p>');
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
    expect(draw({ socialLinks: [] }, '2026-11-21', BrandMarks)).toBe('');
  });

  it('show the registration only while its end lies ahead', () => {
    const badge = { url: 'https://example.gov.vn/1', validTo: '2026-11-22' };
    expect(draw({ badge }, '2026-11-21', BrandMarks)).toContain('href="https://example.gov.vn/1"');
    expect(draw({ badge }, '2026-11-22', BrandMarks)).toBe('');
  });

  it('name the other places where the company is found', () => {
    const socialLinks = [{ name: 'Facebook', url: 'https://example.com/troiviet' }];
    expect(draw({ socialLinks }, '2026-11-21', BrandMarks)).toContain('>Facebook</a>');
  });
});
