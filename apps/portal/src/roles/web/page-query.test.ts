import { describe, expect, it } from 'vitest';
import { toPageQuery } from './page-query.ts';

describe('toPageQuery', () => {
  it('sorts names, takes the first of several values and drops marks of campaigns', () => {
    expect(Object.entries(toPageQuery({ q: ['a', 'b'], lang: 'en', utm_source: 'x', fbclid: 'y' }))).toEqual([
      ['lang', 'en'],
      ['q', 'a'],
    ]);
  });

  it('cuts typed text, never within a letter, and nothing else', () => {
    expect(toPageQuery({ q: 'x'.repeat(200) }).q).toHaveLength(200);
    expect(toPageQuery({ q: 'x'.repeat(15_000) }).q).toHaveLength(200);
    expect(toPageQuery({ q: `${'x'.repeat(199)}🌧` }).q?.isWellFormed()).toBe(true);
    expect(toPageQuery({ redirect: `/${'x'.repeat(500)}` }).redirect).toHaveLength(501);
  });
});
