import { UNKNOWN_COMPANY, UNKNOWN_FACTS } from '@portal/content/company/company';
import type { CallApi } from '@portal/contract/call-api';
import { ROUTES } from '@portal/routes/route.table';
import { toPath } from '@portal/routes/to-path';
import { describe, expect, it } from 'vitest';
import type { PageRequest } from '#pages/page-request.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { ASSETS } from './client-assets.fixture.ts';
import { makeRenderPage } from './make-render-page.tsx';

const LANGUAGES = ['vi', 'en'] as const;
const PARAMETERS = {
  location: 'da-lat',
  days: '5',
  url: 'x',
  id: '019ec0de-0000-7000-8000-0123456789ab',
  code: 'kq3mt8vxw1zrb6yn0pld7a',
};

/** The portal without any data: every page must still render. */
const callWithoutData: CallApi = async () => ({
  ok: false,
  problem: { type: '/problems/no-data', title: '', status: 503, detail: '', errorCode: 'noData', requestId: 'r1' },
});

const NOW = 1_795_244_400;
const renderPage = makeRenderPage(ASSETS);

async function render(routeId: string, language: 'vi' | 'en', changes: Partial<PageRequest> = {}) {
  const row = ROUTES.find(({ id }) => id === routeId);
  const reply = await renderPage(
    makeSampleRequest({
      routeId,
      language,
      path: row === undefined ? '/' : toPath(row.id, language, PARAMETERS),
      parameters: PARAMETERS,
      now: NOW,
      ...changes,
    }),
    callWithoutData,
  );
  if (reply.kind !== 'document') throw new Error(`${routeId} moved to ${reply.location}`);
  return reply;
}

const pageIds = ROUTES.map(({ id }) => id).filter((id) => id !== 'about-root');
const count = (html: string, text: string) => html.split(text).length - 1;

describe.each(LANGUAGES)('every row of the route table, without any data (%s)', (language) => {
  it.each(pageIds)('%s stands as a whole document in its language', async (id) => {
    const { html, indexable } = await render(id, language);
    expect(html.startsWith(`<!DOCTYPE html><html lang="${language}">`)).toBe(true);
    expect(count(html, '<h1')).toBe(1);
    expect(count(html, '<title>')).toBe(1);
    expect(count(html, '<main')).toBe(1);
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(!indexable);
    expect(count(html, 'rel="canonical"')).toBe(indexable ? 1 : 0);
    expect(html).not.toMatch(/undefined|\bNaN\b|\[object /);
    expect(html).not.toMatch(/<script(?![^>]*(src=|ld\+json))| style="| on[a-z]+="/);
  });
});

describe('the document', () => {
  it('loads the style of all pages, then that of its kind', async () => {
    const list = (html: string) => [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
    expect(list((await render('home', 'vi')).html)).toEqual([ASSETS.style, ASSETS.kindStyles.home]);
    expect(list((await render('weather:now', 'vi')).html)).toEqual([ASSETS.style, ASSETS.kindStyles.now]);
    expect(list((await render('terms', 'vi')).html)).toEqual([ASSETS.style, ASSETS.kindStyles.words]);
    expect(list((await render('not-found', 'en')).html)).toEqual([ASSETS.style, ASSETS.kindStyles.words]);
  });

  it('answers 404 for what is not there and 200 for what is to come', async () => {
    expect((await render('not-found', 'vi')).status).toBe(404);
    expect((await render('no-such-route', 'vi')).status).toBe(404);
    expect(await render('dashboard', 'en')).toMatchObject({ status: 200, indexable: false });
    expect(await render('error', 'en')).toMatchObject({ status: 200, indexable: false });
  });

  it('names the brand first at home and last elsewhere', async () => {
    expect((await render('home', 'vi')).html).toContain('<title>Trời Việt | Dự báo thời tiết Việt Nam</title>');
    expect((await render('contact', 'en')).html).toContain('<title>Contact | Trời Việt</title>');
  });

  it('names both languages of a path of both to search engines', async () => {
    const { html } = await render('home', 'en');
    expect(html).toContain('<link rel="canonical" href="https://portal.example/?lang=en"/>');
    expect(html).toContain('<link rel="alternate" hrefLang="vi" href="https://portal.example/"/>');
    expect(html).toContain('<link rel="alternate" hrefLang="en" href="https://portal.example/?lang=en"/>');
    expect(html).toContain('<link rel="alternate" hrefLang="x-default" href="https://portal.example/"/>');
  });

  it('leads to the same page in the other language with the query kept', async () => {
    const { html } = await render('search', 'vi', { query: { q: 'huế' } });
    expect(html).toContain('href="/search?q=hu%E1%BA%BF"');
  });

  it('writes what a visitor typed as text only', async () => {
    const attack = '"><script>alert(1)</script>';
    const { html } = await render('search', 'en', { query: { q: attack } });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('leaves out footer and header where the table says so', async () => {
    expect((await render('map', 'vi')).html).toContain('<footer');
    expect((await render('radar', 'vi')).html).not.toContain('<footer');
    expect((await render('radar', 'vi')).html).toContain('<header');
    // Its header is dark as the map is.
    expect((await render('radar', 'vi')).html).toContain('<body data-map="">');
  });

  it('counts the copyright to the year of the portal’s clock', async () => {
    expect((await render('terms', 'vi')).html).toContain('© 2024–2026 Trời Việt');
    expect((await render('terms', 'vi', { now: 1_798_736_400 })).html).toContain('© 2024–2027 Trời Việt');
    expect((await render('terms', 'vi', { now: 1_798_736_399 })).html).toContain('© 2024–2026 Trời Việt');
  });
});

describe('a third party’s badge script', () => {
  const facts = { ...UNKNOWN_FACTS, badgeScript: 'https://badges.example/badge.js' };
  const request = (routeId: string, company = UNKNOWN_COMPANY) =>
    makeSampleRequest({ routeId, language: 'vi', now: NOW, company });
  const renderWithBadge = (id: string) => renderPage(request(id, { ...UNKNOWN_COMPANY, facts }), callWithoutData);

  it('stands on a page with a footer, and names its origin', async () => {
    const reply = await renderWithBadge('terms');
    expect(reply).toMatchObject({ scriptOrigin: 'https://badges.example' });
    expect(reply.kind === 'document' && reply.html).toContain('src="https://badges.example/badge.js"');
  });

  it('stands on no page without one, and nowhere by default', async () => {
    for (const reply of [await renderWithBadge('radar'), await renderPage(request('terms'), callWithoutData)]) {
      expect(reply).not.toHaveProperty('scriptOrigin');
      expect(reply.kind === 'document' && reply.html).not.toContain('badges.example');
    }
  });
});
