import { BRAND } from '@portal/content/brand';
import type { Language } from '@portal/domain/language/language';
import { getRoute } from './get-route.ts';
import type { RouteId } from './route-id.ts';
import type { RouteParameters } from './route-parameters.ts';

/** Path of a route in a language. Throws when a parameter is missing. */
export function toPath(id: RouteId, language: Language, parameters: RouteParameters = {}): string {
  const template = getRoute(id)[language];
  if (!template.includes('{')) return template;
  return splitTemplate(template)
    .map((piece, index) => (index % 2 === 0 ? piece : toSegment(id, piece, parameters)))
    .join('');
}

function toSegment(id: RouteId, name: string, parameters: RouteParameters): string {
  const value = name === 'brand' ? BRAND.slug : parameters[name];
  if (value === undefined) throw new Error(`route ${id} needs the parameter ${name}`);
  return encodeURIComponent(value);
}

const pieces = new Map<string, readonly string[]>();

/** Splits a template into its static parts and, between them, the parameter names. */
function splitTemplate(template: string): readonly string[] {
  const known = pieces.get(template);
  if (known !== undefined) return known;
  const made = template.split(/\{(\w+)\}/);
  pieces.set(template, made);
  return made;
}
