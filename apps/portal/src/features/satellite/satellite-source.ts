/** Outer edges of the operator's images, degrees. */
interface ImageBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Where the operator's satellite images come from, and how they lie on the earth. */
export interface SatelliteSource {
  /** Folder that images arrive in, their time (UTC) in their names; null where there is none. */
  readonly folder: string | null;
  /** Address of an image with `{yyyy}{MM}{dd}{HH}{mm}` (UTC); null where there is none. */
  readonly address: string | null;
  readonly bounds: ImageBounds;
  /** `degrees`: rows of equal latitude steps; `mercator`: rows of Web Mercator. */
  readonly projection: 'degrees' | 'mercator';
  readonly everyMinutes: number;
}
