/** What lies over every layer of the map, and can be switched off. */
export const MAP_OVERLAYS = ['lightning', 'warnings'] as const;

/** An overlay of the map. */
export type MapOverlay = (typeof MAP_OVERLAYS)[number];

/** The overlays that an address switches off; other names are left out. */
export function parseHidden(text = ''): readonly MapOverlay[] {
  const names = text.split(',');
  return MAP_OVERLAYS.filter((name) => names.includes(name));
}
