import type { FastifyInstance } from 'fastify';

export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** Never fetched ahead, wherever a link to them stands: they sign in or out, are somebody's own, cost money or count calls. */
const NEVER_AHEAD = ['/logout*', '/login*', '/dashboard*', '/thanh-toan*', '/payment*', '/api/*'];

/**
 * Which links a browser may fetch before they are followed: the other spans of a place as soon as one is hovered or about to be
 * touched, other pages when one is pressed; never those that choose something (`rel=nofollow`: a crop, table or chart). Only
 * the document of some 8 KB comes ahead; nothing runs and nothing is counted.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ selector_matches: 'main nav a:not([rel~=nofollow])' }, { not: { href_matches: NEVER_AHEAD } }],
      },
      eagerness: 'moderate',
    },
    {
      where: {
        and: [
          { selector_matches: 'main a:not([rel~=nofollow])' },
          { href_matches: ['/thoi-tiet-*', '/weather-*', '/agri-weather-*'] },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});

/** Serves the rules that documents name in their header. Browsers that save data ask for nothing ahead. */
export function serveSpeculationRules(app: FastifyInstance): void {
  app.get(SPECULATION_RULES_PATH, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('application/speculationrules+json').send(RULES),
  );
}
