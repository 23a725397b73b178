import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppOffer } from './offer-cards.tsx';

it('offers the apps of the stores that are set, hidden until its script shows it, and nothing where none is', () => {
  const storeLinks = [{ name: 'Google Play', url: 'https://play.example/app' }];
  const offer = renderToStaticMarkup(<AppOffer language="vi" storeLinks={storeLinks} />);
  expect(offer).toMatch(/^<aside [^>]*hidden=""/);
  expect(offer).toContain('href="https://play.example/app">Google Play</a>');
  expect(renderToStaticMarkup(<AppOffer language="en" storeLinks={[]} />)).toBe('');
});
