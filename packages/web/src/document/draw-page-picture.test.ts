import { CONTENT_PAGES } from '@portal/content/content-pages';
import { routeText } from '@portal/content/messages/route-text';
import { ROUTES } from '@portal/routes/route.table';
import { expect, it } from 'vitest';
import { drawPagePicture } from './draw-page-picture.tsx';
import { listIndexableRoutes } from './get-page.ts';
import { findRouteOfCard, toPageCardPath } from './page-card-path.ts';

/** The words of a picture, whatever their line breaks. */
const readWords = (svg: string): string =>
  svg
    .replace(/<symbol[\s\S]*?<\/symbol>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const NAMES = listIndexableRoutes().map((id) => id.replaceAll(':', '-'));
const toPlain = (text: string): string => text.replace(/\s+/g, ' ');

it.each(['vi', 'en'] as const)(
  'draws a picture of every page with its title, in colours of its own (%s)',
  (language) => {
    for (const name of NAMES) {
      const svg = drawPagePicture(name, language) ?? '';
      const id = findRouteOfCard(name);
      expect(readWords(svg)).toContain(id === null ? name : toPlain(routeText[language][id].title));
      expect(svg, name).not.toContain('var(');
    }
  },
);

it('says the headline of a page of words under its title', () => {
  const svg = drawPagePicture('industry-dien-gio', 'vi') ?? '';
  expect(readWords(svg)).toContain(toPlain(CONTENT_PAGES['industry:dien-gio'].vi.headline));
});

it('shows the page’s own scene: pages of words in the field, others in their banner', () => {
  const pictures = NAMES.map((name) => drawPagePicture(name, 'en'));
  expect(new Set(pictures).size).toBe(NAMES.length);
  expect(drawPagePicture('terms', 'en')).not.toContain('href="#d"');
  expect(drawPagePicture('solution-solutions-for-hydropower', 'en')).toContain('href="#d"');
});

it('finds the route of every address that it gives, and none of another', () => {
  for (const { id } of ROUTES) {
    const name = toPageCardPath(id, 'vi').replace('/share/vi/page/', '').replace('.png', '');
    expect(findRouteOfCard(name)).toBe(id);
  }
  expect(findRouteOfCard('industry:dien-gio')).toBeNull();
  expect(drawPagePicture('no-such-page', 'vi')).toBeNull();
});
