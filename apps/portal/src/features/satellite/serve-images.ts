import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { FastifyInstance } from 'fastify';
import type { SatelliteNeeds } from './needs.ts';
import type { SatelliteOrigin } from './satellite-folder.ts';

const NAME = /^(satellite|demo)-(\d{9,10})\.webp$/;
const FOR_EVER = 'public, max-age=604800, immutable';

/** Where an image stands: its address names origin and moment, and what stands there never changes. */
export function toImagePath(origin: SatelliteOrigin, at: EpochSeconds): string {
  return `/map-data/satellite/${origin}-${at}.webp`;
}

/** Serves the images that are kept. */
export function serveImages(app: FastifyInstance, { satellite, demo }: SatelliteNeeds): void {
  app.get<{ Params: { name: string } }>('/map-data/satellite/:name', (request, reply) => {
    const [, origin, at = ''] = NAME.exec(request.params.name) ?? [];
    const isServed = origin === 'satellite' || (origin === 'demo' && demo());
    const image = isServed ? satellite.findImage(origin, Number(at)) : null;
    if (image === null) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
    // The API names these addresses, and may be read from any origin.
    reply.header('cache-control', FOR_EVER).header('access-control-allow-origin', '*');
    return reply.type('image/webp').send(image);
  });
}
