import { describe, expect, it } from 'vitest';
import { toDisplayName } from './describe-place.ts';
import { formatCoordinates } from './format-coordinates.ts';
import { openPlaceAtlas } from './place-atlas.ts';

const { index } = openPlaceAtlas();

describe('toDisplayName', () => {
  it.each(['vi', 'en'] as const)(
    'reads differently for every place (%s), so that every page has its own title',
    (language) => {
      const lines = index.places.map((place) => {
        const { main, secondary } = toDisplayName(index, place, language);
        return `${main}, ${secondary}`;
      });
      expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
    },
  );
});

describe('formatCoordinates', () => {
  it('writes sides and decimal signs as each language does', () => {
    expect(formatCoordinates({ lat: 10.7704, lng: 106.6996 }, 'vi')).toBe('10,770° B, 106,700° Đ');
    expect(formatCoordinates({ lat: -5, lng: -0.5 }, 'en')).toBe('5.000° S, 0.500° W');
  });
});
