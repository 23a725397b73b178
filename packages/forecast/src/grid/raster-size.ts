/** Columns and rows of a raster whose cells stand row by row. Nothing here knows where it lies on the earth. */
export interface RasterSize {
  readonly columns: number;
  readonly rows: number;
}
