import { describe, expect, it } from 'vitest';
import { CONTENT_PAGES } from '../content-pages.ts';
import { routeText } from '../messages/route-text.ts';
import { ABOUT_PAGES } from './about-pages.ts';

describe('the page about the company', () => {
  it.each(['vi', 'en'] as const)('has its four anchors in their order (%s)', (language) => {
    const ids = ABOUT_PAGES.about[language].blocks.flatMap((block) => ('id' in block ? (block.id ?? []) : []));
    expect(ids).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('solutions and services', () => {
  it('have a page for every route of theirs', () => {
    const routes = Object.keys(routeText.vi).filter((id) => /^(solution|service)(s|:)/.test(id));
    expect(routes).toHaveLength(12);
    expect(routes.filter((id) => !(id in CONTENT_PAGES))).toEqual([]);
  });
});

describe('every content page', () => {
  const pages = Object.entries(CONTENT_PAGES);
  it.each(pages)('%s has a headline of its own in both languages, and the same links in both', (_id, { vi, en }) => {
    const same = pages.filter(([, page]) => page.vi.headline === vi.headline || page.en.headline === en.headline);
    expect(same).toHaveLength(1);
    const listRoutes = (page: typeof vi) => JSON.stringify(page).match(/"route":"[^"]+"/g);
    expect(listRoutes(en)).toEqual(listRoutes(vi));
  });
});
