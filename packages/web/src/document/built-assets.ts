import type { ClientAssets } from './client-assets.ts';

/** Names of the client files; the build replaces this module (vite.config.ts). */
export const BUILT_ASSETS: ClientAssets = {
  style: '',
  kindStyles: {
    home: '',
    now: '',
    hours: '',
    days: '',
    farm: '',
    map: '',
    rain: '',
    product: '',
    api: '',
    report: '',
    heat: '',
    sea: '',
    ward: '',
    storm: '',
    house: '',
    trip: '',
    service: '',
    words: '',
  },
  loader: '',
  modules: [],
  islandModules: {},
  fonts: [],
  icon: '',
};
