import type { ImageSource, Map as LiveMap } from 'maplibre-gl';
import type { MapFrames } from '#components/map/to-map-frames.ts';

/** Images that lie on the map, one at a time; null hides them. */
export interface ImageLayer {
  show(image: { readonly url: string; readonly bounds: MapFrames['bounds'] } | null): void;
}

const ID = 'images';
/** What a reader sees of the ground below thick cloud. */
const OPACITY = 0.85;

/** Images between ground and lines. The layer is made with the first image, and anew where the style was changed; `fail` is told of an image that does not come. */
export function createImageLayer(live: LiveMap, fail: () => void): ImageLayer {
  let shown = '';
  live.on('error', (event: { readonly error: unknown; readonly sourceId?: string }) => {
    if (event.sourceId !== ID) return;
    // The image of another moment would be taken for this one's.
    live.removeLayer(ID);
    live.removeSource(ID);
    fail();
  });

  function place(url: string, { north, south, east, west }: MapFrames['bounds']): void {
    const coordinates: [[number, number], [number, number], [number, number], [number, number]] = [
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ];
    const source = live.getSource<ImageSource>(ID);
    if (source !== undefined) {
      if (url !== shown) source.updateImage({ url, coordinates });
    } else {
      live.addSource(ID, { type: 'image', url, coordinates });
      const paint = { 'raster-opacity': OPACITY, 'raster-fade-duration': 0 };
      live.addLayer({ id: ID, type: 'raster', source: ID, paint }, 'rivers');
    }
    shown = url;
  }

  return {
    show(image) {
      if (image !== null) place(new URL(image.url, location.href).href, image.bounds);
      if (live.getLayer(ID) !== undefined)
        live.setLayoutProperty(ID, 'visibility', image === null ? 'none' : 'visible');
    },
  };
}
