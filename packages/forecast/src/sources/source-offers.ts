import { ECMWF_PUBLIC_URL } from './ecmwf/domain.ts';
import { ECMWF_VARIABLES } from './ecmwf/variables.table.ts';
import { ECMWF_ENS_VARIABLES } from './ecmwf-ens/variables.table.ts';
import { GEFS_HALF_DEGREE, GEFS_PUBLIC_URL, GEFS_QUARTER_DEGREE } from './gefs/domain.ts';
import { GEFS_GUST_VARIABLES, GEFS_VARIABLES } from './gefs/variables.table.ts';
import { GFS_PUBLIC_URL } from './gfs/domain.ts';
import { GFS_VARIABLES } from './gfs/variables.table.ts';
import { OPEN_METEO_OFFERS } from './open-meteo/offers.ts';
import type { SourceOffer } from './schedule/source-offer.ts';

/** Every source that can run by itself. A new provider is a folder of three files and an entry here. */
export const SOURCE_OFFERS: readonly SourceOffer[] = [
  {
    name: 'ecmwf',
    title: 'ECMWF open data, 0.25°',
    reachedBy: 'url',
    publicUrl: ECMWF_PUBLIC_URL,
    variables: ECMWF_VARIABLES,
    create: async (url) => (await import('./ecmwf/download.ts')).createEcmwf({ url }),
  },
  {
    name: 'ecmwf-ens',
    title: 'ECMWF open data, 51 members, 0.25°',
    reachedBy: 'url',
    publicUrl: ECMWF_PUBLIC_URL,
    variables: ECMWF_ENS_VARIABLES,
    create: async (url) => (await import('./ecmwf-ens/download.ts')).createEcmwfEns({ url }),
  },
  {
    name: 'folder',
    title: 'GRIB2 files of one’s own, put into a folder',
    reachedBy: 'folder',
    publicUrl: null,
    variables: null,
    create: async (path, _, dataDir) =>
      (await import('./folder/create-folder.ts')).createFolder({ path, dataDir, reserved: RESERVED_NAMES }),
  },
  {
    name: 'gefs',
    title: 'NOAA GEFS, 31 members, 0.5° to 16 days',
    reachedBy: 'url',
    publicUrl: GEFS_PUBLIC_URL,
    variables: GEFS_VARIABLES,
    create: async (url) => (await import('./gefs/download.ts')).createGefs({ url, product: GEFS_HALF_DEGREE }),
  },
  {
    name: 'gefs-025',
    title: 'NOAA GEFS, 31 members, 0.25° to 10 days',
    reachedBy: 'url',
    publicUrl: GEFS_PUBLIC_URL,
    variables: GEFS_GUST_VARIABLES,
    create: async (url) => (await import('./gefs/download.ts')).createGefs({ url, product: GEFS_QUARTER_DEGREE }),
  },
  {
    name: 'gfs',
    title: 'NOAA GFS, 0.25°',
    reachedBy: 'url',
    publicUrl: GFS_PUBLIC_URL,
    variables: GFS_VARIABLES,
    create: async (url) => (await import('./gfs/download.ts')).createGfs({ url }),
  },
  ...OPEN_METEO_OFFERS,
];

/** Names that files of an operator's own must not have: those of the portal's sources, and what it calls files of ECMWF's learned model. */
export const RESERVED_NAMES: readonly string[] = ['demo', 'ecmwf-aifs', ...SOURCE_OFFERS.map(({ name }) => name)];

/** The source of a name; null where there is none. */
export function findSourceOffer(name: string): SourceOffer | null {
  return SOURCE_OFFERS.find((offer) => offer.name === name) ?? null;
}
