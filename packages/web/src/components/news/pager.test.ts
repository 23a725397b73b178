import { describe, expect, it } from 'vitest';
import { listPages } from './pager.tsx';

describe('listPages', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
  ])('on page %i of %i', (page, total, shown) => {
    expect(listPages(page, total)).toEqual(shown);
  });
});
