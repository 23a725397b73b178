import { describe, expect, it } from 'vitest';
import { isForeignPost, isOwnPageCall } from './own-origin.ts';

const OWN = 'https://portal.example';

describe('a post', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: OWN }, true],
    [{ origin: 'https://evil.example' }, true],
    [{ origin: 'null' }, true],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.portal.example' }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ origin: OWN }, false],
    [{ origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }, false],
    [{}, false],
  ])('with %o comes from elsewhere: %s', (headers, foreign) => {
    expect(isForeignPost(headers, OWN)).toBe(foreign);
  });
});

describe('a call', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none', referer: `${OWN}/` }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: OWN }, false],
    [{ origin: OWN }, true],
    [{ referer: `${OWN}/map` }, true],
    [{ referer: 'https://portal.example.evil.test/' }, false],
    [{}, false],
  ])('with %o is one of the portal’s own pages: %s', (headers, own) => {
    expect(isOwnPageCall(headers, OWN)).toBe(own);
  });
});
