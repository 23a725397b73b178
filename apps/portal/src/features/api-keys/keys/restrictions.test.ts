import { describe, expect, it } from 'vitest';
import { compileRestrictions, parseNetwork, parseOrigin } from './restrictions.ts';

describe('an origin', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    ['https://Example.com/page?x=1', 'https://example.com'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['example.com', null],
    ['ftp://example.com', null],
    ['https://user:pass@example.com', null],
    ['https://*', null],
    ['', null],
  ])('is read from %s as %s', (text, origin) => {
    expect(parseOrigin(text)).toBe(origin);
  });
});

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.0/24 ', '203.0.113.0/24'],
    ['203.0.113.7/32', '203.0.113.7'],
    ['2001:DB8::/48', '2001:db8::/48'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['203.0.113.0/33', null],
    ['203.0.113.0/0', null],
    ['203.0.113.0/', null],
    ['203.0.113', null],
    ['2001:db8::/129', null],
    ['203.0.113.0/24/8', null],
    ['', null],
  ])('is read from %s as %s', (text, network) => {
    expect(parseNetwork(text)).toBe(network);
  });
});

describe('restrictions', () => {
  it('are none where nothing is restricted', () => {
    expect(compileRestrictions({ origins: [], networks: [] })).toBeNull();
  });

  it('let pages of the named origins through, and no program that names none', () => {
    const allow = compileRestrictions({ origins: ['https://example.com'], networks: [] });
    expect(allow?.('https://example.com', '203.0.113.7')).toBe(true);
    expect(allow?.('https://example.com.evil.example', '203.0.113.7')).toBe(false);
    expect(allow?.('http://example.com', '203.0.113.7')).toBe(false);
    expect(allow?.(undefined, '203.0.113.7')).toBe(false);
  });

  it('let addresses of the named networks through, however they are written', () => {
    const allow = compileRestrictions({ origins: [], networks: ['203.0.113.0/24', '2001:db8::/48', '192.0.2.1'] });
    const through = ['203.0.113.255', '::ffff:203.0.113.1', '2001:db8:0:1::5', '2001:0DB8::1', '192.0.2.1'];
    for (const address of through) expect(allow?.(undefined, address), address).toBe(true);
    const refused = ['203.0.114.0', '2001:db8:1::1', '192.0.2.2', '::1', '', 'unknown'];
    for (const address of refused) expect(allow?.(undefined, address), address).toBe(false);
  });

  it('must all hold where both kinds are set', () => {
    const allow = compileRestrictions({ origins: ['https://example.com'], networks: ['192.0.2.1'] });
    expect(allow?.('https://example.com', '192.0.2.1')).toBe(true);
    expect(allow?.('https://example.com', '192.0.2.2')).toBe(false);
    expect(allow?.(undefined, '192.0.2.1')).toBe(false);
  });
});
