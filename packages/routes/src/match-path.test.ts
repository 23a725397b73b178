import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPath } from './match-path.ts';
import { ROUTES } from './route.table.ts';
import type { RouteId } from './route-id.ts';
import { toPath } from './to-path.ts';

const SAMPLE = {
  location: 'da-lat-lam-dong',
  days: '10',
  url: 'bao-so-9-vao-bien-dong',
  code: 'kq3mt8vxw1zrb6yn0pld7a',
  id: '019ec0de-0000-7000-8000-0123456789ab',
};
const LANGUAGES = ['vi', 'en'] as const;

function describeMatch(path: string): string {
  const match = matchPath(path);
  if (match.kind === 'none') return `${path} → none`;
  if (match.kind === 'redirect') return `${path} → ${match.status} ${match.to}`;
  const parameters = Object.entries(match.parameters).map(([name, value]) => ` ${name}=${value}`);
  return `${path} → ${match.id} ${match.language}${parameters.join('')}`;
}

/** Paths of every row in both languages, with aliases and mixed forms. */
function listPaths(): string[] {
  const rows = ROUTES.flatMap((row) => {
    const [vi, en] = [toPath(row.id, 'vi', SAMPLE), toPath(row.id, 'en', SAMPLE)];
    const [first, second] = [vi.split('/'), en.split('/')];
    const mixed = first.length === 3 ? [`/${first[1]}/${second[2]}`, `/${second[1]}/${first[2]}`] : [];
    return [vi, en, ...row.aliases.map((alias) => alias.path), ...mixed];
  });
  return [...new Set(rows)];
}

describe('matchPath over the whole table', () => {
  it('answers every path, alias and mixed form as written down', async () => {
    await expect(listPaths().map(describeMatch).join('\n')).toMatchFileSnapshot('match-path.golden.txt');
  });

  it.each(LANGUAGES)('finds every row again by its own path (%s)', (language) => {
    const lost = ROUTES.filter((row) => row.id !== 'about-root').filter((row) => {
      const match = matchPath(toPath(row.id, language, SAMPLE));
      const spoken = row.vi === row.en ? 'both' : language;
      return match.kind !== 'route' || match.id !== row.id || match.language !== spoken;
    });
    expect(lost.map((row) => row.id)).toEqual([]);
  });

  it('has no two rows on one path', () => {
    const paths = ROUTES.flatMap((row) => [...new Set([toPath(row.id, 'vi', SAMPLE), toPath(row.id, 'en', SAMPLE)])]);
    const aliases = ROUTES.flatMap((row) => row.aliases.map((alias) => alias.path));
    const all = [...paths, ...aliases];
    expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([]);
  });

  it('takes a path of signs alone for nothing, not for the home page', () => {
    for (const path of ['/%00', '/%F0%9F%92%A9', '/%CC%81', '/tim-kiem/%00', '/%00/%01']) {
      expect(matchPath(path)).toEqual({ kind: 'none' });
    }
  });

  it('moves a trailing slash of a page among the addresses of programs, and nothing else there', () => {
    expect(matchPath('/api/docs/')).toEqual({ kind: 'redirect', status: 301, to: '/api/docs' });
    for (const path of ['/api/', '/api/v1/weather/now/', '/healthz/', '/api/Docs']) {
      expect(matchPath(path)).toEqual({ kind: 'none' });
    }
  });

  it('moves a trailing slash and capital letters of every known path to the path itself', () => {
    for (const path of listPaths().filter((known) => known !== '/' && !known.startsWith('/api/'))) {
      const match = matchPath(path);
      const to = match.kind === 'redirect' ? match.to : path;
      expect(matchPath(`${path}/`)).toEqual({ kind: 'redirect', status: 301, to });
      if (match.kind === 'route' && match.id === 'article') continue;
      expect(matchPath(path.toUpperCase())).toEqual({ kind: 'redirect', status: 301, to });
    }
  });
});

describe('matchPath and toPath', () => {
  const slug = fc
    .array(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 4 })
    .map((words) => words.join('-'))
    .filter((text) => !/^(theo-nganh|nha-nong|pro|report|news)(-|$)/.test(text));
  const withParameters = ROUTES.filter((row) => row.vi.includes('{location}') || row.vi.includes('{url}'))
    .map((row) => row.id)
    .filter((id) => id !== 'article');

  it('are each other’s inverse for any place, number of days and url', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<RouteId>(...withParameters),
        fc.constantFrom(...LANGUAGES),
        slug,
        fc.constantFrom('3', '5', '7', '10', '15'),
        (id, language, text, days) => {
          const template = ROUTES.find((row) => row.id === id)?.[language] ?? '';
          const parameters = Object.fromEntries(
            ['location', 'days', 'url']
              .filter((name) => template.includes(`{${name}}`))
              .map((name) => [name, name === 'days' ? days : text]),
          );
          const match = matchPath(toPath(id, language, parameters));
          // A place slug can spell a fixed path (`/weather-and-life`); the fixed path wins.
          fc.pre(match.kind !== 'route' || match.id === id || Object.keys(match.parameters).length > 0);
          expect(match).toMatchObject({ kind: 'route', id, parameters });
        },
      ),
    );
  });

  it('never throws and never leaves this site for any path', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath(), fc.stringMatching(/^\/[\\/%a-zA-Z0-9.:@-]{0,30}$/)), (path) => {
        const match = matchPath(path);
        if (match.kind === 'redirect') expect(match.to).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('matchPath by rule', () => {
  it.each(['3', '5', '7', '10', '15'])('knows %s days', (days) => {
    expect(matchPath(`/thoi-tiet-ha-noi/${days}-ngay-toi`)).toMatchObject({ id: 'weather:next-days' });
  });

  it.each(['1', '2', '4', '6', '8', '14', '16', '03', '30', '', '3.0'])('does not know %s days', (days) => {
    expect(matchPath(`/thoi-tiet-ha-noi/${days}-ngay-toi`).kind).toBe('none');
    expect(matchPath(`/weather-ha-noi/next-${days}-days`).kind).toBe('none');
  });

  it.each([
    ['/thoi-tiet-theo-nganh', 'industries'],
    ['/thoi-tiet-nha-nong-can-tho/hien-tai', 'agri:now'],
    ['/thoi-tiet-nha-nong-can-tho', 'agri-root'],
    ['/dashboard/rules', 'dashboard:rules'],
    ['/dashboard/rules/new', 'dashboard:new-rule'],
    ['/weather-pro', 'weather-pro'],
    ['/weather-report', 'weather-report'],
    ['/weather-news', 'news:weather'],
    ['/weather-and-life', 'news:weather-and-life'],
    ['/thoi-tiet-va-doi-song', 'news:weather-and-life'],
    ['/weather-hue', 'weather-root'],
    ['/agri-weather-hue/now', 'agri:now'],
    ['/thoi-tiet-theo-nganh-hang-hai', 'article'],
    ['/weather-prophet', 'weather-root'],
  ])('reads %s as %s', (path, id) => {
    expect(matchPath(path)).toMatchObject({ kind: 'route', id });
  });

  it.each(['rules', 'orders'])('knows one of the own %s by its id and nothing else', (list) => {
    const id = list === 'rules' ? 'dashboard:rule' : 'dashboard:order';
    expect(matchPath(`/dashboard/${list}/${SAMPLE.id}`)).toMatchObject({ id, parameters: { id: SAMPLE.id } });
    for (const other of ['1', 'newer', SAMPLE.id.slice(1), `${SAMPLE.id}0`, `${SAMPLE.id}/edit`]) {
      expect(matchPath(`/dashboard/${list}/${other}`).kind).toBe('none');
    }
  });

  it.each([
    '/dashboard/records/new',
    '/so-thoi-tiet/kq3mt8vxw1zrb6yn0pld7',
    '/so-thoi-tiet/kq3mt8vxw1zrb6yn0pld7a0',
    '/dashboard/orders',
    '/dashboard/orders/new',
    '/thoi-tiet-theo-nganh/khong-co',
    '/thoi-tiet-ha-noi/hien-tai/them',
    '/thoi-tiet-ha-noi/-3-ngay-toi',
    '/api',
    '/api/v1/weather/now',
    '/assets/x.js',
    '/assets/',
    '/rss',
    '/sitemap.xml',
    '/sitemap-provinces-1',
    '/robots.txt',
    '/healthz',
    '/readyz/',
    '/metrics',
    '/Bai-Viet-Hay',
    '/favicon.ico',
    '//example.org',
    '//example.org/',
    '/\\example.org/',
    '/%2Fexample.org/',
    '/%E0%A4%A',
    '',
    'thoi-tiet-ha-noi',
  ])('finds nothing at %s', (path) => {
    expect(matchPath(path).kind).toBe('none');
  });

  it.each([
    ['/index.html', '/'],
    ['/INDEX.html', '/'],
    ['/about-us', '/about-us/troi-viet'],
    ['/ve-chung-toi/', '/ve-chung-toi/gioi-thieu-cong-ty'],
    ['/thoi-tiet-ha-noi/now', '/thoi-tiet-ha-noi/hien-tai'],
    ['/weather-ha-noi/7-ngay-toi', '/weather-ha-noi/next-7-days'],
    ['/thoi-tiet-ha-noi/next-7-days/', '/thoi-tiet-ha-noi/7-ngay-toi'],
    ['/Thoi-Tiet-Ha-Noi/Now', '/thoi-tiet-ha-noi/hien-tai'],
    ['/thoi-tiet-ha--noi/hien-tai', '/thoi-tiet-ha-noi/hien-tai'],
    ['/thoi-tiet-%C4%91%C3%A0-l%E1%BA%A1t/theo-gio', '/thoi-tiet-da-lat/theo-gio'],
    ['/bai-viet/', '/bai-viet'],
  ])('moves %s to %s', (path, to) => {
    expect(matchPath(path)).toEqual({ kind: 'redirect', status: 301, to });
  });

  it.each([
    ['/api/changelog', '/thay-doi', '/changelog'],
    ['/api/status/', '/trang-thai', '/status'],
  ])('knows where %s went in each language', (path, to, inEnglish) => {
    expect(matchPath(path)).toEqual({ kind: 'redirect', status: 301, to, inEnglish });
  });
});
