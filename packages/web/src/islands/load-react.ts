import type { FunctionComponent } from 'react';

/** Makes an island's markup answer its reader. What it needs to know the server wrote beside the markup. */
type MountIsland = (element: HTMLElement) => void;

/** Fetches an island's code. */
export type LoadIsland = () => Promise<MountIsland>;

/** An island drawn with React, which is fetched beside it. */
export async function loadReact(load: () => Promise<FunctionComponent<never>>): Promise<MountIsland> {
  const [{ hydrateIsland }, component] = await Promise.all([import('./hydrate-island.ts'), load()]);
  return (element) => hydrateIsland(element, component);
}
