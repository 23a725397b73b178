import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Visible text and accessible labels in order, separated by bars. For tests. */
export function readText(element: ReactNode): string {
  return renderToStaticMarkup(element)
    .replace(/<[^>]*aria-label="([^"]*)"[^>]*>/g, '|$1|')
    .replace(/<[^>]+>/g, '|')
    .replaceAll('&#x27;', "'")
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
    .split('|')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('|');
}
