import { describe, expect, it } from 'vitest';
import { findNextOption } from './use-suggestions.ts';

const FIELD = -1;

describe('the keys of the search box', () => {
  it.each([
    ['ArrowDown', FIELD, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, FIELD],
    ['ArrowUp', FIELD, 2],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, FIELD],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Home', FIELD, null],
    ['End', FIELD, null],
    ['a', 1, null],
  ])('%s from %i leads to %s of three', (key, from, to) => {
    expect(findNextOption(key, from, 3)).toBe(to);
  });
});
