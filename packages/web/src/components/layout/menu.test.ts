import { menuMessages } from '@portal/content/messages/menu-messages';
import { matchPath } from '@portal/routes/match-path';
import { ROUTES } from '@portal/routes/route.table';
import { describe, expect, it } from 'vitest';
import { writeMenu } from './menu.tsx';
import type { PageAddress } from './page-address.ts';

const HOME = { routeId: 'home', language: 'vi', parameters: {} } as const;
const BOTH = ['vi', 'en'] as const;
const listPaths = (markup: string): string[] =>
  [...markup.matchAll(/<a [^>]*href="([^"?]*)/g)].map(([, path = '']) => path);

function listMarked(routeId: PageAddress['routeId'], parameters = {}): string[] {
  const markup = writeMenu({ ...HOME, routeId, parameters });
  return [...markup.matchAll(/data-section="(\w+)" aria-current="true"/g)].map(([, section = '']) => section);
}

describe('the main menu', () => {
  it.each(BOTH)('leads to pages only, without a detour (%s)', (language) => {
    const matches = listPaths(writeMenu({ ...HOME, language })).map(matchPath);
    expect(matches.filter(({ kind }) => kind !== 'route')).toEqual([]);
    expect(matches.length).toBeGreaterThan(50);
  });

  it.each(BOTH)('leads to every industry, solution, service, news list and page about the company (%s)', (language) => {
    const markup = writeMenu({ ...HOME, language });
    const wanted = ROUTES.filter(({ id }) =>
      /^(industry:|solution|service|news|products$|metplus|forecast$|weather-(api|pro|report)|data-suites|map|radar|satellite|about$|experts|partners|contact|recruitment)/.test(
        id,
      ),
    );
    const found = new Set(
      listPaths(markup).map((path) => {
        const match = matchPath(path);
        return match.kind === 'route' ? match.id : '';
      }),
    );
    expect(wanted.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
  });

  it('marks one section, the reader’s own', () => {
    expect(listMarked('home')).toEqual(['weather']);
    expect(listMarked('weather:now', { location: 'hue' })).toEqual(['weather']);
    expect(listMarked('agri:now', { location: 'hue' })).toEqual(['farming']);
    expect(listMarked('radar')).toEqual(['map']);
    expect(listMarked('weather-api')).toEqual(['products']);
    expect(listMarked('forecast')).toEqual(['products']);
    expect(listMarked('forecast-bulletins')).toEqual(['weather']);
    expect(listMarked('industry:dien-gio')).toEqual(['industries']);
    expect(listMarked('service:auto-call')).toEqual(['solutions']);
    expect(listMarked('news:press')).toEqual(['news']);
    expect(listMarked('article', { url: 'bao-so-9' })).toEqual(['news']);
    expect(listMarked('contact')).toEqual(['about']);
    expect(listMarked('terms')).toEqual([]);
  });

  it('marks nothing and takes no place from an address where nothing is', () => {
    const article = writeMenu({ ...HOME, routeId: 'article', parameters: { url: 'khong-co' }, missing: true });
    expect(article).not.toContain('aria-current');
    const place = writeMenu({ ...HOME, routeId: 'weather:now', parameters: { location: 'khong-dau' }, missing: true });
    expect(place).not.toContain('aria-current');
    expect(place).not.toContain('khong-dau');
    expect(place).toContain('/thoi-tiet-nha-nong-ha-noi/hien-tai');
  });

  it('marks the page itself once, where the menu has it', () => {
    const marked = (routeId: PageAddress['routeId'], parameters = {}) =>
      writeMenu({ ...HOME, routeId, parameters }).match(/href="[^"]*" aria-current="page"/g);
    expect(marked('partners')).toEqual(['href="/ve-chung-toi/doi-tac" aria-current="page"']);
    expect(marked('agri:tomorrow', { location: 'hue' })).toEqual([
      'href="/thoi-tiet-nha-nong-hue/ngay-mai" aria-current="page"',
    ]);
    expect(marked('terms')).toBeNull();
  });

  it('keeps the reader’s place for the farming pages, and takes Hanoi where there is none', () => {
    const menu = writeMenu({ ...HOME, routeId: 'weather:now', parameters: { location: 'hue' } });
    expect(menu).toContain('/thoi-tiet-nha-nong-hue/hien-tai');
    expect(menu).not.toContain('thoi-tiet-nha-nong-ha-noi');
    expect(writeMenu(HOME)).toContain('/thoi-tiet-nha-nong-ha-noi/hien-tai');
  });

  it.each(BOTH)('gives the script the address of a place’s hours (%s)', (language) => {
    const path = /data-recent="([^"]*)"/.exec(writeMenu({ ...HOME, language }))?.[1] ?? '';
    expect(matchPath(path.replace('{location}', 'hue'))).toMatchObject({
      id: 'weather:hourly',
      language,
      parameters: { location: 'hue' },
    });
  });

  it('has no two groups of one name', () => {
    for (const language of BOTH) {
      const names = Object.values(menuMessages[language].groups);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
