import { describe, expect, it } from 'vitest';
import { toPageQuery } from './page-address.ts';

describe('toPageQuery', () => {
  it('takes what the page reads in one order, the first of several values, and nothing that it does not read', () => {
    const raw = { q: ['a', 'b'], x: '7', lang: 'en', utm_source: 'x', constructor: 'y' };
    expect(Object.entries(toPageQuery(raw, 'search', false))).toEqual([
      ['lang', 'en'],
      ['q', 'a'],
    ]);
    expect(toPageQuery(raw, 'home', false)).toEqual({ lang: 'en' });
    expect(toPageQuery({ crop: 'rice', view: 'table', page: '2' }, 'agri:now', false)).toEqual({ crop: 'rice' });
    expect(toPageQuery({ t: '2026-08-03T14', layer: 'rain', page: '2' }, 'map', false)).toEqual({
      layer: 'rain',
      t: '2026-08-03T14',
    });
  });

  it.each(['weather:hourly', 'weather:tomorrow', 'weather:next-days'])(
    'reads chart or table where %s offers it',
    (id) => {
      expect(toPageQuery({ view: 'table' }, id, true)).toEqual({ view: 'table' });
      expect(toPageQuery({ view: 'table' }, 'weather:now', true)).toEqual({});
    },
  );

  it('leaves the language out where the path says it', () => {
    expect(toPageQuery({ lang: 'en' }, 'weather:now', true)).toEqual({});
  });

  it('cuts typed text, never within a letter, and nothing else', () => {
    const typed = (q: string) => toPageQuery({ q }, 'search', false).q;
    expect(typed('x'.repeat(200))).toHaveLength(200);
    expect(typed('x'.repeat(15_000))).toHaveLength(200);
    expect(typed(`${'x'.repeat(199)}🌧`)?.isWellFormed()).toBe(true);
    expect(toPageQuery({ redirect: `/${'x'.repeat(500)}` }, 'login', false).redirect).toHaveLength(501);
  });

  it('makes the same of the same words', () => {
    const typed = (q: string) => toPageQuery({ q }, 'search', false).q;
    expect(typed('  đà   lạt ')).toBe(typed('đà lạt'.normalize('NFD')));
  });

  it('joins the ticks of a form into one list, and no other repeated name', () => {
    const raw = { variables: ['rain', 'temperature'], call: ['a', 'b'], other: 'x' };
    expect(toPageQuery(raw, 'weather-api', false)).toEqual({ call: 'a', variables: 'rain,temperature' });
  });
});
