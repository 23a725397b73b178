import type { ClientAssets } from './client-assets.ts';

/** Names of the client files. The build puts the real ones in this module's place (vite.config.ts). */
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
    service: '',
    words: '',
  },
  loader: '',
  modules: [],
  fonts: [],
  icon: '',
};
