/**
 * Regions whose crops share their dates (domain-2.md §15.1): Red River delta, northern mountains, these above 800 m, north and
 * south central coast, central highlands, south-east, Mekong delta.
 */
export type CropRegion = 'RRD' | 'NM' | 'NM-high' | 'NC' | 'SC' | 'CH' | 'SE' | 'MD';
