import { describe, expect, it } from 'vitest';
import { isStreetLike, toWardPart } from './find-address.ts';

describe('looksLikeStreet', () => {
  it.each([
    '12 Nguyễn Huệ',
    '12/3A Láng Hạ, phường Láng, Hà Nội',
    'đường Láng',
    'ngõ 25 phố Huế',
    'Phố Huế',
    'Số 5 Trần Phú',
    'hẻm 3',
    'kiệt 12 Lê Lợi',
    'street 5',
  ])('takes “%s” for a street', (query) => {
    expect(isStreetLike(query)).toBe(true);
  });

  it.each(['Đà Lạt', 'quận 1', 'phường 2', 'phổ cường', 'ngọc hồi', 'đường hoa', '10.78, 106.7', '', 'hà nội', 'Số'])(
    'takes “%s” for a place unless it says street',
    (query) => {
      expect(isStreetLike(query)).toBe(query === 'đường hoa');
    },
  );

  it('reads decomposed letters like composed ones', () => {
    expect(isStreetLike('đường Láng'.normalize('NFD'))).toBe(true);
  });
});

describe('toWardPart', () => {
  it('is what follows the first comma', () => {
    expect(toWardPart('12 Láng, phường Láng, Hà Nội')).toBe('phường Láng, Hà Nội');
    expect(toWardPart('12 Láng')).toBe('');
    expect(toWardPart('12 Láng,')).toBe('');
  });
});
