/**
 * Writes text that changes many times a second into an element without children. The text node stays: a new one has the
 * browser match every `:has()` of the page anew, and restyle all of it.
 */
export function writeText(element: Element, text: string): void {
  const { firstChild } = element;
  if (firstChild instanceof Text && firstChild.nextSibling === null) firstChild.data = text;
  else element.textContent = text;
}
