import type { Place } from '@portal/contract/endpoints/place-schema';
import { NATIONAL_SIZE } from '@portal/forecast/radar/national-grid';

/** Cell of the national raster, rows from the north; null off the station grid. */
export function findRadarCell({ stationCode }: Pick<Place, 'stationCode'>): number | null {
  if (stationCode === null) return null;
  const { columns, rows } = NATIONAL_SIZE;
  return (rows - 1 - Math.floor(stationCode / columns)) * columns + (stationCode % columns);
}
