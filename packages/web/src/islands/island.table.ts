import { type LoadIsland, loadReact } from './load-react.ts';

/** Islands of public pages by name; for pages of accounts and the API see `account-island.table.ts`. */
export const ISLANDS: Readonly<Record<string, LoadIsland>> = {
  'call-estimate': () =>
    loadReact(() => import('./call-estimate/call-estimate.tsx').then((module) => module.CallEstimate)),
  'rain-rule': () => loadReact(() => import('./rain-rule/rain-rule.tsx').then((module) => module.RainRuleTrial)),
  'place-search': () => loadReact(() => import('./place-search/place-search.tsx').then((module) => module.PlaceSearch)),
  'lead-form': () => loadReact(() => import('./lead-form/lead-form.tsx').then((module) => module.LeadForm)),
  'location-places': () => import('./own-places/location-places.ts').then((module) => module.mountLocationPlaces),
  'app-offer': () => import('#islands/frame/mount-app-offer.ts').then((module) => module.mountAppOffer),
  'location-card': () => import('#islands/frame/mount-location-card.ts').then((module) => module.mountLocationCard),
  'lucky-card': () => import('#islands/lucky-card/mount-lucky-card.ts').then((module) => module.mountLuckyCard),
  'ward-bulletin': () =>
    import('#islands/ward-bulletin/mount-ward-bulletin.ts').then((module) => module.mountWardBulletin),
  'weather-map': () => import('#islands/weather-map/mount-weather-map.ts').then((module) => module.mountWeatherMap),
  'satellite-map': () =>
    import('#islands/satellite-map/mount-satellite-map.ts').then((module) => module.mountSatelliteMap),
  'rain-map': () => import('./rain-map/mount-rain-map.ts').then((module) => module.mountRainMap),
  'home-places': () => import('./own-places/home-places.ts').then((module) => module.mountHomePlaces),
  'storm-places': () => import('./own-places/storm-places.ts').then((module) => module.mountStormPlaces),
  'storm-tasks': () => import('./storm-tasks/mount-storm-tasks.ts').then((module) => module.mountStormTasks),
};
