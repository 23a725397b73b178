/** Tiles that the operator puts under the weather, over the portal's own land and sea. Plain data. */
export interface MapGround {
  /** Path of a PMTiles file on this site, or an address of tiles with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  readonly isArchive: boolean;
  readonly tiles: 'vector' | 'raster';
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Names of the layers of vector tiles; null where they are not known before. */
  readonly layers: readonly string[] | null;
  /** Whose map it is, as it must be shown; null where none is required. */
  readonly credit: string | null;
}
