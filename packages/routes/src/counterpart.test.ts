import { describe, expect, it } from 'vitest';
import { toCounterpart, toLanguagePath } from './counterpart.ts';
import { ROUTES } from './route.table.ts';
import { toPath } from './to-path.ts';

describe('the same page in the other language', () => {
  it('keeps the place and the query', () => {
    const place = { location: 'da-nang', days: '7' };
    expect(toCounterpart('weather:next-days', 'en', place, { from: 'a b' })).toBe(
      '/weather-da-nang/next-7-days?from=a+b',
    );
    expect(toCounterpart('weather:next-days', 'vi', place, {})).toBe('/thoi-tiet-da-nang/7-ngay-toi');
  });

  it('names the language only where the path does not say it', () => {
    expect(toCounterpart('map', 'en', {}, { zoom: '6' })).toBe('/map?zoom=6&lang=en');
    expect(toCounterpart('map', 'vi', {}, { lang: 'en' })).toBe('/map?lang=vi');
    expect(toCounterpart('search', 'en', {}, { q: 'huế', lang: 'vi' })).toBe('/search?q=hu%E1%BA%BF');
  });

  it('is named to search engines without other parameters', () => {
    expect(toLanguagePath('home', 'vi')).toBe('/');
    expect(toLanguagePath('home', 'en')).toBe('/?lang=en');
    expect(toLanguagePath('news', 'en')).toBe('/news');
  });
});

describe('toPath', () => {
  it('puts the brand’s slug into every path that names the brand', () => {
    expect(toPath('about', 'en')).toBe('/about-us/troi-viet');
    expect(toPath('news:life', 'vi')).toBe('/cuoc-song-troi-viet');
  });

  it('refuses to write a path with a hole', () => {
    expect(() => toPath('weather:now', 'vi')).toThrow('location');
  });

  it('writes every row without a brace left', () => {
    const id = '019ec0de-0000-7000-8000-0123456789ab';
    const parameters = { location: 'hue', days: '3', url: 'x', id, code: 'kq3mt8vxw1zrb6yn0pld7a' };
    for (const row of ROUTES)
      for (const language of ['vi', 'en'] as const) {
        expect(toPath(row.id, language, parameters)).not.toMatch(/[{}]/);
      }
  });
});
