import { expect, it } from 'vitest';
import { namesEntityTag } from './encoded-body.ts';

it('finds a tag in a list, weak or strong, and under the star', () => {
  for (const header of ['W/"a"', '"a"', '"x", W/"a"', '*', '"x","a"'])
    expect(namesEntityTag(header, 'W/"a"')).toBe(true);
  for (const header of ['W/"b"', 'a', '', '"aa"', '"x", "y"']) expect(namesEntityTag(header, 'W/"a"')).toBe(false);
});
