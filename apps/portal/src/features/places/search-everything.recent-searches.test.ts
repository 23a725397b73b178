import { describe, expect, it } from 'vitest';
import { openPlaceAtlas } from './place-atlas.ts';
import { searchAtlas, searchRemembered } from './search-everything.ts';

const atlas = openPlaceAtlas();

describe('a search that was made lately', () => {
  it('is the same for other cases, spaces and forms of the same words, and equals a fresh one', () => {
    const first = searchRemembered(atlas, 'đà lạt', 10, 'vi');
    for (const text of ['Đà Lạt', '  ĐÀ   LẠT ', 'đà lạt'.normalize('NFD')]) {
      expect(searchRemembered(atlas, text, 10, 'vi')).toBe(first);
      expect(searchAtlas(atlas, text, 10, 'vi')).toEqual(first);
    }
  });

  it('is another one in another language, number or atlas', () => {
    const first = searchRemembered(atlas, 'huế', 10, 'vi');
    expect(searchRemembered(atlas, 'huế', 10, 'en')).toEqual(searchAtlas(atlas, 'huế', 10, 'en'));
    expect(searchRemembered(atlas, 'huế', 2, 'vi')).toHaveLength(2);
    expect(searchRemembered({ ...atlas }, 'huế', 10, 'vi')).not.toBe(first);
  });
});
