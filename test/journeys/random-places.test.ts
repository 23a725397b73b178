import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherDays15, weatherHours24, weatherNow } from '@portal/contract/endpoints/weather';
import { beforeAll, describe, expect, it } from 'vitest';
import { nameShown } from '../../packages/web/src/components/weather/sky.ts';
import { openSharedPortal, type SharedPortal } from './share-portals.ts';
import { PAGES_ARE_BUILT } from './start-portal.ts';

const PLACES = 50;
/** Every so many of the 4,011 slugs, from an offset on: the same places in every run, from all provinces and kinds. */
const FIRST = 17;
const EVERY = 79;

let portal: SharedPortal;

/** As a separate visitor: without a key, one may call 120 times a minute. */
async function fetchText(path: string, visitor = '203.0.113.1'): Promise<string> {
  const response = await fetch(portal.origin + path, { headers: { 'x-forwarded-for': visitor } });
  expect(response.status, path).toBe(200);
  return response.text();
}

async function ask<Reply>(path: string, slug: string, visitor: string): Promise<Reply> {
  return JSON.parse(await fetchText(`/api/v1/weather/${path}?location=${slug}`, visitor)) as Reply;
}

/** Slugs of places with pages, from the sitemaps. */
async function listSlugs(): Promise<string[]> {
  const index = await fetchText('/sitemap.xml');
  const maps = [...index.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
  const texts = await Promise.all(maps.map((path) => fetchText(path)));
  const slugs = texts.flatMap((text) =>
    [...text.matchAll(/\/thoi-tiet-(?!nha-nong-)([^/<]+)\/hien-tai</g)].map(([, slug]) => slug ?? ''),
  );
  return [...new Set(slugs)].sort();
}

const readSection = (html: string, name: string): string =>
  new RegExp(`<section[^>]*aria-labelledby="${name}".*?</section>`, 's').exec(html)?.[0] ?? '';

const toText = (html: string): string => html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ');

/** Cell texts of each row of a table body. */
function readRows(section: string): string[][] {
  const body = /<tbody.*?<\/tbody>/s.exec(section)?.[0] ?? '';
  return [...body.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[hd].*?<\/t[hd]>/gs)].map(([cell]) => toText(cell).replaceAll(/\s+/g, ' ').trim()),
  );
}

const degrees = (value: number | null): string => (value === null ? '–' : `${Math.round(value)}°`);

describe.skipIf(!PAGES_ARE_BUILT)('the figures of fifty places all over the country', () => {
  beforeAll(async () => {
    portal = await openSharedPortal();
  });

  it('are on the page what they are in the API at the same minute', async () => {
    const slugs = await listSlugs();
    const chosen = Array.from({ length: PLACES }, (_, index) => slugs[(FIRST + index * EVERY) % slugs.length] ?? '');
    expect(new Set(chosen).size).toBe(PLACES);
    for (const [index, slug] of chosen.entries()) {
      const visitor = `203.0.113.${index + 2}`;
      const [{ now }, { hours }, { days }, html] = await Promise.all([
        ask<EndpointReply<typeof weatherNow>>('now', slug, visitor),
        ask<EndpointReply<typeof weatherHours24>>('hour/24', slug, visitor),
        ask<EndpointReply<typeof weatherDays15>>('day/15', slug, visitor),
        fetchText(`/thoi-tiet-${slug}/hien-tai`),
      ]);
      const panel = toText(readSection(html, 'now'));
      expect(panel, slug).toContain(degrees(now.temperature));
      expect(panel, slug).toContain(nameShown(now, 'vi'));
      const strip = [...readSection(html, 'hours').matchAll(/<strong[^>]*>([^<]*)</g)].map(([, text]) => text);
      expect(strip, slug).toEqual(hours.slice(0, 12).map(({ temperature }) => degrees(temperature)));
      const rows = readRows(readSection(html, 'days'));
      expect(rows.length, slug).toBe(7);
      for (const [at, row] of rows.entries()) {
        const day = days[at];
        const written = row.join(' ');
        expect(written, slug).toContain(degrees(day?.temperatureMin ?? null));
        expect(written, slug).toContain(degrees(day?.temperatureMax ?? null));
        expect(written, slug).toContain(`${day?.rainProbability}%`);
      }
    }
  });
});
