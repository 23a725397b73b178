import { describe, expect, it } from 'vitest';
import { matchPath } from '#routes/match-path.ts';
import { listMainLinks } from './list-main-links.ts';
import type { PageAddress } from './page-address.ts';

const HOME = { routeId: 'home', language: 'vi', parameters: {} } as const;

describe('the main menu', () => {
  it.each(['vi', 'en'] as const)('leads to pages only, without a detour (%s)', (language) => {
    const links = listMainLinks({ ...HOME, language });
    expect(links.map(({ href }) => matchPath(href.replace(/\?.*/, '')).kind)).toEqual(links.map(() => 'route'));
  });

  it('marks one section, the reader’s own', () => {
    const current = (routeId: PageAddress['routeId'], parameters = {}) =>
      listMainLinks({ ...HOME, routeId, parameters })
        .filter((link) => link.current)
        .map((link) => link.label);
    expect(current('home')).toEqual(['Thời tiết']);
    expect(current('weather:now', { location: 'hue' })).toEqual(['Thời tiết']);
    expect(current('agri:now', { location: 'hue' })).toEqual(['Nhà nông']);
    expect(current('weather-api')).toEqual(['Sản phẩm']);
    expect(current('news:press')).toEqual(['Tin tức']);
    expect(current('terms')).toEqual([]);
  });

  it('keeps the reader’s place for the farming page', () => {
    const links = listMainLinks({ ...HOME, routeId: 'weather:now', parameters: { location: 'hue' } });
    expect(links.map((link) => link.href)).toContain('/thoi-tiet-nha-nong-hue/hien-tai');
  });
});
