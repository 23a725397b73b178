/** Colours of the basemap, read from the page's style so that both themes live in one place. */
const TOKENS = ['sea', 'land', 'home', 'line', 'coast', 'water', 'ink', 'halo', 'soft', 'tiles'] as const;
export type MapColors = Readonly<Record<(typeof TOKENS)[number], string>>;

/** The colours that an element's style gives the map. */
export function readMapColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  const entries = TOKENS.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()] as const);
  return Object.fromEntries(entries) as MapColors;
}
