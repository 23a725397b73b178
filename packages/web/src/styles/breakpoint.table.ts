/**
 * Widths at which layouts change, in em so that enlarged text counts. Style sheets say `@media (--from-medium)` or
 * `@media (--below-medium)`; the build writes the widths.
 */
const BREAKPOINTS = {
  /** Phones end: rows instead of stacks. */
  small: 37.5,
  /** Tables instead of lists. */
  medium: 43.75,
  /** A second column. */
  large: 56.25,
  /** The menu as a bar, side columns. */
  wide: 64,
} as const;

/** A pixel at 16 px, by which `below` ends before `from`; ranges (`<`) are unknown to browsers before 2022. */
const STEP = 0.0625;

type BreakpointName = keyof typeof BREAKPOINTS;

/** Style sheet with the named conditions written out. Throws a RangeError on an unknown name. */
export const writeBreakpoints = (css: string): string =>
  css.replace(/\(--(from|below)-(\w+)\)/g, (_, side: string, name: string) => {
    const width = BREAKPOINTS[name as BreakpointName];
    if (width === undefined) throw new RangeError(`no breakpoint is called ${name}`);
    return side === 'from' ? `(min-width: ${width}em)` : `(max-width: ${width - STEP}em)`;
  });
