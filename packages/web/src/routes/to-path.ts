import { BRAND } from '@portal/content/brand';
import type { Language } from '@portal/domain/language/language';
import { getRoute } from './get-route.ts';
import type { RouteId } from './route-id.ts';
import type { RouteParameters } from './route-parameters.ts';

/** The path of a route in a language. Throws when a parameter of the path is not given. */
export function toPath(id: RouteId, language: Language, parameters: RouteParameters = {}): string {
  const template = getRoute(id)[language];
  if (!template.includes('{')) return template;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'brand' ? BRAND.slug : parameters[name];
    if (value === undefined) throw new Error(`route ${id} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}
