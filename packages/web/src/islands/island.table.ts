import type { FunctionComponent } from 'react';

/** Makes an island's markup answer its reader. What it needs to know the server wrote beside the markup. */
type MountIsland = (element: HTMLElement) => void;

/** Fetches an island's code. */
export type LoadIsland = () => Promise<MountIsland>;

/** An island drawn with React, which is fetched beside it. */
async function loadReact(load: () => Promise<FunctionComponent<never>>): Promise<MountIsland> {
  const [{ hydrateIsland }, component] = await Promise.all([import('./hydrate-island.ts'), load()]);
  return (element) => hydrateIsland(element, component);
}

/** Every island by the name under which a page places it. */
export const ISLANDS: Readonly<Record<string, LoadIsland>> = {
  'api-trial': () => loadReact(() => import('./api-trial/api-trial.tsx').then((module) => module.ApiTrial)),
  'api-builder': () => loadReact(() => import('./api-builder/api-builder.tsx').then((module) => module.ApiBuilder)),
  'call-estimate': () =>
    loadReact(() => import('./call-estimate/call-estimate.tsx').then((module) => module.CallEstimate)),
  'code-samples': () => import('./code-samples/mount-code-samples.ts').then((module) => module.mountCodeSamples),
  'rain-rule': () => loadReact(() => import('./rain-rule/rain-rule.tsx').then((module) => module.RainRuleTrial)),
  'place-search': () => loadReact(() => import('./place-search/place-search.tsx').then((module) => module.PlaceSearch)),
  'lead-form': () => loadReact(() => import('./lead-form/lead-form.tsx').then((module) => module.LeadForm)),
  'location-places': () => import('./own-places/location-places.ts').then((module) => module.mountLocationPlaces),
  'app-offer': () => import('#islands/frame/mount-app-offer.ts').then((module) => module.mountAppOffer),
  'location-card': () => import('#islands/frame/mount-location-card.ts').then((module) => module.mountLocationCard),
  'lucky-card': () => import('#islands/lucky-card/mount-lucky-card.ts').then((module) => module.mountLuckyCard),
  'weather-map': () => import('#islands/weather-map/mount-weather-map.ts').then((module) => module.mountWeatherMap),
  'satellite-map': () =>
    import('#islands/satellite-map/mount-satellite-map.ts').then((module) => module.mountSatelliteMap),
  'rain-map': () => import('./rain-map/mount-rain-map.ts').then((module) => module.mountRainMap),
  'account-form': () => loadReact(() => import('./account-form/account-form.tsx').then((module) => module.AccountForm)),
  dashboard: () => loadReact(() => import('./dashboard/dashboard.tsx').then((module) => module.Dashboard)),
  catchments: () => loadReact(() => import('./catchments/catchments.tsx').then((module) => module.Catchments)),
  'rule-editor': () => loadReact(() => import('./rule-editor/rule-editor.tsx').then((module) => module.RuleEditor)),
  'own-board': () => loadReact(() => import('./own-board/own-board.tsx').then((module) => module.OwnBoard)),
  'wind-desk': () => loadReact(() => import('./wind-desk/own-wind-desk.tsx').then((module) => module.OwnWindDesk)),
  records: () => loadReact(() => import('./records/records-desk.tsx').then((module) => module.RecordsDesk)),
  checkout: () => loadReact(() => import('./checkout/checkout.tsx').then((module) => module.Checkout)),
  'order-watch': () => import('./checkout/mount-order-watch.ts').then((module) => module.mountOrderWatch),
  logout: () => import('./session/mount-logout.ts').then((module) => module.mountLogout),
  'home-places': () => import('./own-places/home-places.ts').then((module) => module.mountHomePlaces),
};
