/** Base map tiles chosen by the operator, drawn under the weather. Plain data. */
export interface MapGround {
  /** Path of a PMTiles file on this site, or a tile URL with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  readonly isArchive: boolean;
  readonly tiles: 'vector' | 'raster';
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Names of the layers of vector tiles; null if unknown in advance. */
  readonly layers: readonly string[] | null;
  /** Credit that must be shown; null if none is required. */
  readonly credit: string | null;
}
