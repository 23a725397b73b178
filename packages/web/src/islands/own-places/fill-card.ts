/** Fills elements by their `data-slot` name. */
export function fillSlots(root: ParentNode, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const slot = root.querySelector(`[data-slot="${name}"]`);
    if (slot !== null) slot.textContent = text;
  }
}

/** Clones the content of a part's `<template>`. */
export function copyTemplate(part: ParentNode): HTMLElement | null {
  const element = part.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  return element instanceof HTMLElement ? element : null;
}
/** Sets the stacked drawings of an hour's sky. */
export function showSky(root: ParentNode, addresses: readonly string[]): void {
  root.querySelector('svg[data-slot="sky"]')?.toggleAttribute('data-badged', (addresses[2] ?? '') !== '');
  root.querySelectorAll('svg[data-slot="sky"] > use').forEach((use, index) => {
    const address = addresses[index] ?? '';
    if (address === '') use.removeAttribute('href');
    else use.setAttribute('href', address);
  });
}
