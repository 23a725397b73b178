import type { FunctionComponent } from 'react';

/** Makes an island interactive; its props come from the markup. */
type MountIsland = (element: HTMLElement) => void;

export type LoadIsland = () => Promise<MountIsland>;

/** An island rendered with React, loaded on demand. */
export async function loadReact(load: () => Promise<FunctionComponent<never>>): Promise<MountIsland> {
  const [{ hydrateIsland }, component] = await Promise.all([import('./hydrate-island.ts'), load()]);
  return (element) => hydrateIsland(element, component);
}
