import { describe, expect, it } from 'vitest';
import { openPlaceAtlas } from './place-atlas.ts';
import { searchAtlas } from './search-everything.ts';
import { SEARCH_QUERIES } from './search-queries.table.ts';

const LEAST_RIGHT = 0.95;

const atlas = openPlaceAtlas();
const rows = Object.values(SEARCH_QUERIES).flat();

describe('the 200 searches written before the ranking', () => {
  it('are 200, each once, and expect places that exist', () => {
    expect(new Set(rows.map(([query]) => query)).size).toBe(200);
    const slugs = rows.map(([, first]) => first).filter((first) => !/^\d/.test(first));
    expect(slugs.filter((slug) => !atlas.index.bySlug.has(slug))).toEqual([]);
  });

  it('find what they expect first, at least 95 in a hundred', () => {
    const misses = rows.flatMap(([query, first, language = 'vi']) => {
      const [found] = searchAtlas(atlas, query, 10, language);
      const shown = found?.kind === 'point' ? toShortPoint(found) : (found?.slug ?? 'nothing');
      return shown === first ? [] : [`${query}: ${shown} instead of ${first}`];
    });
    expect(1 - misses.length / rows.length, misses.join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});

function toShortPoint({ lat, lng }: { readonly lat: number; readonly lng: number }): string {
  return `${Number(lat.toFixed(5))},${Number(lng.toFixed(5))}`;
}
