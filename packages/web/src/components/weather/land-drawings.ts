import type { Landscape } from '@portal/content/find-landscape';
import city from './lands/land-city.svg?no-inline';
import coast from './lands/land-coast.svg?no-inline';
import delta from './lands/land-delta.svg?no-inline';
import highland from './lands/land-highland.svg?no-inline';
import island from './lands/land-island.svg?no-inline';
import mountain from './lands/land-mountain.svg?no-inline';
import terraces from './lands/land-terraces.svg?no-inline';

/** Address of each horizon’s drawing: one file each, so that a page loads only its own. */
export const LAND_DRAWINGS: Readonly<Record<Landscape, string>> = {
  city,
  coast,
  delta,
  highland,
  island,
  mountain,
  terraces,
};
