/**
 * Climatological total ozone in the middle of each month, January first, in Dobson units, over 5°, 15° and 25° N: zonal
 * means from the years of satellite measurement (TOMS, OMI), rounded to 5 units. A day may differ by 15 units.
 */
export const OZONE_COLUMNS = [
  [245, 245, 250, 255, 260, 260, 265, 265, 265, 260, 255, 250],
  [245, 245, 255, 265, 270, 270, 270, 270, 265, 260, 250, 245],
  [260, 265, 275, 290, 290, 285, 280, 275, 270, 265, 255, 255],
] as const;
