/** Names that are the same in both languages. */
const NAMES = {
  aigfs: 'AIGFS',
  ecmwf: 'ECMWF',
  'ecmwf-aifs': 'ECMWF AIFS',
  'ecmwf-aifs-wave': 'ECMWF AIFS',
  'ecmwf-ens': 'ECMWF ENS',
  'ecmwf-ens-chances': 'ECMWF ENS',
  'ecmwf-wave': 'ECMWF',
  gefs: 'GEFS',
  'gefs-025': 'GEFS 0.25°',
  'gefs-aerosol': 'GEFS-Aerosols',
  gfs: 'GFS',
  'gfs-wave': 'GFS-Wave',
  'open-meteo': 'Open-Meteo',
  'open-meteo-air': 'Open-Meteo (CAMS)',
  'open-meteo-marine': 'Open-Meteo',
  silam: 'FMI SILAM',
};

const LEARNED_ENSEMBLE = 'ECMWF AIFS ENS';

/** Display names of the engine's sources: add new sources to this list. Others show their own name. */
export const SOURCE_NAMES: Readonly<Record<'vi' | 'en', Readonly<Record<string, string>>>> = {
  vi: {
    ...NAMES,
    'ecmwf-aifs-ens-chances': `mô hình AI ${LEARNED_ENSEMBLE}`,
    demo: 'số liệu minh họa',
    radar: 'Radar',
    satellite: 'Vệ tinh',
  },
  en: {
    ...NAMES,
    'ecmwf-aifs-ens-chances': `AI model ${LEARNED_ENSEMBLE}`,
    demo: 'demo data',
    radar: 'Radar',
    satellite: 'Satellites',
  },
};
