import type { Grib2Message } from '#formats/grib2/message.ts';

const NCEP = 7;
const ECMWF = 98;

/** ECMWF numbers the cycles of its physical model from 100 on; its learned model AIFS has the small numbers. */
const FIRST_PHYSICAL = 100;

/**
 * Name of the source that a message comes from, by its centre (code table C-11) and process: `gfs` for NCEP, `ecmwf`,
 * `ecmwf-aifs`; null for any other, whose licence is not known either: whoever has its files has to name it.
 */
export function findSourceName({ centre, generatingProcess }: Grib2Message): string | null {
  if (centre === NCEP) return 'gfs';
  if (centre !== ECMWF) return null;
  return generatingProcess > 0 && generatingProcess < FIRST_PHYSICAL ? 'ecmwf-aifs' : 'ecmwf';
}

/** Licence and credit that must be shown with a source's data. */
export function getLicence(source: string): string {
  if (source === 'gfs') return 'NOAA/NCEP Global Forecast System, public domain.';
  if (source === 'ecmwf' || source === 'ecmwf-aifs') {
    return 'Contains modified ECMWF open data, © European Centre for Medium-Range Weather Forecasts, CC BY 4.0. ECMWF accepts no liability for its use.';
  }
  return 'Ingested from a file; the licence is not known to the portal.';
}
