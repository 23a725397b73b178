import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRequestTarget } from './create-server.ts';

describe('the address of a request', () => {
  it('stays as it is where it is plain', () => {
    for (const url of ['/', '/thoi-tiet-ha-noi?a=%61', '/%C3%A0', '/%2F%25%00', '/%ZZ', '//x', '*']) {
      expect(toRequestTarget(url)).toBe(url);
    }
  });

  it('loses scheme and host of the absolute form', () => {
    expect(toRequestTarget('http://any.example/a?b=c')).toBe('/a?b=c');
    expect(toRequestTarget('HTTPS://any.example:81')).toBe('/');
    expect(toRequestTarget('http://any.example?b=http://c')).toBe('/?b=http://c');
    expect(toRequestTarget('/a?b=http://any.example/')).toBe('/a?b=http://any.example/');
  });

  it('has no needless escapes in its path, so that coordinates are seen as such', () => {
    expect(toRequestTarget('/thoi-tiet-21%2E0285%2c105%2E8542?q=%41')).toBe('/thoi-tiet-21.0285%2c105.8542?q=%41');
    expect(toRequestTarget('/%61%70%69/%7e%5F%2d%30%39%5A')).toBe('/api/~_-09Z');
    expect(toRequestTarget('/%252E')).toBe('/%252E');
  });

  it('means the same path as before, once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const path = `/${encodeURIComponent(text)}`;
        const escaped = `/${[...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')}`;
        expect(decodeURIComponent(toRequestTarget(escaped))).toBe(decodeURIComponent(path));
        expect(toRequestTarget(toRequestTarget(escaped))).toBe(toRequestTarget(escaped));
      }),
    );
  });
});
