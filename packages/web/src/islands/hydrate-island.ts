import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

type LoadIsland = () => Promise<FunctionComponent<never>>;

const ISLANDS: Readonly<Record<string, LoadIsland>> = {
  'api-trial': () => import('./api-trial/api-trial.tsx').then((module) => module.ApiTrial),
  'place-search': () => import('./place-search/place-search.tsx').then((module) => module.PlaceSearch),
};

/** Brings an island to life in its place; the markup stays as the server sent it. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = element.dataset;
  const load = ISLANDS[island];
  if (load === undefined) return;
  // The server wrote the attribute from this island's own props.
  const Component = (await load()) as FunctionComponent<object>;
  flushSync(() => {
    hydrateRoot(element, createElement(Component, JSON.parse(props)), { identifierPrefix: `${island}-` });
  });
}
