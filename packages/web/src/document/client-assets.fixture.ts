import type { ClientAssets } from './client-assets.ts';

/** Recognisable file names for tests. */
export const ASSETS: ClientAssets = {
  style: '/assets/s.css',
  kindStyles: {
    home: '/assets/h.css',
    now: '/assets/n.css',
    hours: '/a',
    days: '/b',
    farm: '/c',
    map: '/c',
    rain: '/e',
    product: '/f',
    api: '/d',
    report: '/f',
    heat: '/f',
    sea: '/f',
    ward: '/f',
    storm: '/f',
    house: '/f',
    trip: '/f',
    service: '/f',
    words: '/assets/w.css',
  },
  loader: '/assets/l.js',
  modules: ['/assets/m.js'],
  islandModules: { dashboard: ['/assets/d.js', '/assets/r.js'] },
  fonts: ['/assets/f.woff2'],
  icon: '/assets/i.svg',
};
