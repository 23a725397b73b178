import { existsSync, readFileSync } from 'node:fs';
import { findAccessRedirect, mayEnter, type Role, type RouteAccess } from '@portal/domain/account/may-enter';
import { describe, expect, it } from 'vitest';
import { findRequiredRoles } from './find-required-roles.ts';
import { ROUTES } from './route.table.ts';

/** Routes that are not open to everyone; all others are (spec §6). */
const GUARDED: Readonly<Record<string, RouteAccess>> = {
  login: 'guest',
  dashboard: 'USER',
  'dashboard:places': 'USER',
  'dashboard:rules': 'USER',
  'dashboard:messages': 'USER',
  'dashboard:channels': 'USER',
  'dashboard:plan': 'USER',
  'dashboard:keys': 'USER',
  'dashboard:team': 'USER',
  'dashboard:activities': 'USER',
  'dashboard:data': 'USER',
  'dashboard:records': 'USER',
  'dashboard:bulletins': 'USER',
  'dashboard:calls': 'USER',
  'dashboard:settings': 'USER',
  'dashboard:wind': 'USER',
  'dashboard:new-rule': 'USER',
  'dashboard:rule': 'USER',
  'dashboard:order': 'USER',
  'dashboard:catchments': 'USER',
  'dashboard:catchment': 'USER',
  'dashboard:catchment-bulletins': 'USER',
  register: 'guest',
  'password-reset': 'guest',
  'happy-rain': 'guest',
  'happy-rain-cho-lai-xe': 'guest',
  'happy-rain-van-phong': 'guest',
  'happy-rain-nong-nghiep': 'guest',
};
const PARAMETERS = {
  location: 'ha-noi',
  days: '3',
  industry: 'dien-gio',
  url: 'mot-bai',
  brand: 'troi-viet',
  code: 'kq3mt8vxw1zrb6yn0pld7a',
  id: '019ec0de-0000-7000-8000-0123456789ab',
};
const fill = (path: string): string =>
  Object.entries(PARAMETERS).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), path);

const redirect = (path: string, role: Role, target: string | null = null) =>
  findAccessRedirect({ required: findRequiredRoles(path), role, path, target, findRequired: findRequiredRoles });

describe.each(ROUTES.map(({ id, vi, en }) => [id, fill(vi), fill(en)] as const))('the route %s', (id, vi, en) => {
  const access = GUARDED[id] ?? 'all';

  it(`is for ${access}, in both languages`, () => {
    expect(ROUTES.find((row) => row.id === id)?.access).toBe(access);
    for (const path of [vi, en]) {
      const required = findRequiredRoles(path);
      expect([path, mayEnter(required, null), mayEnter(required, 'USER')]).toEqual([
        path,
        access !== 'USER',
        access !== 'guest',
      ]);
    }
  });

  it('leads those whom it does not let in to a page that does', () => {
    for (const path of [vi, en]) {
      const back = `/login?redirect=${encodeURIComponent(path)}`;
      expect(redirect(path, null)).toBe(access === 'USER' ? back : null);
      expect(redirect(path, 'USER')).toBe(access === 'guest' ? '/dashboard' : null);
      expect(redirect(path, 'USER', '/weather-ha-noi/now')).toBe(access === 'guest' ? '/weather-ha-noi/now' : null);
      // A redirect never leads from one guest page to the next.
      expect(redirect('/login', 'USER', path)).toBe(access === 'guest' ? '/dashboard' : path);
    }
  });
});

/** Offerings whose pages do not exist yet. */
const TO_COME: ReadonlySet<string> = new Set(['answers', 'public-data']);
const SPEC = new URL('../../../../shared/spec/routes.tsv', import.meta.url);

describe.runIf(existsSync(SPEC))('the table of routes and the specification', () => {
  it('say the same of every row', () => {
    const [, ...rows] = readFileSync(SPEC, 'utf8').trimEnd().split('\n');
    const ours = new Map<string, string>(ROUTES.map(({ id, access }) => [id, access]));
    const shown = rows
      .map((row) => row.split('\t'))
      .map(([id = '', , , access, , issue = '']) => ({ id, access, isThere: !TO_COME.has(issue) || ours.has(id) }));
    expect(shown.length).toBeGreaterThan(80);
    expect(shown.filter(({ id, access, isThere }) => isThere && ours.get(id) !== access)).toEqual([]);
  });
});
