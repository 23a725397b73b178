import type { FastifyInstance } from 'fastify';
import { toPathname } from './program-path.ts';

/** Notes the methods of every route that is registered from now on; answers `GET, HEAD, OPTIONS` for its address. */
export function noteRouteMethods(app: FastifyInstance): (url: string) => string | null {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set<string>();
    methods.set(url, known);
    for (const name of [method].flat()) known.add(name.toUpperCase());
  });
  return (url) => {
    const known = methods.get(toPathname(url));
    return known === undefined ? null : [...known, 'OPTIONS'].join(', ');
  };
}
