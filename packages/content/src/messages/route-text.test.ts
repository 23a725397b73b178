import { describe, expect, it } from 'vitest';
import { CONTENT_PAGES } from '../content-pages.ts';
import { routeText } from './route-text.ts';

const OTHERS = [
  'map',
  'happy-rain',
  'happy-rain-cho-lai-xe',
  'happy-rain-van-phong',
  'happy-rain-nong-nghiep',
  'info-landing',
  'contact',
  'terms',
  'privacy',
  'lucky-card',
  'remove-account:vnagri',
  'remove-account:mobiagri',
  'remove-account:agrox',
  'agrox-privacy',
  'news',
  'search',
  'api-docs',
  'api-fields',
  'api-changelog',
  'api-status',
  'widget-builder',
] as const;
const IDS = [...(Object.keys(CONTENT_PAGES) as (keyof typeof CONTENT_PAGES)[]), ...OTHERS];

describe.each(['vi', 'en'] as const)('what search engines read in %s', (language) => {
  const texts = routeText[language];

  it.each(IDS)('of %s has the length of two lines in a list of results', (id) => {
    const { length } = texts[id].description;
    expect(length).toBeGreaterThanOrEqual(70);
    expect(length).toBeLessThanOrEqual(160);
  });

  it('is said of no two pages in the same words', () => {
    const descriptions = Object.values(texts).map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});
