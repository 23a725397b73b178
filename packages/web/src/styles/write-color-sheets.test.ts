import { describe, expect, it } from 'vitest';
import { writeBreakpoints } from './breakpoint.table.ts';
import { writeColorSheet, writeSkySheet } from './write-color-sheets.ts';

describe('sheets of colours', () => {
  it('set a colour once, and again where the dark theme differs', () => {
    const sheet = writeColorSheet();
    expect(sheet.match(/--pill:/g)).toHaveLength(1);
    expect(sheet.match(/--violet:/g)).toHaveLength(2);
    expect(sheet.indexOf('#b9b2f7')).toBeGreaterThan(sheet.indexOf('prefers-color-scheme: dark'));
  });

  it('mix bands with the weather, then with the dark', () => {
    const sheet = writeSkySheet();
    expect(sheet).toContain('[data-sun="noon"] {\n  --d1: #69b1ea;');
    expect(sheet).toContain(
      '--sky-1: color-mix(in oklab, color-mix(in oklab, var(--d1), var(--veil) var(--on-sky)) var(--keep), var(--deep));',
    );
    expect(sheet).toContain(':is([data-sun="night"], [data-sun="nautical"])[data-sky] {\n  --veil: #3a3f5e;');
  });
});

it('breakpoints are written out by name, and unknown names refused', () => {
  expect(writeBreakpoints('@media (--from-large) and (--below-wide) {}')).toBe(
    '@media (min-width: 56.25em) and (max-width: 63.9375em) {}',
  );
  expect(() => writeBreakpoints('@media (--from-huge) {}')).toThrow(RangeError);
});
