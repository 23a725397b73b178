import { MAP_LAYERS } from '@portal/web/components/map/map-layer';
import type { ShownPage } from './shown-pages.table.ts';

/** Every layer of the map, at rest and while it plays: `map-wind`, `map-wind-playing`. */
export function listMapPages(): ShownPage[] {
  return MAP_LAYERS.flatMap((layer) => {
    const path = layer === 'satellite' ? '/anh-may-ve-tinh' : `/map?layer=${layer}`;
    const page = { vi: path, en: `${path}${path.includes('?') ? '&' : '?'}lang=en`, isKey: true };
    return [
      { ...page, name: `map-${layer}`, map: 'paused' },
      { ...page, name: `map-${layer}-playing`, map: 'playing' },
    ] satisfies ShownPage[];
  });
}
