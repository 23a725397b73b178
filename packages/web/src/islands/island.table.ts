import type { FunctionComponent } from 'react';

/** Fetches an island's code. Its props are those that the server wrote beside its markup. */
export type LoadIsland = () => Promise<FunctionComponent<never>>;

/** Every island by the name under which a page places it. */
export const ISLANDS: Readonly<Record<string, LoadIsland>> = {
  'api-trial': () => import('./api-trial/api-trial.tsx').then((module) => module.ApiTrial),
  'place-search': () => import('./place-search/place-search.tsx').then((module) => module.PlaceSearch),
};
