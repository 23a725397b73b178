import type { Map as LiveMap } from 'maplibre-gl';

/** Bounds of the images, degrees. */
interface ImageBounds {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

/** Images of the time bar as stacked map layers, each fetched on first use. */
export interface ImageDeck {
  /** Rejects if the image fails to load. */
  load(index: number): Promise<void>;
  has(index: number): boolean;
  /** Shows a position: between two images the later one fades in. */
  show(position: number): void;
  /** Re-adds the images after a style change. */
  restore(): void;
}

type Corner = [lng: number, lat: number];

/** Images lie above land and below rivers, borders and labels. */
const ABOVE = 'rivers';
const toId = (index: number): string => `image-${index}`;

/** Resolves when the map has the image; rejects on failure. */
function whenLoaded(live: LiveMap, id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (finish: () => void): void => {
      live.off('sourcedata', checkLoaded);
      live.off('error', fail);
      finish();
    };
    const checkLoaded = ({ sourceId }: { readonly sourceId?: string }): void => {
      if (sourceId === id && live.isSourceLoaded(id)) end(resolve);
    };
    const fail = (event: { readonly error: unknown; readonly sourceId?: string }): void => {
      if (event.sourceId === id) end(() => reject(event.error));
    };
    live.on('sourcedata', checkLoaded);
    live.on('error', fail);
  });
}

function addImage(live: LiveMap, { north, south, east, west }: ImageBounds, urls: readonly string[], index: number) {
  const id = toId(index);
  const corners: [Corner, Corner, Corner, Corner] = [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
  live.addSource(id, { type: 'image', url: urls[index] ?? '', coordinates: corners });
  const later = urls.findIndex((_, other) => other > index && live.getLayer(toId(other)) !== undefined);
  const paint = { 'raster-opacity': 0, 'raster-opacity-transition': { duration: 0 }, 'raster-fade-duration': 0 };
  live.addLayer({ id, type: 'raster', source: id, paint }, later < 0 ? ABOVE : toId(later));
}

export function createImageDeck(live: LiveMap, bounds: ImageBounds, urls: readonly string[]): ImageDeck {
  const underWay = new Map<number, Promise<void>>();
  const here = new Set<number>();
  let shown = 0;

  function findOpacity(index: number): number {
    const before = Math.floor(shown);
    if (index === before) return 1;
    return index === before + 1 ? shown - before : 0;
  }

  function paint(): void {
    for (const index of here) {
      const [id, opacity] = [toId(index), findOpacity(index)];
      if (live.getPaintProperty(id, 'raster-opacity') !== opacity) live.setPaintProperty(id, 'raster-opacity', opacity);
    }
  }

  async function fetchImage(index: number): Promise<void> {
    const loaded = whenLoaded(live, toId(index));
    addImage(live, bounds, urls, index);
    try {
      await loaded;
      here.add(index);
      paint();
    } catch (error) {
      underWay.delete(index);
      live.removeLayer(toId(index));
      live.removeSource(toId(index));
      throw error;
    }
  }

  return {
    load(index) {
      const known = underWay.get(index);
      if (known !== undefined) return known;
      const asked = fetchImage(index);
      underWay.set(index, asked);
      return asked;
    },
    has: (index) => here.has(index),
    show(position) {
      shown = position;
      paint();
    },
    restore() {
      for (const index of underWay.keys()) {
        if (live.getSource(toId(index)) === undefined) addImage(live, bounds, urls, index);
      }
      paint();
    },
  };
}
