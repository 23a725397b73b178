/**
 * Updates the text node of an element without children: replacing it would make the browser re-evaluate every `:has()`
 * of the page and restyle all of it.
 */
export function writeText(element: Element, text: string): void {
  const { firstChild } = element;
  if (firstChild instanceof Text && firstChild.nextSibling === null) firstChild.data = text;
  else element.textContent = text;
}
