import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRAND } from '@portal/content/brand';
import { toLanguagePath } from '@portal/routes/counterpart';
import { ROUTES } from '@portal/routes/route.table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeContent } from '../../apps/portal/src/features/company/content.fixture.ts';
import { findStructuredData, type ReadPage, readAttribute, readElement, readPage } from './read-page.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';
import { listTablePages, type TablePage } from './table-pages.ts';

type Seen = TablePage & { readonly page: ReadPage };

let portal: RunningPortal;
let pages: readonly Seen[];

/** A portal with operator content for every page; company.test.ts tests pages without it. */
async function startFilledPortal(): Promise<RunningPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'route-table-'));
  writeContent(folder);
  const started = await startPortal({ CONTENT_DIR: folder });
  const stop = async (): Promise<void> => {
    await started.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...started, stop };
}

const HOME_TITLES: readonly string[] = [
  `${BRAND.name} | Dự báo thời tiết Việt Nam`,
  `${BRAND.name} | Weather forecasts for Vietnam`,
];

const isIndexable = ({ page }: Seen): boolean => !page.headers.has('x-robots-tag');

/** Every page in which a rule finds a fault, with the fault. */
function listFaults(seen: readonly Seen[], findFault: (one: Seen) => string | null): string[] {
  return seen.flatMap((one) => {
    const fault = findFault(one);
    return fault === null ? [] : [`${one.path}: ${fault}`];
  });
}

function readAlternates({ html }: ReadPage): string[][] {
  const found = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g);
  return [...found].map(([, language = '', href = '']) => [language, href.replaceAll('&amp;', '&')]);
}

function findTitleFault({ row, page }: Seen): string | null {
  const title = readElement(page, 'title') ?? '';
  const parts = title.split(' | ');
  if (row.id === 'home') return HOME_TITLES.includes(title) ? null : title;
  if (parts.at(-1) !== BRAND.name) return title;
  const isOfPlace = row.vi.includes('{location}');
  if (isOfPlace && !/^[^,|]+, [^,|]+$/.test(parts[0] ?? '')) return title;
  return parts.length === (isOfPlace ? 3 : 2) ? null : title;
}

/** Names in the page's breadcrumb, visible and in structured data. */
function readTrail({ html }: ReadPage): string[] {
  const nav = /<nav[^>]*aria-label="(?:Đường dẫn|Breadcrumb)[^"]*"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
  return [...nav.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => item.replaceAll(/<[^>]+>/g, ''));
}

describe.skipIf(!PAGES_ARE_BUILT)('every row of the route table', () => {
  beforeAll(async () => {
    portal = await startFilledPortal();
    const seen: Seen[] = [];
    for (const one of listTablePages()) seen.push({ ...one, page: await readPage(portal.origin, one.path) });
    pages = seen;
  });
  afterAll(() => portal?.stop());

  it('answers 200, and the page for what is not there 404', () => {
    const faults = listFaults(pages, ({ row, page: { status } }) =>
      status === (row.id === 'not-found' ? 404 : 200) ? null : `${status}`,
    );
    expect(faults).toEqual([]);
    expect(pages.length).toBeGreaterThan(160);
  });

  it('is of its language, with one heading of the first level and a description', () => {
    const faults = listFaults(pages, (one) => {
      const { language, page } = one;
      const headings = page.html.match(/<h1[\s>]/g)?.length ?? 0;
      if (headings !== 1) return `${headings} headings of the first level`;
      const description = readAttribute(page, '<meta name="description"', 'content') ?? '';
      if (description.length < (isIndexable(one) ? 70 : 20)) return `a description of ${description.length} letters`;
      const shown = [readAttribute(page, '<html', 'lang'), page.headers.get('content-language')];
      return shown.every((one) => one === language) ? null : `says to be of ${shown.join(' and ')}`;
    });
    expect(faults).toEqual([]);
  });

  it('has a title by the pattern that no other page has', () => {
    expect(listFaults(pages, findTitleFault)).toEqual([]);
    for (const language of ['vi', 'en']) {
      const titles = pages.filter((one) => one.language === language).map(({ page }) => readElement(page, 'title'));
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    }
  });

  it('is its own canonical and names both languages where it may be indexed, and neither where it may not', () => {
    const faults = listFaults(pages, (one) => {
      const { page, row, path } = one;
      const canonical = readAttribute(page, '<link rel="canonical"', 'href');
      const alternates = readAlternates(page);
      const says = page.html.includes('<meta name="robots" content="noindex"/>');
      if (says === isIndexable(one)) return 'head and header differ in noindex';
      if (!isIndexable(one)) return canonical === null && alternates.length === 0 ? null : 'noindex with canonical';
      if (canonical !== portal.origin + path) return `canonical ${canonical}`;
      const own = (language: 'vi' | 'en') => pages.find((other) => other.row === row && other.language === language);
      const [vi, en] = [portal.origin + own('vi')?.path, portal.origin + own('en')?.path];
      const right =
        JSON.stringify(alternates) ===
        JSON.stringify([
          ['vi', vi],
          ['en', en],
          ['x-default', vi],
        ]);
      return right ? null : `hreflang ${alternates.join(' ')}`;
    });
    expect(faults).toEqual([]);
  });

  it('stands in the sitemap where it may be indexed, and only there', async () => {
    const { html } = await readPage(portal.origin, '/sitemap-pages.xml');
    const listed = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    const fixed = pages.filter(({ row }) => !row.vi.includes('{location}') && row.vi !== '/{url}');
    const indexable = fixed.filter(isIndexable).map(({ path }) => portal.origin + path);
    expect(listed.toSorted()).toEqual(indexable.toSorted());
  });

  it('has header and footer as the table says', () => {
    const faults = listFaults(pages, ({ row, page: { html } }) => {
      const parts = [/<header[\s>]/.test(html) ? 'header' : '', /<footer[\s>]/.test(html) ? 'footer' : ''];
      const layout = parts.filter((part) => part !== '').join('+') || 'none';
      return layout === row.layout ? null : `${layout} instead of ${row.layout}`;
    });
    expect(faults).toEqual([]);
  });

  it('of words shows the way to it, to people and to programs alike', async () => {
    const ofWords = pages.filter(({ row }) => row.kind === 'words');
    const items = new Set<string>();
    const faults = listFaults(ofWords, ({ page, path }) => {
      const steps = findStructuredData(page, 'BreadcrumbList')?.itemListElement as
        | { position: number; name: string; item: string }[]
        | undefined;
      if (steps === undefined) return 'no breadcrumb';
      for (const { item } of steps) items.add(item.slice(portal.origin.length));
      if (steps.at(-1)?.item !== portal.origin + path) return `ends at ${steps.at(-1)?.item}`;
      if (steps.some(({ position }, index) => position !== index + 1)) return 'steps out of order';
      const names = steps.map(({ name }) => name).join(' / ');
      const seen = readTrail(page).join(' / ');
      return names === seen ? null : `shows “${seen}” for “${names}”`;
    });
    expect(faults).toEqual([]);
    for (const path of items) expect([path, (await readPage(portal.origin, path)).status]).toEqual([path, 200]);
  });

  it('that is not built yet says so and is not indexed', () => {
    const unbuilt = pages.filter(({ page }) =>
      /Sắp có|Coming soon/.test(/<main[\s\S]*<\/main>/.exec(page.html)?.[0] ?? ''),
    );
    expect(unbuilt.filter(isIndexable).map(({ path }) => path)).toEqual([]);
  });
});

describe.skipIf(!PAGES_ARE_BUILT)('other ways to a row of the route table', () => {
  const aliases = ROUTES.flatMap((row) => row.aliases.map((alias) => ({ row, ...alias })));

  beforeAll(async () => {
    portal = await startFilledPortal();
  });
  afterAll(() => portal?.stop());

  it('are pages with the row’s canonical, or moves', async () => {
    expect(aliases.length).toBeGreaterThan(15);
    for (const { row, path, status, language } of aliases) {
      const page = await readPage(portal.origin, path);
      expect([path, page.status]).toEqual([path, status]);
      const target = toLanguagePath(row.id, language === 'en' ? 'en' : 'vi');
      if (status === 301) expect(page.location).toBe(target);
      else expect(readAttribute(page, '<link rel="canonical"', 'href')).toBe(portal.origin + target);
    }
  });

  it.each([
    ['/ve-chung-toi', `/ve-chung-toi/gioi-thieu-cong-ty`],
    ['/about-us', `/about-us/${BRAND.slug}`],
    ['/thoi-tiet-theo-nganh/', '/thoi-tiet-theo-nganh'],
    ['/Dich-Vu', '/dich-vu'],
    ['/about-us/lien-he', '/about-us/contact'],
    ['/ve-chung-toi/contact?ref=1', '/ve-chung-toi/lien-he?ref=1'],
    ['/api/status', '/trang-thai'],
    ['/api/status?lang=en', '/status?lang=en'],
    ['/weathercareer/DIEN-GIO', '/weathercareer/dien-gio'],
    ['/thoi-tiet-ha-noi', '/thoi-tiet-ha-noi/hien-tai'],
    ['/agri-weather-ha-noi', '/agri-weather-ha-noi/now'],
    ['/thoi-tiet-ha-noi/now', '/thoi-tiet-ha-noi/hien-tai'],
  ])('move %s at once to %s', async (from, to) => {
    const moved = await readPage(portal.origin, from);
    expect([moved.status, moved.location]).toEqual([301, to]);
    expect((await readPage(portal.origin, to)).status).toBe(200);
  });

  it('choose the language by ?lang= only where a path serves both', async () => {
    const both = await readPage(portal.origin, '/data-suites?lang=en');
    expect(readAttribute(both, '<html', 'lang')).toBe('en');
    const one = await readPage(portal.origin, '/dich-vu?lang=en');
    expect(readAttribute(one, '<html', 'lang')).toBe('vi');
  });

  it('are closed where days are none of 3, 5, 7, 10 and 15', async () => {
    for (const days of ['1', '4', '16', '90']) {
      expect((await readPage(portal.origin, `/thoi-tiet-ha-noi/${days}-ngay-toi`)).status).toBe(404);
      expect((await readPage(portal.origin, `/agri-weather-ha-noi/next-${days}-days`)).status).toBe(404);
    }
  });
});
