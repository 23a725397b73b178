import { expect, it } from 'vitest';
import { findServerMarkup, findTooLarge } from './check-sizes.ts';

it('names a size above its limit in kilobytes of 1,000 bytes', () => {
  const [fits, tooLarge] = [45_000, 45_001].map((bytes) => ({ what: 'HTML and CSS of /', bytes, mostKb: 45 }));
  expect(findTooLarge([fits!])).toEqual([]);
  expect(findTooLarge([fits!, tooLarge!])).toEqual(['HTML and CSS of /: 45.0 KB, most is 45']);
});

it('names scripts that would render markup as text in a browser', () => {
  const scripts = new Map([
    ['assets/dashboard.js', 'jsx("p",{})'],
    ['assets/freshness-line.js', 'e.renderToStaticMarkup=t'],
  ]);
  expect(findServerMarkup(scripts)).toEqual([expect.stringMatching(/^assets\/freshness-line\.js: renders markup/)]);
});
