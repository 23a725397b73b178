import { expect, it } from 'vitest';
import { leadsToPage } from './show-loader.ts';

const HERE = new URL('https://portal.example/map?zoom=6') as unknown as Location;

function isWaited(href: string, attributes: { readonly target?: string; readonly download?: boolean } = {}): boolean {
  const { origin, pathname, search, hash } = new URL(href, HERE.href);
  const { target = '', download = false } = attributes;
  const link = { origin, pathname, search, hash, target, hasAttribute: () => download };
  return leadsToPage(link as unknown as HTMLAnchorElement, HERE);
}

it('waits for pages of this site only', () => {
  expect(
    ['/thoi-tiet-hue/hien-tai', '/map', '/map?zoom=7#a', '/?lang=en', '/api/docs'].map((href) => isWaited(href)),
  ).toEqual([true, true, true, true, true]);
  expect(
    [
      '#main',
      '/map?zoom=6#legend',
      'https://other.example/',
      'mailto:a@b.vn',
      '/icons/icon-512.png',
      '/api/v1/weather/hour/24',
    ].map((href) => isWaited(href)),
  ).toEqual([false, false, false, false, false, false]);
});

it('waits for nothing that opens elsewhere or is saved', () => {
  expect(isWaited('/map', { target: '_blank' })).toBe(false);
  expect(isWaited('/map', { download: true })).toBe(false);
  expect(isWaited('/news', { target: '_self' })).toBe(true);
});
