/** A part of the map's markup by its name. Throws where the page has no such part: page and script are made together. */
export function getPart(root: ParentNode, name: string): HTMLElement {
  const part = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (part === null) throw new Error(`the map has no part ${name}`);
  return part;
}
