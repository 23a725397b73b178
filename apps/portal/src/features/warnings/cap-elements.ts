import type { XmlElement } from './parse-xml.ts';

export const listOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** Text of the first child with a name; empty without one. */
export const textOf = (element: XmlElement, name: string): string => listOf(element, name)[0]?.text.trim() ?? '';

/** Values of `parameter`, `eventCode` or `geocode` with any of these names. */
export function listValues(element: XmlElement, kind: string, names: readonly string[]): string[] {
  const wanted = names.map((name) => name.toLowerCase());
  return listOf(element, kind)
    .filter((pair) => wanted.includes(textOf(pair, 'valueName').toLowerCase()))
    .map((pair) => textOf(pair, 'value'));
}
