import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAccessRedirect, mayEnter, parseRedirectTarget, type RouteAccess, toRequiredRoles } from './may-enter.ts';

describe('who may enter', () => {
  it.each([
    ['all', null, true],
    ['all', 'USER', true],
    ['guest', null, true],
    ['guest', 'USER', false],
    ['USER', null, false],
    ['USER', 'USER', true],
  ] as const)('%s, role %s: %s', (access, role, enters) => {
    expect(mayEnter(toRequiredRoles(access), role)).toBe(enters);
  });

  it.each<[RouteAccess | undefined, RouteAccess | undefined, readonly string[] | null]>([
    [undefined, undefined, null],
    [undefined, 'USER', ['USER']],
    [undefined, 'guest', []],
    ['all', 'USER', null],
    ['guest', 'USER', []],
  ])('a route that says %s in a group that says %s asks for %j', (own, group, required) => {
    expect(toRequiredRoles(own, group)).toEqual(required);
  });
});

describe('where somebody is sent', () => {
  it.each([
    ['USER', null, null, '/login?redirect=%2Fdashboard%3Ftab%3D1'],
    ['guest', 'USER', null, '/dashboard'],
    ['guest', 'USER', '/weather-pro?x=1', '/weather-pro?x=1'],
    ['guest', 'USER', 'https://elsewhere.example', '/dashboard'],
    ['guest', 'USER', '/login?redirect=%2Flogin', '/dashboard'],
    ['guest', 'USER', '/register', '/dashboard'],
    ['all', null, null, null],
  ] as const)('from %s with role %s and target %j: %s', (access, role, target, to) => {
    const findRequired = (path: string) => toRequiredRoles(/^\/(?:login|register)/.test(path) ? 'guest' : 'all');
    const path = '/dashboard?tab=1';
    expect(findAccessRedirect({ required: toRequiredRoles(access), role, path, target, findRequired })).toBe(to);
  });

  it.each(['//evil.example', '/\\evil.example', '/a\nb', '', 'dashboard', 'javascript:alert(1)', '/a\\b', '/\u0000'])(
    'never to %j',
    (target) => {
      expect(parseRedirectTarget(target)).toBe('/dashboard');
    },
  );

  it('never leaves this site', () => {
    const target = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.string().map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(target, (text) => new URL(parseRedirectTarget(text), 'https://own.invalid').host === 'own.invalid'),
    );
  });
});
