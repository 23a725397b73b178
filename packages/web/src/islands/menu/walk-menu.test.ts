import { describe, expect, it } from 'vitest';
import { findNext } from './walk-menu.ts';

describe('an arrow in the menu', () => {
  it('goes one on or back, and around at the ends', () => {
    expect(findNext(0, 3, 'ArrowRight')).toBe(1);
    expect(findNext(2, 3, 'ArrowRight')).toBe(0);
    expect(findNext(2, 3, 'ArrowDown')).toBe(0);
    expect(findNext(0, 3, 'ArrowLeft')).toBe(2);
    expect(findNext(1, 3, 'ArrowUp')).toBe(0);
  });

  it('jumps to the ends', () => {
    expect(findNext(1, 4, 'Home')).toBe(0);
    expect(findNext(1, 4, 'End')).toBe(3);
  });
});
