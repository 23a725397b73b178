import type { MapScale } from '@portal/contract/endpoints/map-frames';
import { toScaleByte } from '@portal/domain/geo/map-scale';
import type { RegularGrid } from '@portal/forecast/grid/regular-grid';

/** The bytes of a frame: its planes one after the other, each row by row from north to south. */
export function encodeFrame(planes: readonly Float32Array[], { rows, columns }: RegularGrid, scale: MapScale): Buffer {
  const cells = rows * columns;
  const bytes = Buffer.allocUnsafe(cells * planes.length);
  planes.forEach((values, plane) => {
    for (let row = 0; row < rows; row++) {
      const at = plane * cells + (rows - 1 - row) * columns;
      for (let column = 0; column < columns; column++) {
        bytes[at + column] = toScaleByte(values[row * columns + column] as number, scale);
      }
    }
  });
  return bytes;
}
