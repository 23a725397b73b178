import { BRAND, type Brand } from '@portal/content/brand';
import { layoutMessages } from '@portal/content/messages/layout-messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BrandFacts } from './brand-facts.tsx';

function draw(facts: Partial<Brand>, today = '2026-11-21'): string {
  return renderToStaticMarkup(<BrandFacts brand={{ ...BRAND, ...facts }} words={layoutMessages.vi} today={today} />);
}

describe('the company’s facts in the footer', () => {
  it('leave out every fact that is not known', () => {
    expect(draw({})).toBe('');
  });

  it('show those that are, with a link that dials', () => {
    expect(draw({ hotline: '1900 1234' })).toContain('href="tel:19001234"');
    expect(draw({ legalName: 'Công ty A', address: 'Hà Nội' })).toBe('<p>Công ty A · Hà Nội</p>');
  });

  it('show a licence only while its end lies ahead', () => {
    const licence = { number: '12/GP', validTo: '2026-11-22' };
    expect(draw({ licence }, '2026-11-21')).toContain('12/GP');
    expect(draw({ licence }, '2026-11-22')).toBe('');
  });
});
