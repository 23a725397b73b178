import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findReturnPath } from './error-page.tsx';

describe('findReturnPath', () => {
  it.each(['/', '/map', '/tim-kiem?q=hu%E1%BA%BF', '/a//b', '/thoi-tiet-hue/hien-tai#gio'])(
    'goes back to %s',
    (path) => {
      expect(findReturnPath(path)).toBe(path);
    },
  );

  it.each([
    undefined,
    '',
    'map',
    '//example.org',
    '/\\example.org',
    'https://example.org/',
    'javascript:alert(1)',
    '/\t/example.org',
    '/a\nb',
  ])('refuses %j', (text) => {
    expect(findReturnPath(text)).toBeNull();
  });

  it('never leads to another site', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[/\\a-z.:@\t\n]{1,12}$/), (text) => {
        const path = findReturnPath(text);
        if (path !== null) expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example');
      }),
      { numRuns: 2000 },
    );
  });
});
